import { useEffect, useRef, useState } from 'react'

/** Which picture of a row that is pushed sideways stands in view, and how to bring another there. */
export function useSlide(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const look = () => {
    const { scrollLeft, children } = row.current!
    const [first, second] = [...children] as HTMLElement[]
    if (first && second) setAt(Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft)))
  }
  // It may have been pushed before the page was hydrated.
  useEffect(look, [])
  return {
    row,
    at: Math.min(at, Math.max(count - 1, 0)),
    onScroll: look,
    show(index: number) {
      const slide = row.current!.children[index] as HTMLElement
      row.current!.scrollTo({ left: slide.offsetLeft - row.current!.offsetLeft, behavior: 'smooth' })
    },
  }
}

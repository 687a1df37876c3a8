import { useEffect, useRef, useState } from 'react'

/** Which picture of a horizontally scrolling row is in view, and how to scroll to another. */
export function useSlide(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const updateIndex = () => {
    const { scrollLeft, children } = row.current!
    const [first, second] = [...children] as HTMLElement[]
    if (first && second) setAt(Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft)))
  }
  // It may have been scrolled before hydration.
  useEffect(updateIndex, [])
  return {
    row,
    at: Math.min(at, Math.max(count - 1, 0)),
    onScroll: updateIndex,
    show(index: number) {
      const slide = row.current!.children[index] as HTMLElement
      row.current!.scrollTo({ left: slide.offsetLeft - row.current!.offsetLeft, behavior: 'smooth' })
    },
  }
}

import { useEffect, useRef, useState } from 'react'

/** No hint appears while the page scrolls: it counts as still after this time without a scroll event. */
const stillMs = 250

type BrowseDepth = { list: string | undefined; lists: number; screensDown: number; products: number }

/**
 * How deep the visitor has browsed into the lists of this visit. Scrolling up or leaving and returning does not reduce
 * it.
 */
export function useBrowseDepth(
  list: string | undefined,
  countProducts: () => number,
  subscribeToProducts: (listener: () => void) => () => void,
): BrowseDepth {
  const [depth, setDepth] = useState<BrowseDepth>({ list: undefined, lists: 0, screensDown: 0, products: 0 })
  if (list !== undefined && list !== depth.list) setDepth({ list, lists: depth.lists + 1, screensDown: 0, products: 0 })
  const count = useRef(countProducts)
  useEffect(() => {
    count.current = countProducts
  })
  useEffect(() => {
    if (list === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      const [screens, products] = [window.scrollY / window.innerHeight, count.current()]
      setDepth((before) => ({ ...before, screensDown: Math.max(before.screensDown, screens), products }))
    }
    const scheduleMeasure = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, stillMs)
    }
    // This script and further products load late: the visitor may have scrolled already and not scroll again.
    scheduleMeasure()
    const stopListening = subscribeToProducts(scheduleMeasure)
    window.addEventListener('scroll', scheduleMeasure, { passive: true })
    return () => {
      clearTimeout(timer)
      stopListening()
      window.removeEventListener('scroll', scheduleMeasure)
    }
  }, [list, subscribeToProducts])
  return depth
}

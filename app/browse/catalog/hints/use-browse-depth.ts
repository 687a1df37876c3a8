import { useEffect, useRef, useState } from 'react'

/** Nothing rises under a moving thumb: a page stands still when it has not moved for this long. */
const stillMs = 250

type BrowseDepth = { list: string | undefined; lists: number; screensDown: number; products: number }

/** How deep somebody has browsed into the lists of this visit; going back up, or leaving and coming back, takes nothing away. */
export function useBrowseDepth(
  list: string | undefined,
  countProducts: () => number,
  whenProductsCome: (listener: () => void) => () => void,
): BrowseDepth {
  const [seen, see] = useState<BrowseDepth>({ list: undefined, lists: 0, screensDown: 0, products: 0 })
  if (list !== undefined && list !== seen.list) see({ list, lists: seen.lists + 1, screensDown: 0, products: 0 })
  const count = useRef(countProducts)
  useEffect(() => {
    count.current = countProducts
  })
  useEffect(() => {
    if (list === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const [screens, products] = [window.scrollY / window.innerHeight, count.current()]
      see((before) => ({ ...before, screensDown: Math.max(before.screensDown, screens), products }))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, stillMs)
    }
    // This script comes late, and so may a batch: somebody may have gone down already and scroll no more.
    wait()
    const stopListening = whenProductsCome(wait)
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      stopListening()
      window.removeEventListener('scroll', wait)
    }
  }, [list, whenProductsCome])
  return seen
}

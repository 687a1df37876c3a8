/** However long somebody waits for it: what is not there by then does not come (P18). */
export const mostTries = 50

/** Looks now and then again until it is found; not while nobody looks at the page, and not for ever. */
export function pollUntil(everyMs: number, isFound: () => boolean): () => void {
  if (isFound()) return () => {}
  let left = mostTries
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    left -= 1
    if (isFound() || left <= 0) clearInterval(timer)
  }, everyMs)
  return () => clearInterval(timer)
}

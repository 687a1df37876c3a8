/** Polling stops after this many attempts (P18). */
export const maxAttempts = 50

/** Checks now and then again until found; not while the page is hidden, and not forever. */
export function pollUntil(everyMs: number, isFound: () => boolean): () => void {
  if (isFound()) return () => {}
  let left = maxAttempts
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    left -= 1
    if (isFound() || left <= 0) clearInterval(timer)
  }, everyMs)
  return () => clearInterval(timer)
}

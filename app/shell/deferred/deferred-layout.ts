/** Long enough to handle a tap between two elements, and to draw the pictures of one before the next. */
const pauseMs = 120

/**
 * Removes the deferred layout of a server-rendered page (ui/below-the-fold.tsx) element by element: each is a short
 * task, and afterwards every element has its final position.
 */
export function layOutDeferred(): () => void {
  const deferred = document.getElementsByClassName('below-the-fold')
  const timer = setInterval(() => {
    const [next] = deferred
    if (next) next.classList.remove('below-the-fold')
    else clearInterval(timer)
  }, pauseMs)
  return () => clearInterval(timer)
}

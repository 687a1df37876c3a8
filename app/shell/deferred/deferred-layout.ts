/** Long enough for a tap to come between two pieces, and for the pictures of one to be drawn before the next. */
const breathMs = 120

/**
 * Lays out what a page from the server left for later (ui/below-the-fold.tsx), piece by piece: each is a short task, and from then
 * on every place of the page is where it will stay.
 */
export function layOutDeferred(): () => void {
  const left = document.getElementsByClassName('below-the-fold')
  const timer = setInterval(() => {
    const [next] = left
    if (next) next.classList.remove('below-the-fold')
    else clearInterval(timer)
  }, breathMs)
  return () => clearInterval(timer)
}

/** Long enough to handle a tap between two elements, and to draw the pictures of one before the next. */
const pauseMs = 120

/** After scrolling people look where to tap. */
const calmMs = 500
const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * Removes the deferred layout of a server-rendered page (ui/below-the-fold.tsx) element by element: each is a short
 * task. Not while a finger is down or the page has just been scrolled: what moves then takes the tap away from the link
 * it was meant for. Nor above the screen: an element that was jumped over would take its true height there and move
 * everything that is seen; the browser lays it out when the visitor comes back to it.
 */
export function layOutDeferred(): () => void {
  const deferred = document.getElementsByClassName('below-the-fold')
  const ending = new AbortController()
  let isPressed = false
  // A page may have been scrolled before this began.
  let scrolledAt = performance.now()
  const watch = ({ type }: Event) => (isPressed = type === 'pointerdown')
  for (const press of presses) addEventListener(press, watch, { capture: true, signal: ending.signal })
  addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true, signal: ending.signal })
  const timer = setInterval(() => {
    if (isPressed || performance.now() - scrolledAt < calmMs) return
    const next = [...deferred].find((element) => element.getBoundingClientRect().bottom > 0)
    if (next) next.classList.remove('below-the-fold')
    else if (deferred.length === 0) stop()
  }, pauseMs)
  function stop() {
    clearInterval(timer)
    ending.abort()
  }
  return stop
}

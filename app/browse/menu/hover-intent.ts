/** A pointer that only crosses a department on its way elsewhere has left it by then. */
const openAfterMs = 150
/** One that cuts a corner on its way into the panel is back by then. */
const closeAfterMs = 300

type HoverActions = { onOpen(): void; onClose(): void }

/** Calls what a mouse means that rests on an element or has left it. Touches and pens tap. Returns how to stop. */
export function watchHover(element: HTMLElement, { onOpen, onClose }: HoverActions): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (action: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }
  const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && plan(onOpen, openAfterMs)
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && plan(onClose, closeAfterMs)
  element.addEventListener('pointerenter', onEnter, { signal })
  element.addEventListener('pointerleave', onLeave, { signal })
  // A click says what it means by itself.
  element.addEventListener('pointerdown', () => clearTimeout(timer), { signal })
  // The mouse may have come before this script.
  if (matchMedia('(hover: hover)').matches && element.matches(':hover')) plan(onOpen, openAfterMs)
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

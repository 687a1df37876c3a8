import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')

/** The digits choose the first nine views, as they stand in the bar. */
export function useViewKeys(choose: (at: number) => void): void {
  useEffect(() => {
    function onKeyDown({ key, target, metaKey, ctrlKey, altKey }: KeyboardEvent) {
      if (!/^[1-9]$/.test(key) || metaKey || ctrlKey || altKey || isTyping(target)) return
      if (!document.querySelector('dialog[open]')) choose(Number(key) - 1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

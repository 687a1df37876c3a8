import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { undoMs } from '#domain/buy/cart/notice-times.ts'
import { useCartWords } from '../use-cart-words.ts'

type RemovedLineProps = { name: string; onUndo(): void; onGone(): void }

/** Takes the place of a removed line while it can be undone (U51), and takes the focus. */
export function RemovedLine({ name, onUndo, onGone }: RemovedLineProps) {
  const words = useCartWords()
  const text = useId()
  const row = useRef<HTMLLIElement>(null)
  const gone = useRef(onGone)
  useEffect(() => void (gone.current = onGone))
  useEffect(() => {
    const own = row.current!
    own.querySelector('button')!.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (own.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      gone.current()
    }, undoMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <li ref={row} className="flex items-center justify-between gap-3 border-b border-line bg-tile px-3 py-1">
      <p id={text} className="min-w-0 text-14">
        {words.removed} <span className="block truncate text-ink-2">{name}</span>
      </p>
      <Button look="tertiary" aria-describedby={text} onClick={onUndo} className="shrink-0">
        {words.undo}
      </Button>
    </li>
  )
}

import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { undoMs } from '#domain/buy/cart/notice-times.ts'
import { useCartWords } from '../client/use-cart-client.ts'

type RemovedLine = { name: string; onUndo(): void; onGone(): void }

/** Stands where the line stood, for as long as it can be taken back (U51); the keyboard finds it under its finger. */
export function RemovedLine({ name, onUndo, onGone }: RemovedLine) {
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

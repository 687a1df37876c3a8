import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type SubmitEvent } from 'react'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import type { CartItem } from '#contract/buy/cart.ts'
import { minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { useCartWords } from '../use-cart-words.ts'
import type { Quantity } from './use-quantity.ts'

const end = 'rounded-none! aria-disabled:text-ink/30'

/**
 * One fewer, a number that can be typed over, one more. It does not remove the line: that is a button of its own. Without
 * scripts each button sends the number it leads to (change-cart.ts).
 */
export function Stepper({ item, quantity }: { item: CartItem; quantity: Quantity }) {
  const { shown, choose, step } = quantity
  const words = useCartWords()
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  function commit() {
    if (typed) choose(Number(typed))
    setTyped(undefined)
  }
  // A number that was typed before hydration counts.
  useEffect(() => {
    const { value, defaultValue } = field.current!
    if (value !== defaultValue && /^\d+$/.test(value)) choose(Number(value))
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, [])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    commit()
  }
  const button = (by: 1 | -1, isEnd: boolean) => ({
    type: 'submit' as const,
    name: 'step',
    value: isEnd ? shown : shown + by,
    'aria-disabled': isEnd || undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (!isEnd) step(by)
    },
    className: end,
  })
  return (
    <form method="post" onSubmit={submit} className="inline-flex rounded-field border border-ink-2 bg-surface">
      <input type="hidden" name="item" value={item.id} />
      {/* Enter in the field presses the first button of the form, which must not be the one for fewer. */}
      <button type="submit" hidden>
        OK
      </button>
      <IconButton icon={Minus} label={words.fewer(item.name)} {...button(-1, shown <= minQuantityPerLine)} />
      <input
        ref={field}
        name="quantity"
        aria-label={words.quantity(item.name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        className="figures w-10 border-x border-line bg-surface text-center text-16 font-semibold"
      />
      <IconButton icon={Plus} label={words.more(item.name)} {...button(1, shown >= item.most)} />
    </form>
  )
}

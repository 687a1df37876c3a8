import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { CartItem } from '#contract/cart.ts'
import { fewestPerLine } from '#domain/cart/limits.ts'
import { useCartWords } from './use-cart-door.ts'
import type { Quantity } from './use-quantity.ts'

const end = 'rounded-none! aria-disabled:text-ink/30'

/** One fewer, a number that can be typed over, one more. Removing is a word of its own, not the end of a slip. */
export function Stepper({ item, quantity }: { item: CartItem; quantity: Quantity }) {
  const { shown, choose, step } = quantity
  const words = useCartWords()
  const [typed, type] = useState<string>()
  function commit() {
    if (typed) choose(Number(typed))
    type(undefined)
  }
  const button = (by: 1 | -1, isEnd: boolean) => ({
    'aria-disabled': isEnd || undefined,
    onClick: () => !isEnd && step(by),
    className: end,
  })
  return (
    <div className="inline-flex rounded-field border border-ink-2 bg-surface">
      <IconButton icon={Minus} label={words.fewer(item.name)} {...button(-1, shown <= fewestPerLine)} />
      <input
        aria-label={words.quantity(item.name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => type(target.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        className="figures w-10 border-x border-line bg-surface text-center text-16 font-semibold"
      />
      <IconButton icon={Plus} label={words.more(item.name)} {...button(1, shown >= item.most)} />
    </div>
  )
}

import { ButtonLink } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { useCartWords } from './use-cart-words.ts'

/** Links to go on shopping, or to the favourites (U56, OP-011). */
export function EmptyCart() {
  const { empty: words } = useCartWords()
  return (
    <StateBlock
      title={words.title}
      text={words.text}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to="/">{words.action}</ButtonLink>
          <ButtonLink to="/account/wishlist" look="tertiary" className="-ml-1">
            {words.favourites}
          </ButtonLink>
        </div>
      }
    />
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { lazyPart } from '#app/platform/lazy/lazy-part.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import { useMoveToWishlist } from '#app/customers/favourites/use-favourite.ts'
import type { CartItem } from '#contract/buy/cart.ts'
import { unitPrice } from '#domain/buy/cart/changes-since.ts'
import { maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { isThing } from '#domain/buy/cart/needs-parcel.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartChanges } from '../client/cart-changes-store.ts'
import { LineChangeNotice } from './line-change-notice.tsx'
import { Stepper } from './stepper.tsx'
import { useCartWords } from '../use-cart-words.ts'
import { useQuantity } from './use-quantity.ts'

/** The size of a product that has only one. */
const oneSize = 'U'

/** Loaded when a size is first changed. */
const SizeChange = lazyPart(() => import('./size-change.tsx'), 'sizes')

/** Links to the product like the name, but not for the keyboard, which needs one stop only. */
function LinePicture({ item }: { item: Pick<CartItem, 'url' | 'image'> }) {
  return (
    <Link to={item.url} tabIndex={-1} aria-hidden="true" className="self-start rounded-edge bg-tile">
      <Picture
        source={item.image}
        alt=""
        sizes="(width >= 64rem) 128px, 96px"
        width={96}
        height={128}
        maxWidth={360}
        className="aspect-3/4 w-full rounded-edge object-cover"
      />
    </Link>
  )
}

type CartLineProps = { item: CartItem; onRemove(): void; onSizeChanged(sku: string): void }

export function CartLine({ item, onRemove, onSizeChanged }: CartLineProps) {
  const shop = useCountry()
  const words = useCartWords()
  const quantity = useQuantity(item)
  const move = useMoveToWishlist(item.id, () => {
    quantity.drop()
    onRemove()
  })
  const [isChangingSize, setChangingSize] = useState(false)
  const { shown } = quantity
  const money = (amount: number) => formatPrice(amount, shop)
  // Its notice says how many are left.
  const isCutShort = useCartChanges(({ changes }) => changes[item.id]?.kind === 'quantity')
  const isCut = item.special_price !== null && item.special_price < item.price
  return (
    <li
      data-line={item.id}
      className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-b border-line py-4 wide:grid-cols-[128px_minmax(0,1fr)] wide:gap-x-5"
    >
      <LinePicture item={item} />
      <div className="min-w-0">
        {isThing(item) && <p className="eyebrow truncate text-ink-2">{item.brand_name}</p>}
        <h2 className="font-text text-16 font-medium">
          <Link to={item.url} className="line-clamp-2 underline-offset-4 hover:underline">
            {item.name}
          </Link>
        </h2>
        {isThing(item) && (
          <p className="text-14 text-ink-2">
            {item.color} · {words.size(item.size)}
          </p>
        )}
        {isThing(item) && <p className="text-14 text-ink-2">{words.seller(item.supplier.name)}</p>}
        <LineChangeNotice sku={item.id} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Stepper item={item} quantity={quantity} />
          <div className="text-right [&_p]:flex-col [&_p]:items-end">
            <PriceLine
              final={money(unitPrice(item) * shown)}
              original={isCut ? money(item.price * shown) : undefined}
              words={shop.words.price}
            />
            {shown > 1 && <p className="figures text-14 text-ink-2">{words.each(money(unitPrice(item)))}</p>}
          </div>
        </div>
        {shown >= item.most && !isCutShort && (
          <p className="mt-1 text-14 font-medium">
            {item.most < maxQuantityPerLine ? words.maxLeft(item.most) : words.maxAtOnce(item.most)}
          </p>
        )}
        {isChangingSize && (
          <SizeChange
            item={item}
            onDone={(sku) => {
              setChangingSize(false)
              onSizeChanged(sku)
            }}
          />
        )}
        <div className="-mb-3 -ml-1 flex flex-wrap gap-x-3">
          {isThing(item) && item.size !== oneSize && (
            <Button
              look="tertiary"
              className="text-14! font-medium! noscript:hidden"
              aria-expanded={isChangingSize}
              aria-label={`${words.changeSize} de ${item.name}`}
              onClick={() => setChangingSize(!isChangingSize)}
            >
              {words.changeSize}
            </Button>
          )}
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              quantity.drop()
              onRemove()
            }}
          >
            <input type="hidden" name="item" value={item.id} />
            <Button
              type="submit"
              name="remove"
              value="1"
              look="tertiary"
              className="text-14! font-medium!"
              aria-label={words.removeOf(item.name)}
            >
              {words.remove}
            </Button>
          </form>
          <Button
            look="tertiary"
            className="text-14! font-medium!"
            aria-label={words.favouriteOf(item.name)}
            onClick={move}
          >
            {words.favourite}
          </Button>
        </div>
      </div>
    </li>
  )
}

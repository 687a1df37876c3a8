import { CircleAlert, Heart } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Badge } from '#app/platform/ui/badge.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass } from '#app/platform/ui/field.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import type { WishlistWords } from './wishlist-words.ts'
import type { Favourite } from '#contract/customers/wishlist.ts'
import { formatPrice } from '#domain/platform/money.ts'

export type FavouriteSize = Favourite['simples'][number]

type FavouriteRowProps = {
  favourite: Favourite
  words: WishlistWords
  isMoving: boolean
  onRemove(): void
  onMove(size: FavouriteSize): void
  onNotify(size: FavouriteSize): void
}

/** A favourite with its remaining sizes: the chosen one is moved to the cart, or subscribed to when sold out. */
export function FavouriteRow({ favourite, words, isMoving, onRemove, onMove, onNotify }: FavouriteRowProps) {
  const shop = useCountry()
  const id = useId()
  const { productName: name, simples, numericOriginalPrice: original, numericDiscountPrice: cut } = favourite
  const hasOneSize = simples.length === 1
  const preselected = simples.find(({ sku: size }) => hasOneSize || size === favourite.wantedSize)
  const [sku, setSku] = useState(preselected?.sku ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const chosen = simples.find((simple) => simple.sku === sku)
  const isWaiting = chosen ? !chosen.available : !favourite.available

  function act() {
    if (!chosen) setIsMissing(true)
    else if (chosen.available) onMove(chosen)
    else onNotify(chosen)
  }

  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 wide:grid-cols-[144px_minmax(0,1fr)]">
      <Link to={favourite.url} tabIndex={-1} aria-hidden="true" className="relative self-start rounded-edge bg-tile">
        <Picture
          source={favourite.productImage}
          alt=""
          sizes="(width >= 64rem) 144px, 112px"
          width={112}
          height={149}
          maxWidth={360}
          className={`aspect-3/4 w-full rounded-edge object-cover ${favourite.available ? '' : 'opacity-60'}`}
        />
        {!favourite.available && (
          <span className="absolute bottom-2 left-2">
            <Badge>{words.soldOut}</Badge>
          </span>
        )}
      </Link>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <p className="eyebrow truncate text-ink-2">{favourite.brand}</p>
            <h2 className="font-text text-16 font-medium">
              <Link to={favourite.url} className="line-clamp-2 underline-offset-4 hover:underline">
                {name}
              </Link>
            </h2>
            <p className="text-14 text-ink-2">{favourite.color}</p>
          </div>
          <IconButton
            icon={Heart}
            label={words.remove(name)}
            onClick={onRemove}
            className="-mt-2 -mr-3 [&_svg]:fill-ink"
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <PriceLine
            final={formatPrice(cut ?? original, shop)}
            original={cut === null ? undefined : formatPrice(original, shop)}
            words={shop.words.price}
          />
          {favourite.priceFall !== null && (
            <Badge tone="highlight">{words.fell(formatPrice(favourite.priceFall, shop))}</Badge>
          )}
        </div>
        <div className="mt-3 grid gap-2">
          {!hasOneSize && (
            <>
              <select
                aria-label={words.sizeOf(name)}
                aria-invalid={isMissing && !chosen ? true : undefined}
                aria-describedby={isMissing && !chosen ? id : undefined}
                value={sku}
                onChange={({ target }) => setSku(target.value)}
                className={controlClass}
              >
                <option value="">{words.chooseSize}</option>
                {simples.map((simple) => (
                  <option key={simple.sku} value={simple.sku}>
                    {simple.available ? words.size(simple.size) : words.sizeSoldOut(simple.size)}
                  </option>
                ))}
              </select>
              {isMissing && !chosen && (
                <p id={id} role="alert" className="flex items-center gap-1.5 text-14 font-medium text-rojo">
                  <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
                  {words.missingSize}
                </p>
              )}
            </>
          )}
          <Button
            look="secondary"
            isWide
            isBusy={isMoving}
            onClick={act}
            className="px-3!"
            aria-label={isWaiting ? words.notifyOf(name) : words.moveOf(name)}
            {...(isWaiting && { 'aria-haspopup': 'dialog' as const })}
          >
            {isWaiting ? words.notify : words.move}
          </Button>
        </div>
      </div>
    </li>
  )
}

import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { IconButton } from '#app/platform/ui/icon-button.tsx'

type ProductCardProps = {
  to: string
  brand: string
  name: string
  /** Without a picture the placeholder tile is shown. */
  picture?: ReactNode
  badges?: ReactNode
  rating?: ReactNode
  price: ReactNode
  instalments?: string | undefined
  note?: string | undefined
  /** The same model in other colours. */
  swatches?: readonly { to: string; name: string; hex: string }[]
  swatchesLabel?: string
  /** The price of the other colours when one of them is cheaper. */
  swatchesNote?: string | undefined
  moreSwatches?: (count: number) => string
  favouriteLabel: string
  isFavourite?: boolean
  onFavourite(): void
}

/**
 * Together with the colour of the picture these are four: as many touch targets as fit side by side on the narrowest
 * phone.
 */
const shownSwatches = 3
const noSwatches: NonNullable<ProductCardProps['swatches']> = []

/** A product in a list: the whole card is one link, and the favourite button is beside it, not inside it (U26). */
export function ProductCard({
  to,
  brand,
  name,
  picture,
  badges,
  rating,
  price,
  instalments,
  note,
  swatches = noSwatches,
  swatchesLabel,
  swatchesNote,
  moreSwatches,
  favouriteLabel,
  isFavourite = false,
  onFavourite,
}: ProductCardProps) {
  const isOpening = useViewTransitionState(to)
  return (
    <article className="relative">
      <Link to={to} prefetch="intent" discover="none" viewTransition className="group block">
        <div
          className="relative aspect-3/4 overflow-hidden rounded-edge bg-tile"
          style={isOpening ? { viewTransitionName: 'product-picture' } : undefined}
        >
          {picture}
          {badges && <div className="absolute bottom-2 left-2 flex flex-wrap gap-1">{badges}</div>}
        </div>
        <p className="eyebrow mt-2 truncate text-ink-2">{brand}</p>
        <h3 className="line-clamp-2 font-text text-14 font-medium group-hover:underline">{name}</h3>
        {rating && <p className="mt-1 text-12 text-ink-2">{rating}</p>}
        <div className="mt-1">{price}</div>
        {instalments && <p className="figures text-12 text-ink-2">{instalments}</p>}
        {note && <p className="text-12 font-medium text-ink-2">{note}</p>}
        {swatchesNote && <p className="text-12 text-ink-2">{swatchesNote}</p>}
      </Link>
      {swatches.length > 0 && (
        <ul aria-label={swatchesLabel} className="-mt-1 -mb-2 -ml-4 flex items-center wide:-ml-2">
          {swatches.slice(0, shownSwatches).map(({ to: other, name: colour, hex }) => (
            <li key={other}>
              <Link
                to={other}
                discover="none"
                aria-label={colour}
                title={colour}
                className="swatch"
                style={{ color: hex }}
              />
            </li>
          ))}
          {swatches.length > shownSwatches && (
            <li className="text-12 text-ink-2">
              <span aria-hidden="true">+{swatches.length - shownSwatches}</span>
              <span className="sr-only">{moreSwatches?.(swatches.length - shownSwatches)}</span>
            </li>
          )}
        </ul>
      )}
      <IconButton
        icon={Heart}
        label={favouriteLabel}
        aria-pressed={isFavourite}
        onClick={onFavourite}
        className="absolute! top-0 right-0 aria-pressed:[&_svg]:fill-ink [&_svg]:fill-surface/80"
      />
    </article>
  )
}

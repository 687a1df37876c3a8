import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from './icon-button.tsx'

type ProductCard = {
  to: string
  brand: string
  name: string
  /** The picture, or nothing: then the tile stands in. */
  picture?: ReactNode
  badges?: ReactNode
  price: ReactNode
  note?: string
  swatches?: readonly { name: string; hex: string }[]
  favouriteLabel: string
  isFavourite?: boolean
  onFavourite(): void
}

const shownSwatches = 4
const noSwatches: NonNullable<ProductCard['swatches']> = []

/** A product in a list: the whole card is one link, the heart is beside it, not inside it (U26). */
export function ProductCard({
  to,
  brand,
  name,
  picture,
  badges,
  price,
  note,
  swatches = noSwatches,
  favouriteLabel,
  isFavourite = false,
  onFavourite,
}: ProductCard) {
  return (
    <article className="relative">
      <Link to={to} prefetch="intent" className="group block">
        <div className="relative aspect-3/4 overflow-hidden rounded-edge bg-tile">
          {picture}
          {badges && <div className="absolute bottom-2 left-2 flex flex-wrap gap-1">{badges}</div>}
        </div>
        <p className="eyebrow mt-2 text-ink-2">{brand}</p>
        <h3 className="line-clamp-2 font-text text-14 font-medium group-hover:underline">{name}</h3>
        <div className="mt-1">{price}</div>
        {note && <p className="text-12 text-ink-2">{note}</p>}
      </Link>
      {swatches.length > 0 && (
        <ul className="mt-1.5 flex items-center gap-1.5">
          {swatches.slice(0, shownSwatches).map(({ name: colour, hex }) => (
            <li key={colour} className="size-3.5 rounded-full border border-ink/30" style={{ background: hex }}>
              <span className="sr-only">{colour}</span>
            </li>
          ))}
          {swatches.length > shownSwatches && (
            <li className="text-12 text-ink-2">+{swatches.length - shownSwatches}</li>
          )}
        </ul>
      )}
      <IconButton
        icon={Heart}
        label={favouriteLabel}
        aria-pressed={isFavourite}
        onClick={onFavourite}
        className="absolute! top-0 right-0 aria-pressed:[&_svg]:fill-ink"
      />
    </article>
  )
}

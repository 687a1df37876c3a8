import { Link } from 'react-router'
import { Picture } from '#app/platform/ui/picture.tsx'
import type { Product } from '#contract/browse/product.ts'
import { useProductWords } from '../use-product-words.ts'

/** The same model in other colours. They are pages of their own, entered without leaving one's place (no scroll, no step back). */
export function ColourChoice({ product }: { product: Product }) {
  const words = useProductWords()
  const { id, url, color, hex, productImage: image, available, siblings } = product
  const colours = [{ id, url, color, hex, image, available }, ...siblings].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return (
    <section aria-label={words.color} className="mt-2">
      <p className="text-14">
        <span className="font-semibold">{words.color}:</span> {color}
      </p>
      {siblings.length > 0 && (
        <ul className="-mx-4 mt-1.5 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none]">
          {colours.map((colour) => (
            <li key={colour.id} className="shrink-0">
              <Link
                to={colour.url}
                replace
                preventScrollReset
                prefetch="intent"
                state={{ keepsPlace: true }}
                aria-current={colour.id === id ? 'true' : undefined}
                className="block w-12 border-2 border-transparent bg-tile -outline-offset-2! aria-[current]:border-ink"
              >
                <Picture
                  source={colour.image}
                  alt={colour.available ? colour.color : `${colour.color}, ${words.soldOut}`}
                  sizes="48px"
                  width={96}
                  height={128}
                  maxWidth={160}
                  className={`aspect-3/4 w-full object-cover ${colour.available ? '' : 'opacity-50'}`}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

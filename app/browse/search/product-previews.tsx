import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import type { Suggestions } from '#contract/browse/suggestions.ts'
import { formatPrice } from '#domain/platform/money.ts'

/** The first products that match the query, as direct links. */
export function ProductPreviews({ products, title }: { products: Suggestions['products']; title: string }) {
  const shop = useCountry()
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className="eyebrow px-4 text-ink-2">{title}</h3>
      <ul className="mt-2 grid grid-cols-2 large-text:grid-cols-1 gap-x-2 gap-y-4 px-4">
        {products.map(({ id, url, productName, brand, productImage, numericOriginalPrice, numericDiscountPrice }) => (
          <li key={id}>
            <Link to={url} replace className="flex items-center gap-3">
              <Picture
                source={productImage}
                alt=""
                sizes="96px"
                width={96}
                height={128}
                maxWidth={240}
                className="aspect-3/4 w-16 shrink-0 rounded-edge bg-tile object-cover"
              />
              <span className="min-w-0">
                <span className="eyebrow block truncate text-ink-2">{brand}</span>
                <span className="line-clamp-2 text-14">{productName}</span>
                <PriceLine
                  final={formatPrice(numericDiscountPrice ?? numericOriginalPrice, shop)}
                  original={numericDiscountPrice === null ? undefined : formatPrice(numericOriginalPrice, shop)}
                  words={shop.words.price}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

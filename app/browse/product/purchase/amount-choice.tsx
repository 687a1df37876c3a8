import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { Product } from '#contract/browse/product.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useProductWords } from '../use-product-words.ts'

/** The amounts of a gift card: each amount is a product with its own page. */
export function AmountChoice({ product }: { product: Product }) {
  const shop = useCountry()
  const { giftCard: words } = useProductWords()
  const { id, url, numericOriginalPrice: price, siblings } = product
  const others = siblings.flatMap((one) =>
    one.price === undefined ? [] : { id: one.id, url: one.url, price: one.price },
  )
  if (others.length === 0) return null
  return (
    <section aria-label={words.amount} className="mt-3">
      <p className="text-14 font-semibold">{words.amount}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {[{ id, url, price }, ...others]
          .toSorted((a, b) => a.price - b.price)
          .map((one) => (
            <li key={one.id}>
              <Link
                to={one.url}
                replace
                preventScrollReset
                state={{ keepsPlace: true }}
                aria-current={one.id === id ? 'true' : undefined}
                className="figures flex min-h-12 items-center rounded-edge border border-ink/50 bg-surface px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-lima"
              >
                {formatPrice(one.price, shop)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

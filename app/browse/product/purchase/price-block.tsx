import { useCountry } from '#app/platform/country/use-country.ts'
import { PriceLine } from '#app/platform/ui/price.tsx'
import type { Product } from '#contract/browse/product.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { instalmentOf, instalmentCount } from '#domain/browse/product/instalments.ts'
import { priceWithoutTaxes } from '#domain/browse/product/price-without-taxes.ts'
import type { Terms } from '../load-product.ts'
import { useProductWords } from '../use-product-words.ts'

export const finalPrice = ({ numericDiscountPrice, numericOriginalPrice }: Product) =>
  numericDiscountPrice ?? numericOriginalPrice

/** What it costs, what that saves, and what the law and the instalments add (U44, U47). */
export function PriceBlock({ product, terms }: { product: Product; terms: Terms }) {
  const shop = useCountry()
  const words = useProductWords()
  const { numericOriginalPrice: original, numericDiscountPrice: cut, discountPercent } = product
  const final = finalPrice(product)
  const write = (amount: number) => formatPrice(amount, shop)
  const untaxed = priceWithoutTaxes(final, { ...shop, taxPercent: product.tax_percent ?? terms.taxPercent })
  return (
    <div className="mt-1">
      <PriceLine
        isLarge
        final={write(final)}
        original={cut === null ? undefined : write(original)}
        percentOff={discountPercent}
        words={shop.words.price}
      />
      {terms.hasInstalments && (
        <p className="mt-1 text-14">
          <span className="figures font-semibold">
            {words.instalments(instalmentCount, write(instalmentOf(final, shop)))}
          </span>{' '}
          <span className="text-ink-2">{words.instalmentsNote}</span>
        </p>
      )}
      {cut !== null && (
        // One line: another would push the button below the first screen of a phone.
        <p className="text-14">
          <span className="font-medium text-rojo">{words.saved(write(original - cut))}</span>
          {product.lowest_price_before !== undefined && (
            <span className="text-12 text-ink-2"> · {words.lowestBefore(write(product.lowest_price_before))}</span>
          )}
        </p>
      )}
      {untaxed !== undefined && <p className="text-12 text-ink-2">{words.withoutTaxes(write(untaxed))}</p>}
    </div>
  )
}

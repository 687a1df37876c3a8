import type { Order } from '#contract/buy/orders.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { amountWords } from './amount-words.ts'

/** The taxes in an order, in words: of every rate that took something. */
export function taxLine(
  { tax_included: all, taxes }: Pick<Order, 'tax_included' | 'taxes'>,
  shop: CountryProfile,
): string {
  const taken = taxes.filter(({ tax }) => tax > 0)
  const rates = (taken.length > 0 ? taken : taxes.slice(0, 1)).map(({ percent, tax }) => {
    return { percent: String(percent).replace('.', ','), tax: formatPrice(tax, shop) }
  })
  return amountWords(shop.country).tax(formatPrice(all, shop), rates)
}

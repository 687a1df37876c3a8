import type { Checkout } from '#contract/buy/checkout.ts'
import type { Amounts } from '#domain/buy/orders/amount-rows.ts'
import { toMinor } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

/** The amounts of a checkout for its rows. */
export function checkoutAmounts(
  { cart, totals, needs_address: isSent }: Checkout,
  profile: Pick<CountryProfile, 'currencyExponent'>,
): Amounts {
  const minor = (units: number) => toMinor(units, profile)
  return {
    subTotal: minor(totals.sub_total),
    discount: minor(totals.discount),
    coupons: Object.entries(cart.coupon.coupons).map(([code, { kind, discount }]) => {
      return { code, amount: minor(discount), isCredit: kind === 'credit' }
    }),
    shipping: isSent && !totals.shipping_unknown ? minor(totals.shipping) : null,
    wallet: minor(totals.wallet),
  }
}

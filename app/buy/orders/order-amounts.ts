import type { Order } from '#contract/buy/orders.ts'
import { needsParcel } from '#domain/buy/cart/needs-parcel.ts'
import type { Amounts } from '#domain/buy/orders/amount-rows.ts'
import { toMinor } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

/** The amounts of an order for its rows. */
export function orderAmounts(order: Order, profile: Pick<CountryProfile, 'currencyExponent'>): Amounts {
  const minor = (units: number) => toMinor(units, profile)
  return {
    subTotal: minor(order.sub_total),
    discount: minor(order.discount),
    coupons: order.coupons.map(({ code, amount, is_credit: isCredit }) => ({ code, amount: minor(amount), isCredit })),
    shipping: needsParcel(order.items) || order.shipping > 0 ? minor(order.shipping) : null,
    wallet: minor(order.wallet_used),
  }
}

/** The provider's payment that is shown: the attempt on offer, or what has paid. */
export const shownPayment = ({ payments, to_pay: toPay }: Order): Order['payments'][number] | undefined => {
  const ofProviders = payments.filter((one) => one.method !== 'wallet' && !one.is_part_back)
  return toPay
    ? ofProviders.at(-1)
    : (ofProviders.findLast(({ status }) => status !== 'rejected') ?? ofProviders.at(-1))
}

import { formatPrice, toUnits } from '#domain/platform/money.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { arrivalDays } from '#domain/buy/shipping/arrival-text.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { AvailableLine } from '#server/buy/cart/state.ts'
import { orderKeyOf } from '#server/ledger/orders/order-number.ts'
import type { Prepared } from './prepare.ts'
import type { CheckoutFacts } from './checkout-facts.ts'

type OrderMailOptions = {
  orderNr: string
  country: OpenCountry
  lines: readonly AvailableLine[]
  prepared: Prepared
  isPaid: boolean
  voucher: string | null
  home: AddressCopy
  facts: CheckoutFacts
  linkSecret: string
}

/** The data of the confirmation mail: what was bought, what it costs, when it arrives. */
export function orderMailOf({
  orderNr,
  country,
  lines,
  prepared,
  isPaid,
  voucher,
  home,
  facts,
  linkSecret,
}: OrderMailOptions) {
  const profile = countryProfiles[country]
  const money = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  const { totals, chosenDelivery } = prepared
  const sum = (name: string, amount: string) => ({ name, detail: '', amount })
  const { from, to } = chosenDelivery!
  return {
    orderNr,
    name: facts.customer?.firstName ?? home.first_name,
    key: facts.customer ? null : orderKeyOf(orderNr, linkSecret),
    lines: lines.map(({ product, quantity }, at) => ({
      name: product.name,
      detail: product.isGiftCard ? `${quantity} × Gift Card` : `${quantity} × ${profile.sizeWord} ${product.size}`,
      amount: money(prepared.priced.paid[at]!),
    })),
    totals: [
      ...(totals.discount > 0 ? [sum('Descuentos incluidos', `-${money(totals.discount)}`)] : []),
      ...(prepared.isByMail ? [] : [sum('Envío', totals.shipping === 0 ? 'Gratis' : money(totals.shipping))]),
      ...(totals.wallet > 0 ? [sum('Saldo de la billetera', `-${money(totals.wallet)}`)] : []),
      sum('Total', money(totals.total)),
    ],
    isPaid,
    voucher,
    arrival: prepared.isByMail
      ? `por ${profile.mailWord}, a quien elijas y el día que elijas`
      : arrivalDays({ from, to }),
  }
}

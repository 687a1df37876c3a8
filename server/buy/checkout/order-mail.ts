import type { orderItem, salesOrder } from '#db/schema/orders.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { arrivalText } from '#domain/buy/shipping/arrival-text.ts'
import { readyText } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { mailSummaryOf } from '#server/ledger/orders/mail-summary.ts'
import { orderKeyOf } from '#server/ledger/orders/order-number.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import type { Prepared } from './prepare.ts'

type OrderMailOptions = {
  order: Parameters<typeof mailSummaryOf>[0]['order'] & Pick<typeof salesOrder.$inferInsert, 'orderNr' | 'idCustomer'>
  items: Parameters<typeof mailSummaryOf>[0]['items'] & readonly Pick<typeof orderItem.$inferInsert, 'orderNr'>[]
  prepared: Prepared
  /** What is still to be paid; null when it is paid. */
  attempt: { method: string; providerRef: string | null; expiresAt: Date | null } | null
  name: string
  idBranch: PlaceOrderCommand['choice']['idBranch']
  linkSecret: string
}

/** When what is paid already arrives, or is ready. */
function promiseOf({ isByMail, chosenDelivery }: Prepared, country: OpenCountry): string {
  if (isByMail) return `Llega por ${countryProfiles[country].mailWord}, a quien elijas y el día que elijas`
  const { code, from, to } = chosenDelivery!
  return code === 'pickup' ? readyText(from, country) : arrivalText({ from, to })
}

/** The data of the confirmation mail: what was bought, what it costs, where it goes and, once paid, when it arrives. */
export function orderMailOf({ order, items, prepared, attempt, name, idBranch, linkSecret }: OrderMailOptions) {
  const { country, orderNr, idCustomer, total } = order
  const profile = countryProfiles[country]
  const coupons = prepared.priced.coupons.map(({ rule, discount }) => ({
    code: rule.code,
    amount: discount,
    isCredit: rule.kind === 'credit',
  }))
  const { code, branches } = prepared.chosenDelivery!
  const office = code === 'pickup' ? branches.find(({ id }) => id === idBranch) : undefined
  const branch = office ? { name: office.name, hours: office.openingHours } : null
  return {
    orderNr,
    name,
    key: idCustomer === null ? orderKeyOf(orderNr, linkSecret) : null,
    summary: mailSummaryOf({ order, items, coupons, branch, paid: null }),
    isPaid: attempt === null,
    voucher: attempt?.providerRef ?? null,
    isTransfer: attempt?.method === 'bank_transfer',
    isCollected: attempt?.method === 'cash_on_delivery',
    ...(attempt && { amount: formatPrice(toUnits(total, profile), profile) }),
    ...(attempt?.expiresAt
      ? { until: dayAndHour(profile.timeZone, attempt.expiresAt) }
      : { promise: promiseOf(prepared, country) }),
  }
}

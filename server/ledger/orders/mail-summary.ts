import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { orderItem, payment, statusEvent, type salesOrder } from '#db/schema/orders.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { branchNameIn } from '#domain/buy/orders/address-copy.ts'
import { methodLabels } from '#domain/buy/payments/method-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { cutsOf, cutUnits } from './order-cuts.ts'
import type { OrderSummary } from '#server/platform/mail/templates/order-summary.ts'

type Order = Pick<
  typeof salesOrder.$inferSelect,
  'country' | 'subTotal' | 'discount' | 'shipping' | 'walletUsed' | 'total' | 'shippingAddress'
>
type Item = Pick<
  typeof orderItem.$inferSelect,
  'name' | 'brandName' | 'color' | 'size' | 'imageUrl' | 'quantity' | 'unitPrice' | 'isGiftCard'
>
type Payment = Pick<typeof payment.$inferSelect, 'method' | 'details'>

type Summarised = {
  order: Order
  items: readonly Item[]
  coupons: OrderSummary['coupons']
  branch: OrderSummary['branch']
  /** What paid besides the wallet, and when. */
  paid: { by: Payment; at: Date } | null
}

function paidWords({ by, at }: NonNullable<Summarised['paid']>, country: Order['country']): OrderSummary['paid'] {
  const profile = countryProfiles[country]
  const { card, instalments = 1, instalmentAmount } = by.details ?? {}
  const label = card ?? methodLabels[by.method]
  return {
    // Names keep their capital in the middle of a sentence.
    label: label.replace(/^(Tarjeta|Efectivo)/, (word) => word.toLowerCase()),
    detail:
      instalments > 1 && instalmentAmount !== undefined
        ? `${instalments} cuotas de ${formatPrice(toUnits(instalmentAmount, profile), profile)}`
        : '',
    day: dayInWords(dayIn(profile.timeZone, at)),
  }
}

/** An order as its mails show it. */
export function mailSummaryOf({ order, items, coupons, branch, paid }: Summarised): OrderSummary {
  const { region_id: _region, city_id: _city, phone: _phone, prefix: _prefix, ...address } = order.shippingAddress
  return {
    lines: items.map(({ name, brandName, color, size, imageUrl, quantity, unitPrice, isGiftCard }) => ({
      name,
      brand: brandName,
      color,
      size,
      image: imageUrl,
      quantity,
      amount: unitPrice * quantity,
      isGiftCard,
    })),
    subTotal: order.subTotal,
    discount: order.discount,
    coupons,
    shipping: order.shipping,
    walletUsed: order.walletUsed,
    total: order.total,
    paid: paid && paidWords(paid, order.country),
    address: items.every(({ isGiftCard }) => isGiftCard) ? null : address,
    branch,
  }
}

/** The summary of an order that is written already. */
export async function readMailSummary(
  tx: Handle,
  order: Order & Pick<typeof salesOrder.$inferSelect, 'orderNr' | 'shippingMethod'>,
): Promise<OrderSummary> {
  const { orderNr } = order
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr)).orderBy(asc(orderItem.id))
  const coupons = await tx
    .select({ code: salesRule.code, amount: couponUse.amount, isCredit: sql<boolean>`${salesRule.kind} = 'credit'` })
    .from(couponUse)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, couponUse.idSalesRule))
    .where(eq(couponUse.orderNr, orderNr))
    .orderBy(asc(couponUse.id))
  const isApproved = and(eq(payment.orderNr, orderNr), eq(payment.status, 'approved'))
  const payments = await tx.select().from(payment).where(isApproved).orderBy(asc(payment.id))
  const by = payments.find(({ method }) => method !== 'wallet')
  const [step] = await tx
    .select({ at: statusEvent.at })
    .from(statusEvent)
    .where(and(eq(statusEvent.subject, 'order'), eq(statusEvent.subjectId, orderNr), eq(statusEvent.status, 'paid')))
  const cuts = await cutsOf(tx, [orderNr])
  const summary = mailSummaryOf({
    order,
    items,
    coupons,
    branch: order.shippingMethod === 'pickup' ? await branchOf(tx, order) : null,
    paid: by && step ? { by, at: step.at } : null,
  })
  if (cuts.length === 0) return summary
  const cut = cuts.reduce((sum, { amount }) => sum + amount, 0)
  const lines = summary.lines.map((line, at) => ({ ...line, cancelled: cutUnits(cuts, items[at]!.id) }))
  return { ...summary, lines, cut }
}

async function branchOf(tx: Handle, { country, shippingAddress }: Order): Promise<OrderSummary['branch']> {
  const name = branchNameIn(shippingAddress)
  const isIt = and(eq(branchOffice.country, country), eq(branchOffice.name, name))
  const [branch] = await tx.select().from(branchOffice).where(isIt)
  return { name, hours: branch?.openingHours ?? '' }
}

import type { ParsedPayload } from '#contract/after-sale/exchanges.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Collector, ReturnMethod, ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { lastDropoffDay } from '#domain/after-sale/exchanges/dropoff-day.ts'
import { isReasonOpen } from '#domain/after-sale/exchanges/eligibility.ts'
import { payoutOf, sumPayouts, type Payout } from '#domain/after-sale/exchanges/payout.ts'
import { isFaultOfShop } from '#domain/after-sale/exchanges/reasons.ts'
import { missingFields } from '#domain/after-sale/exchanges/request-form.ts'
import { isShippingReturned, takeFromRows } from '#domain/after-sale/exchanges/return-value.ts'
import { splitByTender, subtractTenders, tendersOfItem, type Tenders } from '#domain/after-sale/exchanges/tenders.ts'
import { toAddressCopy, type AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { regretUntil, type RegretWindow } from '#domain/buy/orders/regret.ts'
import { parentSku } from '#domain/platform/sku.ts'
import type { Address } from '#domain/customers/addresses/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { OfficeRow } from '#server/buy/shipping/branch-offices/repository.ts'
import type { OrderLine, ReturnableOrder } from './facts.ts'

export type ExchangeContext = {
  country: OpenCountry
  now: Date
  timeZone: string
  dropoffDays: number
  regret: RegretWindow
  reasons: readonly string[]
  addresses: readonly Address[]
  collectors: ReadonlyMap<number, Collector | null>
  offices: readonly OfficeRow[]
}

type PreparedItem = {
  line: OrderLine
  orderItemId: number
  quantity: number
  reason: string
  details: string
  way: ReturnWay
  replacement: string | null
  amount: number
  shippingAmount: number
  tenders: Tenders
}

/** A valid request with everything that follows from it. */
export type PreparedRequest = {
  order: ReturnableOrder
  items: PreparedItem[]
  method: ReturnMethod
  office: OfficeRow | null
  collector: Collector | null
  pickupAddress: AddressCopy | null
  shippingAddress: AddressCopy | null
  maxDate: string | null
  payout: Payout
}

/** Checks a request as a whole; the first rule that fails refuses it with a message. */
export function prepareRequest(
  order: ReturnableOrder,
  payload: ParsedPayload,
  context: ExchangeContext,
): PreparedRequest {
  const missing = missingFields(payload, context.reasons)
  if (Object.keys(missing).length > 0) throw new RuleError('exchange_incomplete', missing)
  if (order.obstacle === 'payment_taken_back') {
    throw new RuleError('exchange_not_available', { order_nr: 'El banco devolvió el pago de este pedido.' })
  }
  if (order.obstacle !== null) throw new RuleError('exchange_not_available')
  const items = preparedItems(order, payload, context)
  const way = returnMethodOf(payload, context)
  const isExchange = items.some((item) => item.way === 'exchange')
  const shippingAddress = isExchange ? addressOf(payload.id_shipping_address, 'id_shipping_address', context) : null
  return {
    order,
    items,
    ...way,
    shippingAddress: shippingAddress && toAddressCopy(shippingAddress),
    payout: sumPayouts(items.map((item) => payoutOf(item.way, item.tenders))),
  }
}

function addressOf(id: number | null, field: string, { addresses }: ExchangeContext): Address {
  const found = addresses.find((address) => address.id === id)
  if (!found) throw new RuleError('exchange_shipping_incomplete', { [field]: 'Falta elegir la dirección.' })
  return found
}

function returnMethodOf(payload: ParsedPayload, context: ExchangeContext) {
  if (payload.method === 'branch_dropoff') {
    const office = context.offices.find(({ id, acceptsDropoff }) => id === payload.id_branch && acceptsDropoff)
    if (!office) throw new RuleError('exchange_shipping_incomplete', { id_branch: 'Falta elegir la sucursal.' })
    const maxDate = lastDropoffDay(context.timeZone, context.now, context.dropoffDays)
    return { method: 'branch_dropoff' as const, office, collector: null, pickupAddress: null, maxDate }
  }
  const address = addressOf(payload.id_pickup_address, 'id_pickup_address', context)
  const collector = context.collectors.get(address.regionId) ?? null
  if (collector === null) throw new RuleError('pickup_none')
  return {
    method: 'home_pickup' as const,
    office: null,
    collector,
    pickupAddress: toAddressCopy(address),
    maxDate: null,
  }
}

function preparedItems(order: ReturnableOrder, payload: ParsedPayload, context: ExchangeContext): PreparedItem[] {
  const { lines, isReplacement } = order
  if (new Set(payload.items.map(({ sku }) => sku)).size < payload.items.length) throw new RuleError('invalid_input')
  const taken = payload.items.flatMap(({ sku, quantity, reason, details, replacement, ...requested }) => {
    const way = requested.way as ReturnWay
    const line = lines.find((each) => each.sku === sku)
    const shares = line && !line.item.isGiftCard ? takeFromRows(line.rows, quantity) : undefined
    if (!line || !shares) throw new RuleError('exchange_outdated')
    const isOtherSize = replacement !== sku && parentSku(replacement) === parentSku(sku)
    const isOpen =
      isReasonOpen(line.item, reason) && (way === 'exchange' ? line.item.exchangeable && isOtherSize : !isReplacement)
    if (!isOpen) throw new RuleError('exchange_not_available', { [`items.${sku}.way`]: line.item.name })
    const common = { line, reason, details: details.trim(), way, replacement: way === 'exchange' ? replacement : null }
    return shares.map(({ id, quantity: count, amount }) => ({ ...common, orderItemId: id, quantity: count, amount }))
  })
  const shipping = returnedShipping(order, taken, context)
  let left = tendersLeft(order)
  return taken.map((item, at) => {
    const shippingAmount = at === 0 ? shipping : 0
    const tenders = splitByTender(item.amount + shippingAmount, left)
    left = subtractTenders(left, tenders)
    return { ...item, shippingAmount, tenders }
  })
}

/** What the order was paid with, less what was cancelled of it and what open requests have claimed. */
export const tendersLeft = ({ paid, claims, cuts }: Pick<ReturnableOrder, 'paid' | 'claims' | 'cuts'>): Tenders =>
  [...cuts, ...claims].reduce((left, given) => subtractTenders(left, tendersOfItem(given)), paid)

type TakenItem = Pick<PreparedItem, 'orderItemId' | 'quantity' | 'reason' | 'way'>

function returnedShipping(
  { order, lines, claims, cuts }: ReturnableOrder,
  taken: readonly TakenItem[],
  context: ExchangeContext,
): number {
  const backOf = (id: number) =>
    [...cuts, ...claims, ...taken].reduce((sum, item) => sum + (item.orderItemId === id ? item.quantity : 0), 0)
  const reasons = [...claims.map(({ reasonCode }) => reasonCode), ...taken.map(({ reason }) => reason)]
  const isReturned = isShippingReturned({
    isWholeOrder:
      lines.every(({ rows }) => rows.every(({ id, quantity }) => backOf(id) >= quantity)) &&
      [...claims, ...taken].every(({ way }) => way !== 'exchange') &&
      claims.every(({ shippingAmount }) => shippingAmount === 0),
    isFaultOfShop: reasons.every(isFaultOfShop),
    isRegrettedInTime:
      order.deliveredAt !== null &&
      dayIn(context.timeZone, context.now) <= regretUntil(context.regret, dayIn(context.timeZone, order.deliveredAt)),
  })
  return isReturned ? order.shipping : 0
}

import { and, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { supplier } from '#db/schema/catalog.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { cashOnDelivery } from '#db/schema/payment-methods.ts'
import { region as regionTable } from '#db/schema/places.ts'
import { supplierShipping } from '#db/schema/shipping.ts'
import { deliveryOptions } from '#domain/buy/checkout/delivery-options.ts'
import { toAddressCopy, type AddressCopy } from '#domain/buy/orders/address-copy.ts'
import {
  addressChangedStep,
  addressObstacle,
  placeRefusal,
  type AddressObstacle,
  type AddressRefusal,
} from '#domain/buy/orders/change-address.ts'
import { cashRefusal, isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { arrivalOf, daysOf } from '#domain/buy/shipping/arrival.ts'
import type { Offer, Seller } from '#domain/buy/shipping/offers.ts'
import type { TypedAddress } from '#domain/customers/addresses/address.ts'
import { placeAddress } from '#domain/customers/addresses/place-of-address.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { deliveryFacts } from '#server/buy/shipping/repository.ts'
import { addressesRepository } from '#server/customers/addresses/repository.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { writeAddressMail } from '#server/ledger/orders/step-mail.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type Item = Pick<typeof orderItem.$inferSelect, 'isGiftCard' | 'supplierName' | 'skuSimple' | 'quantity'>

const obstacleWords: Readonly<Record<AddressObstacle, readonly [en: string, es: string]>> = {
  too_late: ['it is on its way or over', 'El pedido ya salió o se cerró: la dirección no se puede cambiar.'],
  pickup: ['it waits at a branch', 'El pedido se retira en una sucursal: no va a una dirección.'],
  by_mail: ['it is sent by mail, there is no parcel', 'El pedido llega por mail: no va a una dirección.'],
}

function refusalOf(orderNr: string, refusal: AddressRefusal, { country }: OrderRow): OperatorRefusal {
  const profile = countryProfiles[country]
  const price = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  if (refusal.reason === 'price_differs') {
    const { here, there } = refusal
    return new OperatorRefusal(
      `Order ${orderNr}: delivery costs ${price(here)} here and ${price(there)} there. Cancel it and have it placed again.`,
      `El envío cuesta ${price(here)} a la dirección de ahora y ${price(there)} a la nueva. Para mandarlo ahí hay que cancelar el pedido y hacerlo de nuevo.`,
    )
  }
  return refusal.reason === 'no_cash_there'
    ? new OperatorRefusal(`Order ${orderNr}: no cash is taken there.`, 'En esa zona no se cobra en la entrega.')
    : new OperatorRefusal(
        `Order ${orderNr}: its way of delivery does not go there.`,
        'El tipo de envío del pedido no llega a esa zona.',
      )
}

/** Why the address of an order cannot be changed any more. */
const obstacleTo = ({ status, shippingMethod }: OrderRow, items: readonly Item[]): AddressObstacle | null =>
  addressObstacle({ status, method: shippingMethod, isByMail: items.every(({ isGiftCard }) => isGiftCard) })

async function sellersOf(tx: Handle, { country }: OrderRow, items: readonly Item[]): Promise<Seller[]> {
  const names = [...new Set(items.filter(({ isGiftCard }) => !isGiftCard).map(({ supplierName }) => supplierName))]
  const isOne = and(eq(supplier.country, country), inArray(supplier.name, names))
  const found = await tx.select({ id: supplier.id, shipsFree: supplier.freeShipping }).from(supplier).where(isOne)
  const ids = found.map(({ id }) => id)
  const rates = await tx.select().from(supplierShipping).where(inArray(supplierShipping.supplierId, ids))
  return found.map(({ id, shipsFree }) => {
    const own = rates.filter(({ supplierId }) => supplierId === id)
    return { shipsFree, prices: Object.fromEntries(own.map(({ code, price }) => [code, price])) }
  })
}

/** What the goods of an order weigh, as the catalogue says today; what is no longer in it weighs what the store says. */
async function gramsOfOrder(tx: Handle, { country }: OrderRow, items: readonly Item[]): Promise<number> {
  const travels = items.filter(({ isGiftCard }) => !isGiftCard)
  const { rows } = await tx.execute<{ grams: number }>(sql`select coalesce(sum(one.quantity * coalesce(
      (select grams from simple where country = ${country} and sku_simple = one.sku),
      default_grams_of(${country}, split_part(one.sku, '-', 1)))), 0)::integer as grams
    from jsonb_to_recordset(${JSON.stringify(travels.map(({ skuSimple: sku, quantity }) => ({ sku, quantity })))}::jsonb)
      as one (sku text, quantity integer)`)
  return rows[0]!.grams
}

type Place = Pick<AddressCopy, 'region_id' | 'city_id' | 'postcode'>

/** What the way of delivery of an order costs at places, and how long it takes there, by today's tariffs. */
async function tariffOf(tx: Handle, order: OrderRow, items: readonly Item[], now: Date) {
  const { country, shippingMethod, subTotal, discount, shipping } = order
  const sellers = await sellersOf(tx, order, items)
  const grams = await gramsOfOrder(tx, order, items)
  return async ({ region_id: regionId, city_id: city, postcode }: Place) => {
    const location = city === null ? undefined : { region: regionId, city }
    const facts = await deliveryFacts(tx).about({ country, location, supplier: undefined, sku: undefined, now })
    const known = facts.place ?? { isInFastZone: false, hasBranch: false }
    const offers = deliveryOptions({
      methods: facts.methods,
      rates: facts.rates,
      place: { ...known, regionId, postcode },
      sellers,
      amount: subTotal - discount,
      grams,
      isStandardFree: shipping === 0,
    })
    return { offer: offers.find(({ code }) => code === shippingMethod), calendar: facts.calendar }
  }
}

/** The promise for another place, counted from when it was ordered; nothing where the days are the same. */
function promiseAt(order: OrderRow, here: Offer | undefined, there: Offer, from: number, to: number) {
  const { country, placedAt, deliveryFrom } = order
  const days = daysOf(country, { ...there, region: to })
  const before = here && daysOf(country, { ...here, region: from })
  return deliveryFrom === null || before?.join() === days.join() ? undefined : { days, placedAt }
}

type Wish = { orderNr: string; address: TypedAddress }

/**
 * Sends an order to another address, as long as it is here and costs the same there. The shopper reads it among its steps
 * and in a mail.
 */
export async function changeAddress(db: Handle, { orderNr, address }: Wish, acting: Acting): Promise<void> {
  const { now } = acting
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    const { country, shippingAddress: before } = order
    const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
    const obstacle = obstacleTo(order, items)
    if (obstacle) {
      const [en, es] = obstacleWords[obstacle]
      throw new OperatorRefusal(`Order ${orderNr}: ${en}.`, es)
    }
    const known = await addressesRepository(tx).placesOf(country, address)
    const placed = placeAddress(address, known)
    const [named] = await tx.select().from(regionTable).where(eq(regionTable.id, placed.regionId))
    const after = toAddressCopy({ ...placed, region: named!.name })
    if (JSON.stringify(after) === JSON.stringify(before)) return
    const tariffAt = await tariffOf(tx, order, items, now)
    const [here, there] = [await tariffAt(before), await tariffAt(after)]
    const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr))
    const cashRules = await tx.select().from(cashOnDelivery).where(eq(cashOnDelivery.country, country))
    const question = { regionId: after.region_id, amount: order.total, isPickup: false, hasPaidFirst: false }
    const refusal = placeRefusal({
      priceThere: there.offer?.price ?? null,
      priceHere: here.offer?.price ?? null,
      charged: order.shipping,
      cash: isToCollect(payments) ? cashRefusal(cashRules, question) : null,
    })
    if (refusal) throw refusalOf(orderNr, refusal, order)
    const promise = promiseAt(order, here.offer, there.offer!, before.region_id, after.region_id)
    const { timeZone } = countryProfiles[country]
    const { calendar } = there
    const arrival =
      promise && arrivalOf(promise.days, { now: promise.placedAt, timeZone, calendar, cutOff: there.offer!.cutOff })
    await tx
      .update(salesOrder)
      .set({ shippingAddress: after, ...(arrival && { deliveryFrom: arrival.from, deliveryTo: arrival.to }) })
      .where(eq(salesOrder.orderNr, orderNr))
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...addressChangedStep, at: now })
    await writeAddressMail(tx, await lockOrder(tx, orderNr), now)
    // The record is kept for good: it has no street and no name.
    const placeOf = ({ region, city }: AddressCopy) => ({ region, city })
    const change = { country, before: placeOf(before), after: placeOf(after) }
    await writeAudit(tx, acting, 'change-address', orderNr, change)
  })
}

import type { OrderPaper } from '#contract/desk/order-papers.ts'
import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, payment, salesOrder } from '#db/schema/orders.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { hasPapers, isPickable, pickList } from '#domain/desk/orders/pick-list.ts'
import type { Brand } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { parcelsOf, sentUnits } from '#server/ledger/orders/order-parcels.ts'
import { cutsOf, cutUnits } from '#server/ledger/orders/order-cuts.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'

const unitsOf = (rows: readonly { units: number }[]) => rows.reduce((sum, { units }) => sum + units, 0)

type Chosen = { orders: readonly string[]; requireStore(country: OpenCountry): void }

/** The chosen orders with what is still to be sent of each; in the order in which they were chosen. */
async function readChosen(db: Handle, { orders: chosen, requireStore }: Chosen) {
  const numbers = [...new Set(chosen)]
  const orders = await db.select().from(salesOrder).where(inArray(salesOrder.orderNr, numbers))
  if (orders.length < numbers.length) throw new DeskError('not_found')
  for (const { country } of orders) requireStore(country)
  // A gift card goes by mail: nobody packs it.
  const isGoods = and(inArray(orderItem.orderNr, numbers), eq(orderItem.isGiftCard, false))
  const items = await db.select().from(orderItem).where(isGoods).orderBy(asc(orderItem.id))
  const cuts = await cutsOf(db, numbers)
  const parcels = await parcelsOf(db, numbers)
  return numbers.map((nr) => {
    const order = orders.find(({ orderNr }) => orderNr === nr)!
    const own = parcels.filter(({ orderNr }) => orderNr === nr)
    const rows = items
      .filter(({ orderNr }) => orderNr === nr)
      .map(({ id, skuSimple, name, brandName, color, size, supplierName, unitPrice, quantity }) => ({
        id,
        skuSimple,
        name,
        brand: brandName,
        color,
        size,
        seller: supplierName,
        unitPrice,
        units: quantity - cutUnits(cuts, id) - sentUnits(own, id),
      }))
    const cut = cuts.filter(({ orderNr }) => orderNr === nr).reduce((sum, { amount }) => sum + amount, 0)
    const here = rows.filter(({ units }) => units > 0)
    const sent = own.map((parcel) =>
      parcel.items.map(({ orderItemId, quantity }) => {
        return { ...rows.find(({ id }) => id === orderItemId)!, units: quantity }
      }),
    )
    return { order, sent, rows: here, cut, units: unitsOf(here) }
  })
}
type ChosenOrder = Awaited<ReturnType<typeof readChosen>>[number]

const leftOutOf = (orders: readonly ChosenOrder[]) =>
  orders.map(({ order: { orderNr, status, shippingMethod } }) => ({ orderNr, status, deliveryMethod: shippingMethod }))

/** What to fetch for the chosen orders. */
export async function readPickList(db: Handle, chosen: Chosen) {
  const orders = await readChosen(db, chosen)
  const isToFetch = ({ order, units }: ChosenOrder) => isPickable(order.status) && units > 0
  const picked = orders.filter(isToFetch)
  const rows = picked.flatMap(({ order: { orderNr }, rows: own }) =>
    own.map(({ id: _id, unitPrice: _price, ...row }) => ({ ...row, orderNr })),
  )
  return {
    lines: pickList(rows),
    orders: picked.map(({ order: { orderNr, country, shippingMethod }, units }) => {
      return { orderNr, country, units, deliveryMethod: shippingMethod }
    }),
    leftOut: leftOutOf(orders.filter((order) => !isToFetch(order))),
  }
}

function senderOf(brand: Brand, country: OpenCountry): OrderPaper['sender'] {
  const { legal, contactEmail } = brand.stores[country]
  return { name: brand.name, company: legal?.company ?? null, address: legal?.address ?? null, email: contactEmail }
}

const isPrinted = ({ order: { status }, units, sent }: ChosenOrder) => units + sent.length > 0 && hasPapers(status)

/** What goes together: a parcel that has left, and what is still here; most orders are one parcel. */
function bundlesOf({ rows, sent }: ChosenOrder) {
  if (sent.length === 0) return [{ parcel: null, lines: rows }]
  const left = rows.length > 0 ? [rows] : []
  return [...sent, ...left].map((lines, at) => ({ parcel: at + 1, lines }))
}

/** Slips and labels have names and addresses: printing them is recorded, for every order. */
export async function readOrderPapers(tx: Handle, chosen: Chosen, brand: Brand, acting: Acting) {
  const orders = await readChosen(tx, chosen)
  const printed = orders.filter(isPrinted)
  const numbers = printed.map(({ order }) => order.orderNr)
  const payments = await tx
    .select({ orderNr: payment.orderNr, method: payment.method, status: payment.status })
    .from(payment)
    .where(inArray(payment.orderNr, numbers))
  const papers: OrderPaper[] = []
  for (const one of printed) {
    const { order, cut } = one
    const { orderNr, country, shippingAddress: to, subTotal, discount, shipping, walletUsed, total } = order
    const isCollected = isToCollect(payments.filter((paid) => paid.orderNr === orderNr))
    const about = {
      orderNr,
      country,
      placedAt: order.placedAt.toISOString(),
      deliveryMethod: order.shippingMethod,
      sender: senderOf(brand, country),
      to: {
        name: `${to.first_name} ${to.last_name}`.trim(),
        street: [to.address1, to.street_number].filter(Boolean).join(' '),
        detail: to.additional_info,
        city: to.city,
        region: to.region,
        postcode: to.postcode,
        phone: `${to.prefix} ${to.phone}`.trim(),
      },
      collect: isCollected ? total : null,
    }
    const sums = { subTotal, discount, shipping, walletUsed, total, cut }
    for (const { parcel, lines } of bundlesOf(one)) {
      papers.push({
        ...about,
        parcel,
        lines: lines.map(({ id: _id, ...line }) => line),
        units: unitsOf(lines),
        sums: parcel === null ? sums : null,
      })
    }
    await writeAudit(tx, acting, 'print-order', orderNr, { country })
  }
  return { papers, leftOut: leftOutOf(orders.filter((order) => !isPrinted(order))) }
}

import type { OrderPaper } from '#contract/desk/order-papers.ts'
import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, payment, salesOrder } from '#db/schema/orders.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { hasPapers, isPickable, pickList } from '#domain/desk/orders/pick-list.ts'
import type { Brand } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cutsOf, cutUnits } from '#server/ledger/orders/order-cuts.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'

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
  return numbers.map((nr) => {
    const order = orders.find(({ orderNr }) => orderNr === nr)!
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
        units: quantity - cutUnits(cuts, id),
      }))
      .filter(({ units }) => units > 0)
    const cut = cuts.filter(({ orderNr }) => orderNr === nr).reduce((sum, { amount }) => sum + amount, 0)
    return { order, rows, cut, units: rows.reduce((sum, row) => sum + row.units, 0) }
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

const isPrinted = ({ order: { status }, units }: ChosenOrder) => units > 0 && hasPapers(status)

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
  for (const { order, rows, units, cut } of printed) {
    const { orderNr, country, shippingAddress: to, subTotal, discount, shipping, walletUsed, total } = order
    const isCollected = isToCollect(payments.filter((one) => one.orderNr === orderNr))
    papers.push({
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
      lines: rows.map(({ id: _id, ...line }) => line),
      units,
      collect: isCollected ? total : null,
      sums: { subTotal, discount, shipping, walletUsed, total, cut },
    })
    await writeAudit(tx, acting, 'print-order', orderNr, { country })
  }
  return { papers, leftOut: leftOutOf(orders.filter((order) => !isPrinted(order))) }
}

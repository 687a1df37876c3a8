import { and, count, desc, eq, gte, inArray, lte, ne, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { boughtStatuses } from '#domain/buy/orders/statuses.ts'
import { fraudHints, type FraudFacts, type FraudHint } from '#domain/desk/orders/fraud-hints.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long before an order others to the same door are looked for. */
const doorMs = 3 * dayMs
/** How many of a store's latest orders say what is usual. */
const sample = 500

type Order = typeof salesOrder.$inferSelect

const nameOf = ({ first_name: first, last_name: last }: Order['shippingAddress']) => `${first} ${last}`.trim()

/** What was ordered by the same person: by account, or by a guest's e-mail. */
const ofSameBuyer = ({ idCustomer, guestEmail }: Order) =>
  idCustomer === null ? eq(salesOrder.guestEmail, guestEmail!) : eq(salesOrder.idCustomer, idCustomer)

async function usualSum(db: Handle, { country, placedAt, orderNr }: Order): Promise<FraudFacts['usual']> {
  const latest = db
    .select({ sum: sql<number>`${salesOrder.total} + ${salesOrder.walletUsed}`.as('sum') })
    .from(salesOrder)
    .where(and(eq(salesOrder.country, country), lte(salesOrder.placedAt, placedAt), ne(salesOrder.orderNr, orderNr)))
    .orderBy(desc(salesOrder.placedAt))
    .limit(sample)
    .as('latest')
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_disc(0.5) within group (order by ${latest.sum})::float8`,
      orders: count(),
    })
    .from(latest)
  return row && row.median !== null ? { median: row.median, orders: row.orders } : null
}

/** How many others had something sent to the same door in the days before. */
async function othersAtAddress(db: Handle, order: Order): Promise<number> {
  const { country, placedAt, shippingAddress: to, shippingMethod } = order
  // Many people collect at one branch.
  if (shippingMethod === 'pickup' || !to.address1) return 0
  const part = (name: 'address1' | 'street_number' | 'postcode') =>
    sql`lower(${salesOrder.shippingAddress}->>${name}) = ${to[name].toLowerCase()}`
  const buyer = sql`coalesce(${salesOrder.idCustomer}::text, ${salesOrder.guestEmail})`
  const [row] = await db
    .select({ buyers: sql<number>`count(distinct ${buyer})::int` })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.country, country),
        gte(salesOrder.placedAt, new Date(placedAt.getTime() - doorMs)),
        lte(salesOrder.placedAt, placedAt),
        part('address1'),
        part('street_number'),
        part('postcode'),
        sql`${buyer} <> ${order.idCustomer?.toString() ?? order.guestEmail}`,
      ),
    )
  return row!.buyers
}

/** Hints about an order that has not left, for a person who decides; nothing follows from them by itself. */
export async function readFraudHints(db: Handle, orderNr: string): Promise<FraudHint[]> {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  if (!order || !['payment_pending', 'confirmed', 'paid', 'preparing'].includes(order.status)) return []
  const { placedAt, idCustomer, shippingAddress, billingAddress } = order
  const attempts = await db
    .select()
    .from(payment)
    .where(and(eq(payment.orderNr, orderNr), ne(payment.method, 'wallet')))
  const refused = attempts.filter(({ status, situation }) => status === 'rejected' || situation === 'refused')
  const isBefore = and(ofSameBuyer(order), ne(salesOrder.orderNr, orderNr), lte(salesOrder.placedAt, placedAt))
  const dayBefore = new Date(placedAt.getTime() - dayMs)
  const [recent] = await db
    .select({ orders: count() })
    .from(salesOrder)
    .where(and(isBefore, gte(salesOrder.placedAt, dayBefore)))
  const earlier = await db
    .select({ region: sql<string>`${salesOrder.shippingAddress}->>'region'` })
    .from(salesOrder)
    .where(and(isBefore, inArray(salesOrder.status, [...boughtStatuses])))
    .orderBy(desc(salesOrder.placedAt))
    .limit(20)
  const [owner] = idCustomer === null ? [] : await db.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  return fraudHints({
    cards: new Set(attempts.flatMap(({ details }) => details?.card ?? [])).size,
    refusedAt: refused.map(({ movedAt, createdAt }) => movedAt ?? createdAt),
    ordersOfBuyer: recent!.orders,
    othersAtAddress: await othersAtAddress(db, order),
    recipient: nameOf(shippingAddress),
    owner: owner ? `${owner.firstName} ${owner.lastName}` : nameOf(billingAddress),
    region: shippingAddress.region,
    usualRegions: earlier.map(({ region }) => region),
    amount: order.total + order.walletUsed,
    usual: await usualSum(db, order),
  })
}

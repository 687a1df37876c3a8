import type { Order } from '#contract/buy/orders.ts'
import { and, asc, eq, ne, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cachedSecrets, type Secrets } from '#server/platform/secrets/secrets.ts'
import { readOrders } from './read-orders.ts'
import { wireOrder } from './wire-order.ts'

export function ordersRepository(db: Handle, secrets: Secrets = cachedSecrets(db)) {
  async function read(condition: SQL, page: { limit: number; offset: number }, now: Date): Promise<Order[]> {
    const rows = await readOrders(db, condition, page)
    if (rows.length === 0) return []
    const used = { review: await secrets('review link'), order: await secrets('order link') }
    return rows.map((row) => wireOrder(row, used, now))
  }

  return {
    ofCustomer: (idCustomer: number, page: { limit: number; offset: number }, now: Date) =>
      read(eq(salesOrder.idCustomer, idCustomer), page, now),

    async one(orderNr: string, now: Date): Promise<Order | undefined> {
      return (await read(eq(salesOrder.orderNr, orderNr), { limit: 1, offset: 0 }, now))[0]
    },

    /** The lines of an order, for putting them into a cart again. */
    linesOf: (orderNr: string) =>
      db
        .select({ sku: orderItem.skuSimple, quantity: orderItem.quantity })
        .from(orderItem)
        .where(eq(orderItem.orderNr, orderNr))
        .orderBy(asc(orderItem.id)),

    async hasAccount(country: OpenCountry, email: string): Promise<boolean> {
      const isTaken = and(eq(customer.country, country), eq(customer.email, email), ne(customer.firstName, ''))
      return (await db.select({ id: customer.idCustomer }).from(customer).where(isTaken)).length > 0
    },
  }
}

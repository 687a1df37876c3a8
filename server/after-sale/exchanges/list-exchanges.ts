import { and, desc, eq, exists, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import type { ReturnMethod, ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import type { ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type ExchangeFilter = {
  countries?: readonly OpenCountry[] | undefined
  statuses?: readonly ExchangeStatus[] | undefined
  way?: ReturnWay | undefined
  orderNr?: string | undefined
}

export type ListedExchange = {
  batchnumber: string
  country: OpenCountry
  orderNr: string
  status: ExchangeStatus
  method: ReturnMethod
  createdAt: Date
  maxDate: string | null
  email: string
  /** In minor units: what was paid for the goods, and the shipping given back. */
  amount: number
  items: { orderItemId: number; quantity: number; way: ReturnWay; reason: string; replacement: string | null }[]
}

/** Exchanges and returns, the latest first, a page at a time by the number of the last one. */
export async function listExchanges(
  db: Handle,
  { countries, statuses, way, orderNr }: ExchangeFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ returns: ListedExchange[]; next: string | null }> {
  const ofRequest = eq(exchangeItem.batchnumber, exchangeRequest.batchnumber)
  const rows = await db
    .select({
      batchnumber: exchangeRequest.batchnumber,
      country: exchangeRequest.country,
      orderNr: exchangeRequest.orderNr,
      status: exchangeRequest.status,
      method: exchangeRequest.method,
      createdAt: exchangeRequest.createdAt,
      maxDate: exchangeRequest.maxDate,
      email: customer.email,
      amount: sql<number>`(select coalesce(sum(${exchangeItem.amount} + ${exchangeItem.shippingAmount}), 0)::float8
        from ${exchangeItem} where ${ofRequest})`,
      items: sql<ListedExchange['items']>`(select coalesce(json_agg(json_build_object(
          'orderItemId', ${exchangeItem.orderItemId}, 'quantity', ${exchangeItem.quantity}, 'way', ${exchangeItem.way},
          'reason', ${exchangeItem.reasonCode}, 'replacement', ${exchangeItem.replacementSkuSimple})
          order by ${exchangeItem.id}), '[]') from ${exchangeItem} where ${ofRequest})`,
    })
    .from(exchangeRequest)
    .innerJoin(customer, eq(customer.idCustomer, exchangeRequest.idCustomer))
    .where(
      and(
        countries && inArray(exchangeRequest.country, [...countries]),
        statuses && inArray(exchangeRequest.status, [...statuses]),
        orderNr === undefined ? undefined : eq(exchangeRequest.orderNr, orderNr),
        way &&
          exists(
            db
              .select({ one: sql`1` })
              .from(exchangeItem)
              .where(and(ofRequest, eq(exchangeItem.way, way))),
          ),
        after === undefined ? undefined : await isAfter(db, after),
      ),
    )
    .orderBy(desc(exchangeRequest.createdAt), desc(exchangeRequest.batchnumber))
    .limit(limit + 1)
  const returns = rows.slice(0, limit)
  return { returns, next: rows.length > limit ? returns.at(-1)!.batchnumber : null }
}

async function isAfter(db: Handle, batchnumber: string) {
  const [row] = await db
    .select({ createdAt: sql<string>`${exchangeRequest.createdAt}::text` })
    .from(exchangeRequest)
    .where(eq(exchangeRequest.batchnumber, batchnumber))
  if (!row) throw new OperatorRefusal(`There is no exchange "${batchnumber}".`)
  return sql`(${exchangeRequest.createdAt}, ${exchangeRequest.batchnumber}) < (${row.createdAt}::timestamptz, ${batchnumber})`
}

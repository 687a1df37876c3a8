import { and, desc, eq, exists, gte, inArray, lt, or, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { orderItem, payment, salesOrder } from '#db/schema/orders.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import type { PaymentMethod } from '#domain/buy/payments/methods.ts'
import { normaliseIdentification } from '#domain/customers/account/identification.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type OrderFilter = {
  /** All stores unless said. */
  countries?: readonly OpenCountry[] | undefined
  statuses?: readonly OrderStatus[] | undefined
  /** Days of the order's own store, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
  method?: PaymentMethod | undefined
  payment?: PaymentStatus | undefined
  /** A whole order number, e-mail, document or product number (sku, with or without its size). */
  text?: string | undefined
}

type ListedOrder = {
  orderNr: string
  version: number
  country: OpenCountry
  status: OrderStatus
  placedAt: Date
  /** In minor units. */
  total: number
  walletUsed: number
  currency: string
  units: number
  email: string
  name: string
  shippingMethod: string
  /** The last of the promised days. */
  deliveryTo: string | null
  payments: { method: PaymentMethod; status: PaymentStatus }[]
}

export type OrderPage = {
  orders: ListedOrder[]
  /** The number after which the next page begins; null on the last one. */
  next: string | null
}

/** From the first day to the end of the last, as the stores' own clocks have it. */
function isWithinDays({ countries = openCountries, from, to }: OrderFilter): SQL | undefined {
  if (from === undefined && to === undefined) return undefined
  const startOf = (day: string, zone: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`
  const inStore = (code: OpenCountry) => {
    const { timeZone } = countryProfiles[code]
    return and(
      eq(salesOrder.country, code),
      from === undefined ? undefined : gte(salesOrder.placedAt, startOf(from, timeZone)),
      to === undefined
        ? undefined
        : lt(salesOrder.placedAt, sql`(${to}::date + 1)::timestamp at time zone ${timeZone}::text`),
    )
  }
  // Zones lie at most a day apart: with this bound the index of all stores is read from the right place.
  const around = and(
    from === undefined
      ? undefined
      : gte(salesOrder.placedAt, sql`${from}::date::timestamp at time zone 'UTC' - interval '1 day'`),
    to === undefined
      ? undefined
      : lt(salesOrder.placedAt, sql`${to}::date::timestamp at time zone 'UTC' + interval '2 days'`),
  )
  return and(around, or(...countries.map(inStore)))
}

/** Nothing where all are meant: the index of all stores is read then, and that of one store for one. */
function isInStores(countries: readonly OpenCountry[] = openCountries): SQL | undefined {
  if (openCountries.every((code) => countries.includes(code))) return undefined
  return countries.length === 1 ? eq(salesOrder.country, countries[0]!) : inArray(salesOrder.country, [...countries])
}

/** Each part is found by an index of its own, so that a million orders are not read for one of them. */
function hasText(text: string): SQL {
  const typed = text.trim()
  const email = normaliseEmail(typed)
  const documents = [...new Set(['', 'RUT'].map((type) => normaliseIdentification(typed, type)))]
  const numbered = sql`select ${salesOrder.orderNr} from ${salesOrder} where ${salesOrder.orderNr} = ${typed.toUpperCase()}`
  const ofGuest = sql`select ${salesOrder.orderNr} from ${salesOrder} where ${salesOrder.guestEmail} = ${email}
    union all select ${salesOrder.orderNr} from ${salesOrder} where ${inArray(salesOrder.guestDocument, documents)}`
  const buyers = sql`select ${customer.idCustomer} from ${customer}
      where ${inArray(customer.country, [...openCountries])} and ${customer.email} = ${email}
    union all select ${customer.idCustomer} from ${customer} where ${inArray(customer.identification, documents)}`
  const ofCustomer = sql`select ${salesOrder.orderNr} from ${salesOrder} where ${salesOrder.idCustomer} in (${buyers})`
  const sku = typed.toUpperCase()
  const ofSize = sql`select ${orderItem.orderNr} from ${orderItem}
    where ${inArray(orderItem.country, [...openCountries])} and ${orderItem.skuSimple} = ${sku}`
  const ofProduct = sql`select ${orderItem.orderNr} from ${orderItem} where split_part(${orderItem.skuSimple}, '-', 1) = ${sku}`
  return sql`${salesOrder.orderNr} in (${numbered} union ${ofGuest} union ${ofCustomer} union ${ofSize} union ${ofProduct})`
}

async function isAfter(db: Handle, orderNr: string): Promise<SQL> {
  const [row] = await db
    .select({ placedAt: sql<string>`${salesOrder.placedAt}::text` })
    .from(salesOrder)
    .where(eq(salesOrder.orderNr, orderNr))
  if (!row) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  return sql`(${salesOrder.placedAt}, ${salesOrder.orderNr}) < (${row.placedAt}::timestamptz, ${orderNr})`
}

/** Orders as the staff works through them, the latest first, a page at a time by the number of the last one. */
export async function listOrders(
  db: Handle,
  filter: OrderFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<OrderPage> {
  const { countries, statuses, method, payment: paymentStatus, text } = filter
  const isPaidSo =
    method === undefined && paymentStatus === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(payment)
            .where(
              and(
                eq(payment.orderNr, salesOrder.orderNr),
                method && eq(payment.method, method),
                paymentStatus && eq(payment.status, paymentStatus),
              ),
            ),
        )
  const rows = await db
    .select({
      orderNr: salesOrder.orderNr,
      version: salesOrder.version,
      country: salesOrder.country,
      status: salesOrder.status,
      placedAt: salesOrder.placedAt,
      total: salesOrder.total,
      walletUsed: salesOrder.walletUsed,
      currency: salesOrder.currency,
      units: sql<number>`(select coalesce(sum(${orderItem.quantity}), 0)::int from ${orderItem}
        where ${orderItem.orderNr} = ${salesOrder.orderNr})`,
      email: sql<string>`coalesce(${salesOrder.guestEmail}, ${customer.email})`,
      shippingAddress: salesOrder.shippingAddress,
      shippingMethod: salesOrder.shippingMethod,
      deliveryTo: salesOrder.deliveryTo,
      payments: sql<ListedOrder['payments']>`coalesce((select json_agg(json_build_object('method', ${payment.method},
        'status', ${payment.status}) order by ${payment.id}) from ${payment}
        where ${payment.orderNr} = ${salesOrder.orderNr}), '[]')`,
    })
    .from(salesOrder)
    .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
    .where(
      and(
        isInStores(countries),
        statuses && inArray(salesOrder.status, [...statuses]),
        isWithinDays(filter),
        isPaidSo,
        text === undefined ? undefined : hasText(text),
        after === undefined ? undefined : await isAfter(db, after),
      ),
    )
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.orderNr))
    .limit(limit + 1)
  const orders = rows.slice(0, limit).map(({ shippingAddress, ...row }) => ({
    ...row,
    name: `${shippingAddress.first_name} ${shippingAddress.last_name}`.trim(),
  }))
  return { orders, next: rows.length > limit ? orders.at(-1)!.orderNr : null }
}

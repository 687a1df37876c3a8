import { inArray, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { customer } from '#db/schema/customers.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { wallet, walletReturnRequest } from '#db/schema/wallet.ts'
import type { PaymentMethod } from '#domain/buy/payments/methods.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

export type SalesPeriod = {
  countries?: readonly OpenCountry[] | undefined
  method?: PaymentMethod | undefined
  /** Days of each store, YYYY-MM-DD, both included. */
  from: string
  to: string
}

/** What came in and went back on one day by one method. In minor units of the store's money. */
export type SalesRow = {
  day: string
  country: OpenCountry
  method: PaymentMethod
  orders: number
  takings: number
  refunds: number
}

/** What the shop owes at this moment, in minor units. */
export type Owed = {
  country: OpenCountry
  /** Balances of wallets. */
  wallets: number
  /** Credits that can still be spent, or wait to be paid. */
  credits: number
  /** Gift cards that nobody redeemed yet. */
  giftCards: number
  /** Taken from wallets, and not paid to a bank yet. */
  withdrawals: number
  /** Of the credits, what was asked for as money. */
  creditRequests: number
  /** Goods that are on their way back, at what was paid for them. */
  openReturns: number
  /** Payments that a provider is to give back and has not. */
  refundsDue: number
  /** Payments of another amount than was asked for: a person must look. */
  held: number
}

const zoneOf = sql`case ${salesOrder.country} ${sql.join(
  openCountries.map((code) => sql`when ${code} then ${countryProfiles[code].timeZone}::text`),
  sql` `,
)} end`

/** Bounds for the index, wide enough for every zone; the day itself is compared after it is known. */
const around = (at: SQL, { from, to }: SalesPeriod) =>
  sql`${at} >= ${from}::date::timestamp at time zone 'UTC' - interval '1 day'
    and ${at} < ${to}::date::timestamp at time zone 'UTC' + interval '2 days'`

/** Money a return gave back has a row of its own, which never was a taking. */
const isReturn = sql`coalesce(${payment.providerRef}, '') like 'return %'`

/** Of a payment that went back as a whole, parts may have gone before: they are rows of their own. */
const partsDone = sql`(select coalesce(sum(part.amount), 0) from ${payment} part
  where part.refund_of = ${payment.id} and part.status = 'refunded')`

/**
 * Takings and refunds by day, store and method. A payment counts on the day its order was paid; one that came in for an
 * order that was over by then, on the day it was begun. A refund counts on the day it was confirmed.
 */
export async function readSales(db: Handle, period: SalesPeriod): Promise<SalesRow[]> {
  const { countries = openCountries, method, from, to } = period
  const isChosen = sql`${inArray(salesOrder.country, [...countries])}
    and ${method === undefined ? sql`true` : sql`${payment.method} = ${method}`}`
  const cameIn = sql`${payment.status} in ('approved', 'refund_pending', 'refunded') and not (${isReturn})`
  const { rows } = await db.execute<SalesRow>(sql`
    with money as (
      select ${salesOrder.country} as country, (${statusEvent.at} at time zone ${zoneOf})::date as day, ${payment.method} as method,
        ${payment.orderNr} as order_nr, ${payment.amount} as taken, 0::bigint as returned
      from ${statusEvent} join ${salesOrder} on ${salesOrder.orderNr} = ${statusEvent.subjectId}
        join ${payment} on ${payment.orderNr} = ${salesOrder.orderNr}
      where ${statusEvent.subject} = 'order' and ${statusEvent.status} = 'paid' and ${around(sql`${statusEvent.at}`, period)}
        and ${cameIn} and ${isChosen}
      union all
      select ${salesOrder.country}, (${payment.createdAt} at time zone ${zoneOf})::date, ${payment.method}, null, ${payment.amount}, 0
      from ${payment} join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
      where ${payment.status} in ('refund_pending', 'refunded') and not (${isReturn}) and ${isChosen}
        and ${around(sql`${payment.createdAt}`, period)}
        and not exists (select from ${statusEvent} where ${statusEvent.subject} = 'order' and ${statusEvent.status} = 'paid'
          and ${statusEvent.subjectId} = ${payment.orderNr})
      union all
      select ${salesOrder.country}, (coalesce(${payment.movedAt}, ${payment.createdAt}) at time zone ${zoneOf})::date,
        ${payment.method}, null, 0, ${payment.amount} - ${partsDone}
      from ${payment} join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
      where ${payment.status} = 'refunded' and ${isChosen}
        and ${around(sql`coalesce(${payment.movedAt}, ${payment.createdAt})`, period)}
    )
    select day::text, country, method, count(distinct order_nr)::int as orders, sum(taken)::float8 as takings,
      sum(returned)::float8 as refunds
    from money where day between ${from}::date and ${to}::date
    group by day, country, method order by day desc, country, method`)
  return rows
}

/** What the shop owes, by store. */
export async function readOwed(db: Handle, now: Date): Promise<Owed[]> {
  const at = now.toISOString()
  const ofStore = sql`s.code`
  const { rows } = await db.execute<Owed>(sql`
    select s.code as country,
      (select coalesce(sum(${wallet.balance}), 0)::float8 from ${wallet}
        join ${customer} on ${customer.idCustomer} = ${wallet.idCustomer} where ${customer.country} = ${ofStore}) as wallets,
      (select coalesce(sum(${credit.originalAmount} - ${credit.usedAmount}), 0)::float8 from ${credit}
        join ${salesRule} on ${salesRule.idSalesRule} = ${credit.idSalesRule}
        where ${salesRule.country} = ${ofStore} and (${credit.status} = 'in_process'
          or ${credit.status} in ('available', 'partly_used') and ${credit.expiresAt} > ${at})) as credits,
      (select coalesce(sum(${giftCard.amount}), 0)::float8 from ${giftCard} where ${giftCard.country} = ${ofStore}
        and ${giftCard.redeemedAt} is null and ${giftCard.voidedAt} is null) as "giftCards",
      (select coalesce(sum(${walletReturnRequest.amount}), 0)::float8 from ${walletReturnRequest}
        join ${wallet} on ${wallet.walletId} = ${walletReturnRequest.walletId}
        join ${customer} on ${customer.idCustomer} = ${wallet.idCustomer}
        where ${walletReturnRequest.status} = 'requested' and ${customer.country} = ${ofStore}) as withdrawals,
      (select coalesce(sum(${creditRequest.amount}), 0)::float8 from ${creditRequest}
        join ${salesRule} on ${salesRule.idSalesRule} = ${creditRequest.idSalesRule}
        where ${creditRequest.status} = 'requested' and ${salesRule.country} = ${ofStore}) as "creditRequests",
      (select coalesce(sum(${exchangeItem.amount} + ${exchangeItem.shippingAmount}), 0)::float8 from ${exchangeItem}
        join ${exchangeRequest} on ${exchangeRequest.batchnumber} = ${exchangeItem.batchnumber}
        where ${exchangeRequest.country} = ${ofStore} and ${exchangeItem.way} <> 'exchange'
          and ${exchangeRequest.status} in ('requested', 'approved', 'received')) as "openReturns",
      (select coalesce(sum(${payment.amount} - ${partsDone}), 0)::float8 from ${payment}
        join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
        where ${payment.status} = 'refund_pending' and ${salesOrder.country} = ${ofStore}) as "refundsDue",
      (select coalesce(sum(${payment.amount}), 0)::float8 from ${payment}
        join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
        where ${payment.status} = 'held' and ${salesOrder.country} = ${ofStore}) as held
    from (values ${sql.join(
      openCountries.map((code) => sql`(${code}::text)`),
      sql`, `,
    )}) s(code) order by s.code`)
  return rows
}

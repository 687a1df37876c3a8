import type { StoreDay } from '#contract/desk/today.ts'
import { sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cart } from '#db/schema/carts.ts'
import { searchMiss } from '#db/schema/discovery.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, dayIn, instantIn } from '#domain/platform/dates.ts'
import { listStockOuts } from './list-stock-outs.ts'

/** What somebody has to do something about. */
const waiting: readonly OrderStatus[] = ['payment_pending', 'confirmed', 'paid', 'preparing', 'partly_shipped']

type Period = { from: Date; to: Date }
type HourRow = { hour: number; orders: number; sales: number }

/** The day so far on the clocks of a store, and the same hours a week before. */
function periodsOf(country: OpenCountry, now: Date): { today: Period; lastWeek: Period } {
  const { timeZone } = countryProfiles[country]
  const day = dayIn(timeZone, now)
  const today = { from: instantIn(timeZone, day), to: now }
  const from = instantIn(timeZone, addDays(day, -7))
  return { today, lastWeek: { from, to: new Date(from.getTime() + now.getTime() - today.from.getTime()) } }
}

const within = (at: SQL, { from, to }: Period) =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} <= ${to.toISOString()}::timestamptz`

async function readHours(db: Handle, country: OpenCountry, period: Period): Promise<HourRow[]> {
  const { timeZone } = countryProfiles[country]
  const { rows } = await db.execute<HourRow>(sql`
    select extract(hour from ${statusEvent.at} at time zone ${timeZone})::int as hour, count(*)::int as orders,
      sum(${salesOrder.total} + ${salesOrder.walletUsed})::float8 as sales
    from ${statusEvent} join ${salesOrder} on ${salesOrder.orderNr} = ${statusEvent.subjectId}
    where ${statusEvent.subject} = 'order' and ${statusEvent.status} = 'paid' and ${within(sql`${statusEvent.at}`, period)}
      and ${salesOrder.country} = ${country}
    group by 1`)
  return rows
}

async function countFailures(db: Handle, country: OpenCountry, period: Period): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${payment} join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
    where ${payment.status} = 'rejected' and ${within(sql`${payment.movedAt}`, period)} and ${salesOrder.country} = ${country}`)
  return rows[0]!.count
}

async function countReturns(db: Handle, country: OpenCountry, period: Period): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${exchangeRequest}
    where ${exchangeRequest.country} = ${country} and ${within(sql`${exchangeRequest.createdAt}`, period)}`)
  return rows[0]!.count
}

async function readWaiting(db: Handle, country: OpenCountry): Promise<StoreDay['waiting']> {
  const { rows } = await db.execute<{ status: OrderStatus; orders: number; oldest: Date }>(sql`
    select ${salesOrder.status} as status, count(*)::int as orders, min(${salesOrder.placedAt}) as oldest from ${salesOrder}
    where ${salesOrder.status} in (${sql.join(
      waiting.map((status) => sql`${status}`),
      sql`, `,
    )}) and ${salesOrder.country} = ${country}
    group by 1`)
  return waiting.map((status) => {
    const found = rows.find((row) => row.status === status)
    return { status, orders: found?.orders ?? 0, oldest: found ? new Date(found.oldest).toISOString() : null }
  })
}

type CartRow = { begun: number; bought: number }

async function countCarts(db: Handle, country: OpenCountry, period: Period): Promise<CartRow> {
  const { rows } = await db.execute<CartRow>(sql`
    select count(*)::int as begun, count(*) filter (where ${salesOrder.placedAt} <= ${period.to.toISOString()}::timestamptz)::int as bought
    from ${cart} left join ${salesOrder} on ${salesOrder.orderNr} = ${cart.orderNr}
    where ${cart.country} = ${country} and ${within(sql`${cart.createdAt}`, period)}`)
  return rows[0]!
}

async function countMissedSearches(db: Handle, country: OpenCountry, now: Date): Promise<number> {
  const today = dayIn(countryProfiles[country].timeZone, now)
  const { rows } = await db.execute<{ count: number }>(sql`select coalesce(sum(${searchMiss.visitors}), 0)::int as count
    from ${searchMiss} where ${searchMiss.country} = ${country} and ${searchMiss.day} = ${today}`)
  return rows[0]!.count
}

const totalOf = (rows: readonly HourRow[], what: 'orders' | 'sales') => rows.reduce((sum, row) => sum + row[what], 0)

/** The figures of a store today, beside those of the same hours a week ago. */
export async function readDay(db: Handle, country: OpenCountry, now: Date): Promise<StoreDay> {
  const { today, lastWeek } = periodsOf(country, now)
  const [hours, before, failures, failuresBefore, returns, returnsBefore, stands, carts, cartsBefore] =
    await Promise.all([
      readHours(db, country, today),
      readHours(db, country, lastWeek),
      countFailures(db, country, today),
      countFailures(db, country, lastWeek),
      countReturns(db, country, today),
      countReturns(db, country, lastWeek),
      readWaiting(db, country),
      countCarts(db, country, today),
      countCarts(db, country, lastWeek),
    ])
  const [soldOut, missedSearches] = await Promise.all([
    listStockOuts(db, [country], now),
    countMissedSearches(db, country, now),
  ])
  const salesAt = (rows: readonly HourRow[], hour: number) => rows.find((row) => row.hour === hour)?.sales ?? 0
  return {
    country,
    orders: { today: totalOf(hours, 'orders'), lastWeek: totalOf(before, 'orders') },
    sales: { today: totalOf(hours, 'sales'), lastWeek: totalOf(before, 'sales') },
    failures: { today: failures, lastWeek: failuresBefore },
    returns: { today: returns, lastWeek: returnsBefore },
    carts: { today: carts.begun, lastWeek: cartsBefore.begun },
    cartsBought: { today: carts.bought, lastWeek: cartsBefore.bought },
    stockOuts: soldOut.length,
    missedSearches,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      today: salesAt(hours, hour),
      lastWeek: salesAt(before, hour),
    })),
    waiting: stands,
  }
}

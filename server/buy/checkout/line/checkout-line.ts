import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { checkoutVisit } from '#db/schema/checkout-line.ts'
import type { Line } from '#contract/buy/checkout.ts'
import {
  askAgainMs,
  freePlaces,
  minutesToWait,
  numberLifetimeMs,
  passedOverAfterMs,
  placeLifetimeMs,
  rateWindowMs,
} from '#domain/buy/checkout/line.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Visitor } from '#server/buy/cart/visitor.ts'
import { shared } from '#server/platform/caches/shared.ts'
import { TooManyAttempts } from '#server/platform/http/limits/attempts.ts'
import { networkOf } from '#server/platform/http/limits/network-of.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

type CheckoutLineParts = {
  db: Handle
  /** How many may be inside; 0: as many as come. */
  placesOf(country: OpenCountry): number
  /** How many of one network may be inside or in line: a script soon has none, an office has room. */
  maxOfNetwork: number
}

const secondMs = 1000

/** Who waits, by their place in line, and how fast it moves. */
type Waiting = { places: ReadonlyMap<string, number>; letIn: number; sinceMs: number }

/** Whose place it is: a customer's, wherever they go on; a guest's by the cart. */
function visitorKey({ idCustomer, hash }: Visitor): string | undefined {
  if (idCustomer !== null) return digestOf(`customer ${idCustomer}`)
  return hash ? digestOf(`cart ${hash}`) : undefined
}

/**
 * The line in front of the checkout of a store that limits how many may be inside: first come, first served, over all
 * nodes. Where there is no limit it asks the database nothing.
 */
export function openCheckoutLine({ db, placesOf, maxOfNetwork }: CheckoutLineParts) {
  /** Notes that a visitor asks, and whether they are inside. Undefined: their network has taken too many places. */
  async function arrive(country: OpenCountry, who: string, ip: string, now: Date): Promise<boolean | undefined> {
    const network = digestOf(networkOf(ip))
    const at = now.toISOString()
    const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
    // A visitor whose place was left or lost begins again at the end of the line.
    const isOver = sql`(v.left_at is not null or v.seen_at <= case when v.entered_at is null
      then ${before(numberLifetimeMs)} else ${before(placeLifetimeMs)} end)`
    const { rows } = await db.execute<{ inside: boolean }>(sql`
      insert into ${checkoutVisit} as v (country, visitor, network, arrived_at, seen_at)
      select ${country}, ${who}, ${network}, ${at}::timestamptz, ${at}::timestamptz
      where exists (select from ${checkoutVisit} k where k.country = ${country} and k.visitor = ${who})
        or (select count(*) from ${checkoutVisit} o where o.country = ${country} and o.network = ${network}
          and o.left_at is null and o.seen_at > ${before(numberLifetimeMs)}) < ${maxOfNetwork}
      on conflict (country, visitor) do update set seen_at = excluded.seen_at,
        arrived_at = case when ${isOver} then excluded.arrived_at else v.arrived_at end,
        entered_at = case when ${isOver} then null else v.entered_at end,
        left_at = case when ${isOver} then null else v.left_at end
      returning v.entered_at is not null as inside`)
    return rows[0]?.inside
  }

  /** Gives free places to those who came first and are still there, and reads who waits after that. */
  async function review(country: OpenCountry, now: Date): Promise<Waiting> {
    const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
    const isWaiting = sql`v.country = ${country} and v.entered_at is null and v.seen_at > ${before(passedOverAfterMs)}`
    return inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: checkout line'), hashtext(${country}))`)
      type Counted = { inside: number; letIn: number; sinceMs: number | null }
      const { rows } = await tx.execute<Counted>(sql`
        select count(*) filter (where v.left_at is null and v.seen_at > ${before(placeLifetimeMs)})::int as inside,
          count(*) filter (where v.entered_at > ${before(rateWindowMs)})::int as "letIn",
          (extract(epoch from ${now.toISOString()}::timestamptz
            - min(v.entered_at) filter (where v.entered_at > ${before(rateWindowMs)})) * 1000)::int as "sinceMs"
        from ${checkoutVisit} v where v.country = ${country} and v.entered_at is not null
          and (v.left_at is null or v.entered_at > ${before(rateWindowMs)})`)
      const { inside, letIn, sinceMs } = rows[0]!
      const free = freePlaces(placesOf(country), inside)
      if (free > 0) {
        await tx.execute(sql`
          update ${checkoutVisit} u set entered_at = ${now.toISOString()}::timestamptz where u.country = ${country}
            and u.visitor in (select v.visitor from ${checkoutVisit} v where ${isWaiting} order by v.arrived_at, v.visitor limit ${free})`)
      }
      const waiting = await tx.execute<{ visitor: string }>(
        sql`select v.visitor from ${checkoutVisit} v where ${isWaiting} order by v.arrived_at, v.visitor`,
      )
      return { letIn, sinceMs: sinceMs ?? 0, places: new Map(waiting.rows.map(({ visitor }, at) => [visitor, at])) }
    })
  }

  /** Of a crowd that asks at the same time, one asks the database for all. */
  const reviews = new Map<OpenCountry, (now: Date) => Promise<Waiting>>()
  function reviewOf(country: OpenCountry): (now: Date) => Promise<Waiting> {
    const known = reviews.get(country) ?? shared((now: Date) => review(country, now))
    reviews.set(country, known)
    return known
  }

  /** Whether a visitor is inside, or was: the same order sent once more is answered, not sent to the end of the line. */
  async function mayOrder(country: OpenCountry, who: string, now: Date): Promise<boolean> {
    const inTime = new Date(now.getTime() - placeLifetimeMs).toISOString()
    const { rowCount } = await db.execute(sql`
      update ${checkoutVisit} v set seen_at = ${now.toISOString()}::timestamptz
      where v.country = ${country} and v.visitor = ${who} and v.entered_at is not null
        and (v.left_at is not null or v.seen_at > ${inTime}::timestamptz)`)
    return rowCount === 1
  }

  return {
    /** Lets a visitor go on with buying, or refuses with their place in line. `isOrder`: it is the order itself. */
    async enter(visitor: Visitor, ip: string, { isOrder = false } = {}): Promise<void> {
      const { country, now } = visitor
      const who = visitorKey(visitor)
      if (placesOf(country) === 0 || who === undefined) return
      if (isOrder && (await mayOrder(country, who, now))) return
      const isInside = await arrive(country, who, ip, now)
      if (isInside === undefined) throw new TooManyAttempts(askAgainMs / secondMs)
      if (isInside) return
      const { places, letIn, sinceMs } = await reviewOf(country)(now)
      const ahead = places.get(who)
      if (ahead === undefined) return
      const minutes = minutesToWait({ ahead, letIn, sinceMs })
      const line: Line = { ahead, minutes, again_in: askAgainMs / secondMs }
      throw new RuleError('checkout_full', undefined, { line })
    },
    /** The order is placed: the next may come in. */
    async leave(visitor: Visitor): Promise<void> {
      const { country, now } = visitor
      const who = visitorKey(visitor)
      if (placesOf(country) === 0 || who === undefined) return
      const at = now.toISOString()
      await db.execute(sql`update ${checkoutVisit} v set left_at = ${at}::timestamptz
        where v.country = ${country} and v.visitor = ${who} and v.left_at is null`)
    },
  }
}

import { and, asc, desc, eq, gt, ilike, isNull, lte, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export const couponStates = ['running', 'coming', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

type Row = typeof salesRule.$inferSelect
export type ListedCoupon = Omit<Row, 'idCustomer'> & { state: CouponState }

type Period = Pick<Row, 'active' | 'startsAt' | 'endsAt' | 'maxUses' | 'usedCount'>

function stateOf({ active, startsAt, endsAt, maxUses, usedCount }: Period, now: Date): CouponState {
  if (!active || endsAt <= now || (maxUses !== null && usedCount >= maxUses)) return 'ended'
  return startsAt > now ? 'coming' : 'running'
}

/** In the words of `stateOf`, for the statement. */
function isIn(state: CouponState, now: Date) {
  const isOpen = and(
    eq(salesRule.active, true),
    gt(salesRule.endsAt, now),
    or(isNull(salesRule.maxUses), sql`${salesRule.usedCount} < ${salesRule.maxUses}`),
  )
  if (state === 'ended') return sql`not (${isOpen})`
  return and(isOpen, state === 'coming' ? gt(salesRule.startsAt, now) : lte(salesRule.startsAt, now))
}

type CouponFilter = {
  country?: OpenCountry | undefined
  state?: CouponState | undefined
  /** Part of the code. */
  text?: string | undefined
}

/** Coupons of everyone, the latest first; those of single customers are theirs and not listed. */
export async function listCoupons(
  db: Handle,
  { country, state, text }: CouponFilter,
  { limit, after, now }: { limit: number; after?: number | undefined; now: Date },
): Promise<{ coupons: ListedCoupon[]; next: number | null }> {
  const pattern = text === undefined ? undefined : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .select()
    .from(salesRule)
    .where(
      and(
        isNull(salesRule.idCustomer),
        country && eq(salesRule.country, country),
        state && isIn(state, now),
        pattern === undefined ? undefined : ilike(salesRule.code, pattern),
        after === undefined ? undefined : sql`${salesRule.idSalesRule} < ${after}`,
      ),
    )
    .orderBy(desc(salesRule.idSalesRule))
    .limit(limit + 1)
  const coupons = rows.slice(0, limit).map(({ idCustomer: _owner, ...row }) => ({ ...row, state: stateOf(row, now) }))
  return { coupons, next: rows.length > limit ? coupons.at(-1)!.idSalesRule : null }
}

const maxUsesShown = 50

/** A coupon with what it gave away, and the latest orders that used it. */
export async function showCoupon(db: Handle, { country, code }: { country: OpenCountry; code: string }, now: Date) {
  const isIt = and(eq(salesRule.country, country), eq(salesRule.code, code), isNull(salesRule.idCustomer))
  const [row] = await db.select().from(salesRule).where(isIt)
  if (!row) throw new OperatorRefusal(`The store ${country} has no coupon ${code}.`)
  const ofRule = eq(couponUse.idSalesRule, row.idSalesRule)
  const [sum] = await db
    .select({ given: sql<number>`coalesce(sum(${couponUse.amount}), 0)::float8`, orders: sql<number>`count(*)::int` })
    .from(couponUse)
    .where(ofRule)
  const uses = await db
    .select({ orderNr: couponUse.orderNr, amount: couponUse.amount })
    .from(couponUse)
    .where(ofRule)
    .orderBy(desc(couponUse.id), asc(couponUse.orderNr))
    .limit(maxUsesShown)
  const { idCustomer: _owner, ...coupon } = row
  return { ...coupon, state: stateOf(row, now), given: sum!.given, orders: sum!.orders, uses }
}

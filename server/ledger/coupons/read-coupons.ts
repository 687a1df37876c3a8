import { and, asc, desc, eq, gt, ilike, isNull, lte, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { ruleStateOf, type RuleState } from '#domain/buy/cart/rule-state.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type Row = typeof salesRule.$inferSelect
type ListedCoupon = Omit<Row, 'idCustomer'> & { state: RuleState }

/** In the words of `ruleStateOf`, for the statement. */
function isIn(state: RuleState, now: Date) {
  const isOpen = and(
    isNull(salesRule.endedAt),
    gt(salesRule.endsAt, now),
    or(isNull(salesRule.maxUses), sql`${salesRule.usedCount} < ${salesRule.maxUses}`),
  )
  if (state === 'ended') return sql`not (${isOpen})`
  if (state === 'paused') return and(isOpen, eq(salesRule.active, false))
  const isBegun = state === 'coming' ? gt(salesRule.startsAt, now) : lte(salesRule.startsAt, now)
  return and(isOpen, eq(salesRule.active, true), isBegun)
}

type CouponFilter = {
  country?: OpenCountry | undefined
  state?: RuleState | undefined
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
  const coupons = rows
    .slice(0, limit)
    .map(({ idCustomer: _owner, ...row }) => ({ ...row, state: ruleStateOf(row, now) }))
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
  return { ...coupon, state: ruleStateOf(row, now), given: sum!.given, orders: sum!.orders, uses }
}

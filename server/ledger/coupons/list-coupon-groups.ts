import { sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { columnNames, selectAs } from '#db/connection/sql-text.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import type { NewCouponKind } from '#domain/buy/cart/new-rule.ts'
import type { RuleState } from '#domain/buy/cart/rule-state.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A coupon, or all codes of a batch for single use as one. */
export type CouponGroup = {
  id: number
  country: OpenCountry
  /** The code, or what the codes of the batch begin with. */
  name: string
  /** How many codes it has, where it is a batch. */
  codes: number | null
  kind: NewCouponKind
  amount: number
  maxDiscount: number | null
  minSubtotal: number | null
  /** Milliseconds. */
  startsAt: number
  endsAt: number
  endedAt: number | null
  active: boolean
  maxUses: number | null
  maxUsesPerCustomer: number | null
  usedCount: number
  combinable: boolean
  onDiscounted: boolean
  needsRecentPurchaseDays: number | null
  newCustomersOnly: boolean
  scope: CouponScope
  /** What it took off orders, in minor units. */
  given: number
}

const rule = columnNames(salesRule, 'rule')
const each = columnNames(salesRule, 'each')
const used = columnNames(couponUse, 'used')

const ruleColumns = selectAs(
  rule,
  'country',
  'kind',
  'amount',
  'maxDiscount',
  'minSubtotal',
  'maxUsesPerCustomer',
  'combinable',
  'onDiscounted',
  'needsRecentPurchaseDays',
  'newCustomersOnly',
  'scope',
)

const raw = (text: string) => sql.raw(text)
const ms = (instant: string) => raw(`(extract(epoch from ${instant}) * 1000)::float8`)

/** In the words of `ruleStateOf`. */
function isIn(state: RuleState, now: Date): SQL {
  const isOpen = sql`(ended_at is null and ends_at > ${now} and (max_uses is null or used_count < max_uses))`
  if (state === 'ended') return sql`not ${isOpen}`
  if (state === 'paused') return sql`${isOpen} and not active`
  return sql`${isOpen} and active and starts_at ${raw(state === 'coming' ? '>' : '<=')} ${now}`
}

type GroupFilter = {
  countries: readonly OpenCountry[]
  state?: RuleState | undefined
  /** Part of the code. */
  text?: string | undefined
  /** Only those whose period touches this one. */
  during?: { from: Date; to: Date } | undefined
}

/** Coupons of everyone, the latest first; the codes of a batch are one of them. */
export async function listCouponGroups(
  db: Handle,
  { countries, state, text, during }: GroupFilter,
  { limit, after, now }: { limit: number; after?: number | undefined; now: Date },
): Promise<{ coupons: CouponGroup[]; next: number | null }> {
  if (countries.length === 0) return { coupons: [], next: null }
  const pattern = text === undefined ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await db.execute<CouponGroup>(sql`
with listed as (
  select max(${raw(each.idSalesRule)}) as id, coalesce(${raw(each.series)}, ${raw(each.code)}) as name,
    case when ${raw(each.series)} is null then null else count(*)::int end as codes,
    bool_or(${raw(each.active)}) as active, case when bool_and(${raw(each.endedAt)} is not null) then max(${raw(each.endedAt)}) end as ended_at,
    max(${raw(each.startsAt)}) as starts_at, max(${raw(each.endsAt)}) as ends_at,
    sum(${raw(each.maxUses)})::int as max_uses, sum(${raw(each.usedCount)})::int as used_count
  from sales_rule each
  where ${raw(each.idCustomer)} is null and ${raw(each.country)} = any(${sql.param([...countries])})
    and (${pattern}::text is null or ${raw(each.code)} ilike ${pattern})
  group by ${raw(each.country)}, ${raw(each.series)}, coalesce(${raw(each.series)}, ${raw(each.code)})
), page as (
  select * from listed
  where ${after === undefined ? sql`true` : sql`id < ${after}`} and ${state === undefined ? sql`true` : isIn(state, now)}
    and ${during === undefined ? sql`true` : sql`(starts_at < ${during.to} and least(ends_at, ended_at) > ${during.from})`}
  order by id desc limit ${limit + 1}
)
select page.id, page.name, page.codes, page.active, page.max_uses as "maxUses", page.used_count as "usedCount",
  ${ms('page.starts_at')} as "startsAt", ${ms('page.ends_at')} as "endsAt", ${ms('page.ended_at')} as "endedAt",
  ${raw(ruleColumns)},
  coalesce((select sum(${raw(used.amount)})::float8 from coupon_use used join sales_rule each
    on ${raw(each.idSalesRule)} = ${raw(used.idSalesRule)}
    where ${raw(each.country)} = ${raw(rule.country)} and (${raw(each.idSalesRule)} = page.id or ${raw(each.series)} = ${raw(rule.series)})), 0) as given
from page join sales_rule rule on ${raw(rule.idSalesRule)} = page.id
order by page.id desc`)
  const coupons = rows.slice(0, limit)
  return { coupons, next: rows.length > limit ? coupons.at(-1)!.id : null }
}

/** The codes of a batch, and which of them were used. */
export async function codesOfSeries(db: Handle, country: OpenCountry, series: string) {
  const { rows } = await db.execute<{ code: string; isUsed: boolean; isOver: boolean }>(sql`
    select ${raw(each.code)}, ${raw(each.usedCount)} > 0 as "isUsed", ${raw(each.endedAt)} is not null as "isOver"
    from sales_rule each where ${raw(each.country)} = ${country} and ${raw(each.series)} = ${series}
    order by ${raw(each.idSalesRule)}`)
  return rows
}

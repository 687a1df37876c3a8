import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import { addDays } from '#domain/platform/dates.ts'

/** A coupon or promotion in a calendar. Days of the store, both included. */
export type PlannedRule = {
  key: string
  isCoupon: boolean
  firstDay: string
  lastDay: string
  scope: CouponScope
  /** Whether it acts beside others; promotions always do, for coupons that allow it. */
  combinable: boolean
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export const weeksFrom = (day: string, many: number): string[] =>
  Array.from({ length: many }, (_, at) => addDays(weekOf(day), at * 7))

/** Which of the weeks a rule is in: the first and the last; undefined where it is in none. */
export function weeksIn(
  { firstDay, lastDay }: Pick<PlannedRule, 'firstDay' | 'lastDay'>,
  weeks: readonly string[],
): { first: number; last: number } | undefined {
  const touched = weeks.flatMap((week, at) => (firstDay <= addDays(week, 6) && lastDay >= week ? [at] : []))
  return touched.length === 0 ? undefined : { first: touched[0]!, last: touched.at(-1)! }
}

const mayMeet = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
  isSame: (a: string, b: string) => boolean,
) => !one?.length || !other?.length || one.some((a) => other.some((b) => isSame(a, b)))

/** Whether there may be a product that both cover: known by what they name, without asking the catalogue. */
const mayCoverTheSame = (one: CouponScope, other: CouponScope): boolean =>
  mayMeet(one.categories, other.categories, (a, b) => a.startsWith(b) || b.startsWith(a)) &&
  mayMeet(one.brands, other.brands, (a, b) => a === b) &&
  mayMeet(one.skus, other.skus, (a, b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`))

/** What happens where two meet: the larger of two promotions acts, coupons add up, or one keeps the other away. */
type Meeting = 'larger_acts' | 'add_up' | 'exclude'
export type Overlap = { one: string; other: string; meeting: Meeting; firstDay: string; lastDay: string }

function meetingOf(one: PlannedRule, other: PlannedRule): Meeting {
  if (!one.isCoupon && !other.isCoupon) return 'larger_acts'
  return one.combinable && other.combinable ? 'add_up' : 'exclude'
}

/** Which rules act on the same days and perhaps on the same products. */
export function overlapsOf(rules: readonly PlannedRule[]): Overlap[] {
  return rules.flatMap((one, at) =>
    rules.slice(at + 1).flatMap((other): Overlap[] => {
      const firstDay = one.firstDay > other.firstDay ? one.firstDay : other.firstDay
      const lastDay = one.lastDay < other.lastDay ? one.lastDay : other.lastDay
      if (firstDay > lastDay || !mayCoverTheSame(one.scope, other.scope)) return []
      return [{ one: one.key, other: other.key, meeting: meetingOf(one, other), firstDay, lastDay }]
    }),
  )
}

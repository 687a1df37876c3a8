import type { PromotionCalendar } from '#contract/desk/promotions.ts'
import type { Handle } from '#db/connection/handle.ts'
import { ruleStateOf } from '#domain/buy/cart/rule-state.ts'
import { overlapsOf, weeksFrom, weeksIn } from '#domain/desk/promotions/calendar.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, dayIn, instantIn } from '#domain/platform/dates.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { listCouponGroups, type CouponGroup } from '#server/ledger/coupons/list-coupon-groups.ts'
import { listPromotions } from '#server/ledger/coupons/promotions.ts'
import { daysOf } from './wire.ts'

const weeksShown = 8
/** Each is compared with each. */
const maxCompared = 150

function givesOf({ kind, amount, country }: Pick<CouponGroup, 'kind' | 'amount' | 'country'>): string {
  const profile = countryProfiles[country]
  if (kind === 'percent') return `${amount} %`
  return kind === 'free_shipping' ? '' : formatPrice(toUnits(amount, profile), profile)
}

/** What acts in a store in some weeks, and what meets there. What was ended has no part in it any more. */
export async function readCalendar(
  db: Handle,
  { country, from }: { country: OpenCountry; from: string | undefined },
  now: Date,
): Promise<PromotionCalendar> {
  const { timeZone } = countryProfiles[country]
  const weeks = weeksFrom(from ?? dayIn(timeZone, now), weeksShown)
  const during = {
    from: instantIn(timeZone, weeks[0]!),
    to: instantIn(timeZone, addDays(weeks.at(-1)!, 7)),
  }
  const [coupons, promotions] = await Promise.all([
    listCouponGroups(db, { countries: [country], during }, { limit: maxCompared, now }),
    listPromotions(db, { countries: [country], isAll: true, limit: maxCompared }, now),
  ])
  const rules = [
    ...promotions.map((row) => ({
      key: `promotion ${row.id}`,
      name: row.name,
      isCoupon: false,
      gives: `${row.percent} %`,
      ...daysOf(country, row),
      state: ruleStateOf(row, now),
      scope: row.scope,
      combinable: true,
    })),
    ...coupons.coupons
      .filter(({ endedAt }) => endedAt === null)
      .map((group) => {
        const period = { startsAt: new Date(group.startsAt), endsAt: new Date(group.endsAt) }
        const { active, maxUses, usedCount } = group
        return {
          key: `coupon ${group.id}`,
          name: group.name,
          isCoupon: true,
          gives: givesOf(group),
          ...daysOf(country, period),
          state: ruleStateOf({ active, ...period, maxUses, usedCount }, now),
          scope: group.scope,
          combinable: group.combinable,
        }
      }),
  ].filter((rule) => weeksIn(rule, weeks) !== undefined)
  const rank = (day: string) => (day < weeks[0]! ? weeks[0]! : day)
  const inOrder = rules.toSorted(
    (a, b) => rank(a.firstDay).localeCompare(rank(b.firstDay)) || a.name.localeCompare(b.name),
  )
  return {
    weeks,
    rules: inOrder.map(({ scope: _scope, combinable: _combinable, ...rule }) => rule),
    overlaps: overlapsOf(inOrder.filter(({ state }) => state !== 'ended')),
    isCut: coupons.next !== null || promotions.length === maxCompared,
  }
}

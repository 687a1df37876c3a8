import type { DeskCoupon, DeskPromotion, ShownScope } from '#contract/desk/promotions.ts'
import { ruleStateOf, ruleSwitchOf } from '#domain/buy/cart/rule-state.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { CouponGroup } from '#server/ledger/coupons/list-coupon-groups.ts'
import type { PromotionRow } from '#server/ledger/coupons/promotions.ts'

/** A period in days of the store: its end is the first moment after. */
export function daysOf(country: OpenCountry, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  const { timeZone } = countryProfiles[country]
  return { firstDay: dayIn(timeZone, startsAt), lastDay: dayIn(timeZone, new Date(endsAt.getTime() - 1)) }
}

export function wireCoupon(group: CouponGroup, scope: ShownScope, now: Date): DeskCoupon {
  const { startsAt: from, endsAt: to, endedAt: ended, usedCount, active, ...facts } = group
  const [startsAt, endsAt] = [new Date(from), new Date(to)]
  const endedAt = ended === null ? null : new Date(ended)
  return {
    ...facts,
    ...daysOf(group.country, { startsAt, endsAt }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    scope,
    used: usedCount,
    state: ruleStateOf({ active, startsAt, endsAt, endedAt, maxUses: group.maxUses, usedCount }, now),
    switched: ruleSwitchOf({ active, endedAt }),
  }
}

type Cost = { orders: number; given: number } | undefined

export function wirePromotion(row: PromotionRow, scope: ShownScope, cost: Cost, now: Date): DeskPromotion {
  const { id, country, name, percent, startsAt, endsAt } = row
  return {
    id,
    country,
    name,
    percent,
    ...daysOf(country, row),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    scope,
    state: ruleStateOf(row, now),
    switched: endsAt <= now ? 'ended' : ruleSwitchOf(row),
    orders: cost?.orders ?? 0,
    given: cost?.given ?? 0,
  }
}

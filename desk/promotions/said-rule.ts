import type { DeskCoupon, DeskPromotion } from '#contract/desk/promotions.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { SaidRule } from '#domain/desk/promotions/sentence.ts'
import { money } from '#desk/platform/figures.ts'

export const todayIn = (country: OpenCountry) => dayIn(countryProfiles[country].timeZone, new Date())

const amountOf = (value: number | null, country: OpenCountry) => (value === null ? null : money(value, country))
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** A coupon as its sentence takes it. */
export function saidCoupon(coupon: DeskCoupon): SaidRule {
  const { country, kind, amount, firstDay, lastDay, scope, codes } = coupon
  const { maxUses, maxUsesPerCustomer, combinable, onDiscounted, needsRecentPurchaseDays, newCustomersOnly } = coupon
  const today = todayIn(country)
  return {
    kind,
    gives: kind === 'percent' ? `${amount} %` : money(amount, country),
    maxDiscount: amountOf(coupon.maxDiscount, country),
    minSubtotal: amountOf(coupon.minSubtotal, country),
    from: firstDay > today ? firstDay : null,
    until: lastDay,
    today,
    maxUses,
    maxUsesPerCustomer,
    codes,
    combinable,
    onDiscounted,
    needsRecentPurchaseDays,
    newCustomersOnly,
    categories: names(scope.categories),
    brands: names(scope.brands),
    products: scope.products.length,
  }
}

/** What a promotion that acts by itself leaves open. */
const openToAll = {
  maxDiscount: null,
  minSubtotal: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  codes: null,
  combinable: true,
  onDiscounted: true,
  needsRecentPurchaseDays: null,
  newCustomersOnly: false,
} as const

export function saidPromotion({ country, percent, firstDay, lastDay, scope }: DeskPromotion): SaidRule {
  const today = todayIn(country)
  return {
    ...openToAll,
    kind: 'percent',
    gives: `${percent} %`,
    from: firstDay > today ? firstDay : null,
    until: lastDay,
    today,
    categories: names(scope.categories),
    brands: names(scope.brands),
    products: scope.products.length,
  }
}

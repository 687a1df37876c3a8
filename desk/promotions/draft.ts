import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import type { makeCoupon, makePromotion } from '#contract/desk/promotions.ts'
import type { NewCouponKind } from '#domain/buy/cart/new-rule.ts'
import type { SaidRule } from '#domain/desk/promotions/sentence.ts'
import { suspicionsOf, type Suspicion } from '#domain/desk/promotions/suspicions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import { money } from '#desk/platform/figures.ts'

/** Who a coupon is for. */
export type Audience = 'everybody' | 'new' | 'recent'
export type RuleKind = 'coupon' | 'codes' | 'automatic'

/** A rule while it is written: what was typed, as it was typed. */
export type RuleDraft = {
  rule: RuleKind
  name: string
  codes: string
  kind: NewCouponKind
  amount: string
  maxDiscount: string
  minSubtotal: string
  categories: string[]
  brands: string[]
  skus: string
  audience: Audience
  recentDays: string
  firstDay: string
  lastDay: string
  maxUses: string
  maxUsesPerCustomer: string
  isAlone: boolean
  isFullPrice: boolean
}

export const emptyDraft: RuleDraft = {
  rule: 'coupon',
  name: '',
  codes: '1000',
  kind: 'percent',
  amount: '',
  maxDiscount: '',
  minSubtotal: '',
  categories: [],
  brands: [],
  skus: '',
  audience: 'everybody',
  recentDays: '90',
  firstDay: '',
  lastDay: '',
  maxUses: '',
  maxUsesPerCustomer: '1',
  isAlone: false,
  isFullPrice: false,
}

/** What was typed as a number; NaN, which the shop refuses, for what is none. */
const numberIn = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))
const minorIn = (text: string, country: OpenCountry) => {
  const units = numberIn(text)
  return units === null ? null : toMinor(units, countryProfiles[country])
}
const skusIn = (text: string) => text.split(/[\s,;]+/).filter((sku) => sku !== '')
/** JSON has no NaN: what is no number is sent as one that is refused by its field. */
const sent = (value: number | null) => (value !== null && !Number.isInteger(value) ? -1 : value)

/** The parts that are said of a draft; amounts are not asked for where the kind has none. */
function factsOf(draft: RuleDraft, country: OpenCountry) {
  const { rule, kind, audience } = draft
  const isAutomatic = rule === 'automatic'
  const isPercent = isAutomatic || kind === 'percent'
  const amount = isPercent ? numberIn(draft.amount) : kind === 'fixed' ? minorIn(draft.amount, country) : 0
  return {
    kind: isAutomatic ? ('percent' as const) : kind,
    amount: sent(amount) ?? 0,
    maxDiscount: isPercent && !isAutomatic ? sent(minorIn(draft.maxDiscount, country)) : null,
    minSubtotal: isAutomatic ? null : sent(minorIn(draft.minSubtotal, country)),
    maxUses: rule === 'coupon' ? sent(numberIn(draft.maxUses)) : null,
    maxUsesPerCustomer: rule === 'coupon' ? sent(numberIn(draft.maxUsesPerCustomer)) : null,
    codes: rule === 'codes' ? (sent(numberIn(draft.codes)) ?? 0) : null,
    combinable: isAutomatic || !draft.isAlone,
    onDiscounted: isAutomatic || !draft.isFullPrice,
    needsRecentPurchaseDays: !isAutomatic && audience === 'recent' ? (sent(numberIn(draft.recentDays)) ?? 0) : null,
    newCustomersOnly: !isAutomatic && audience === 'new',
  }
}

type Names = { categories: ReadonlyMap<string, string>; brands: ReadonlyMap<string, string> }

/** The draft as its sentence takes it; undefined while a part that every sentence has is missing. */
export function saidDraft(draft: RuleDraft, country: OpenCountry, names: Names, today: string): SaidRule | undefined {
  const facts = factsOf(draft, country)
  const { kind, amount, maxDiscount, minSubtotal } = facts
  if (draft.lastDay === '' || (kind !== 'free_shipping' && amount <= 0)) return undefined
  const inMoney = (value: number | null) => (value === null ? null : money(value, country))
  return {
    ...facts,
    gives: kind === 'percent' ? `${amount} %` : money(amount, country),
    maxDiscount: inMoney(maxDiscount),
    minSubtotal: inMoney(minSubtotal),
    from: draft.firstDay > today ? draft.firstDay : null,
    until: draft.lastDay,
    today,
    categories: draft.categories.map((path) => names.categories.get(path) ?? path),
    brands: draft.brands.map((slug) => names.brands.get(slug) ?? slug),
    products: skusIn(draft.skus).length,
  }
}

/** What to ask before the draft is written. */
export function suspicionsOfDraft(draft: RuleDraft, country: OpenCountry, today: string): Suspicion[] {
  if (draft.lastDay === '') return []
  const period = { firstDay: draft.firstDay || today, lastDay: draft.lastDay }
  const kind = { isCoupon: draft.rule !== 'automatic', isSingleUse: draft.rule === 'codes' }
  return suspicionsOf({ ...factsOf(draft, country), ...period, ...kind })
}

type CouponBody = DeskInput<typeof makeCoupon>['body']
type PromotionBody = DeskInput<typeof makePromotion>['body']

const commonOf = (draft: RuleDraft, country: OpenCountry, confirmed: Suspicion[]) => ({
  country,
  name: draft.name.trim(),
  firstDay: draft.firstDay || null,
  lastDay: draft.lastDay,
  scope: { categories: draft.categories, brands: draft.brands, skus: skusIn(draft.skus) },
  confirmed,
})

export const couponBody = (draft: RuleDraft, country: OpenCountry, confirmed: Suspicion[]): CouponBody => ({
  ...factsOf(draft, country),
  ...commonOf(draft, country, confirmed),
})

export const promotionBody = (draft: RuleDraft, country: OpenCountry, confirmed: Suspicion[]): PromotionBody => ({
  ...commonOf(draft, country, confirmed),
  amount: factsOf(draft, country).amount,
})

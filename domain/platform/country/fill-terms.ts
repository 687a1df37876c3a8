import { formatPrice, toUnits } from '../money.ts'
import type { OpenCountry } from './country.ts'
import { countryProfiles } from './settings.ts'
import type { ShippingTerms, StoreTerms } from './terms.ts'

const daysText = ([min, max]: ShippingTerms['days']) => (min === max ? String(min) : `${min} a ${max}`)

/** `10 días`, or `5 días hábiles` where the law counts working days. */
export const regretPeriod = ({
  regretDays,
  countsWorkingDays,
}: Pick<StoreTerms, 'regretDays' | 'countsWorkingDays'>): string =>
  `${regretDays} ${regretDays === 1 ? 'día' : 'días'}${countsWorkingDays ? (regretDays === 1 ? ' hábil' : ' hábiles') : ''}`

type Say = (terms: StoreTerms, money: (minor: number) => string) => string

/** What a text may say of the terms: `{{free_from}}`. */
const placeholders = {
  free_from: ({ freeFrom }, money) => money(freeFrom),
  standard_price: ({ standard }, money) => money(standard.price),
  standard_days: ({ standard }) => daysText(standard.days),
  fast_price: ({ fast }, money) => money(fast.price),
  fast_days: ({ fast }) => daysText(fast.days),
  fast_within: ({ fast: { days } }) => (days[1] <= 1 ? '24 horas hábiles' : `${days[1]} días hábiles`),
  return_days: ({ returnDays }) => String(returnDays),
  refund_days: ({ refundDays }) => String(refundDays),
  dropoff_days: ({ dropoffDays }) => String(dropoffDays),
  regret_period: regretPeriod,
  credit_days: ({ creditDays }) => String(creditDays),
  min_withdrawal: ({ minWithdrawal }, money) => money(minWithdrawal),
  max_coupons: ({ maxCoupons }) => String(maxCoupons),
  max_discount_percent: ({ maxDiscountPercent }) => String(maxDiscountPercent),
  tax_percent: ({ taxPercent }) => String(taxPercent),
} as const satisfies Record<string, Say>

export type TermPlaceholder = keyof typeof placeholders
export const termPlaceholders = Object.keys(placeholders) as TermPlaceholder[]

const isPlaceholder = (name: string): name is TermPlaceholder => Object.hasOwn(placeholders, name)

/** A text of the retailer with the figures of the terms in it. What is no placeholder stays as it was written. */
export function fillTerms(text: string, terms: StoreTerms, country: OpenCountry): string {
  if (!text.includes('{{')) return text
  const profile = countryProfiles[country]
  const money = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  return text.replaceAll(/\{\{\s*([a-z_]{1,40})\s*\}\}/g, (whole, name: string) => {
    return isPlaceholder(name) ? placeholders[name](terms, money) : whole
  })
}

import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import { periodOfDays } from '#domain/buy/cart/new-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { dayOf, listOf } from './arguments.ts'
import type { Values } from './command.ts'

export const scopeOptions = {
  categories: { type: 'string' },
  brands: { type: 'string' },
  skus: { type: 'string' },
} as const
export const periodOptions = { from: { type: 'string' }, until: { type: 'string' } } as const
export const scopeHelp =
  '--categories /a/,/b/  --brands slug,…  --skus SKU,…   of each that is said, one must fit;\n--skus takes codes of your own file too'
export const periodHelp = '--from DAY, --until DAY   days of the store, both included; from now unless said'

export function scopeOf(values: Values): CouponScope {
  const categories = listOf(values, 'categories')
  const brands = listOf(values, 'brands')
  const skus = listOf(values, 'skus')
  return { ...(categories && { categories }), ...(brands && { brands }), ...(skus && { skus }) }
}

export function periodOf(values: Values, country: OpenCountry, now: Date) {
  const { timeZone } = countryProfiles[country]
  const from = dayOf(values, 'from')
  const until = dayOf(values, 'until')
  if (until === undefined) throw new OperatorRefusal('--until is missing: the last day.')
  return periodOfDays(timeZone, { from, until }, now)
}

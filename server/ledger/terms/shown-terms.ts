import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { TermField } from '#domain/platform/country/term-fields.ts'
import type { StoreTerms } from '#domain/platform/country/terms.ts'
import { toUnits } from '#domain/platform/money.ts'

/** The terms by their names, in currency units. */
export function shownTerms(country: OpenCountry, terms: StoreTerms): Record<TermField, number | boolean> {
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  return {
    free_from: units(terms.freeFrom),
    return_days: terms.returnDays,
    refund_days: terms.refundDays,
    dropoff_days: terms.dropoffDays,
    regret_days: terms.regretDays,
    regret_in_working_days: terms.countsWorkingDays,
    collects_returns: terms.collectsReturns,
    credit_days: terms.creditDays,
    min_withdrawal: units(terms.minWithdrawal),
    max_coupons: terms.maxCoupons,
    max_credit_coupons: terms.maxCreditCoupons,
    max_discount_percent: terms.maxDiscountPercent,
    tax_percent: terms.taxPercent,
    checkout_places: terms.checkoutPlaces,
  }
}

import type { Checkout } from '#contract/buy/checkout.ts'
import { instalmentPlans } from '#domain/buy/payments/instalments.ts'
import { methodWords } from '#domain/buy/payments/method-words.ts'
import { kindOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'

/** A way to pay as a shopper chooses it, with what an amount costs in instalments; in currency units. */
export function paymentOption(code: PaymentChoice, country: OpenCountry, amount: number): Checkout['payments'][number] {
  const { instalments: instalmentsNote, ...words } = methodWords(code, country)
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  return {
    code,
    kind: kindOf(code),
    ...words,
    refusal: null,
    instalments_note: instalmentsNote,
    plans: instalmentPlans(code, toMinor(amount, countryProfiles[country])).map(({ amount: each, total, ...terms }) => {
      return { ...terms, amount: units(each), total: units(total) }
    }),
  }
}

import type { Checkout } from '#contract/buy/checkout.ts'
import { cardsInWords } from '#domain/buy/payments/instalments.ts'
import { methodWords } from '#domain/buy/payments/method-words.ts'
import { kindOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'

type OptionContext = {
  country: OpenCountry
  /** Currency units. */
  amount: number
  now: Date
  plansOf: Payments['plansOf']
}

/** A way to pay as a shopper chooses it, with what an amount costs in instalments; in currency units. */
export function paymentOption(
  code: PaymentChoice,
  { country, amount, now, plansOf }: OptionContext,
): Checkout['payments'][number] {
  const { instalments: instalmentsNote, ...words } = methodWords(code, country)
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  return {
    code,
    kind: kindOf(code),
    ...words,
    refusal: null,
    instalments_note: instalmentsNote,
    plans: plansOf({ country, method: code, amount: toMinor(amount, countryProfiles[country]), now }).map(
      ({ count, surcharge, cft, amount: each, total, ...holder }) => {
        return { count, surcharge, cft, amount: units(each), total: units(total), cards: cardsInWords(holder) }
      },
    ),
  }
}

import type { FormValues } from '#app/platform/forms/use-form.ts'
import type { BankDataChoice } from '#contract/after-sale/bank-data.ts'
import { bankFieldNames, checkBankData } from '#domain/after-sale/bank-data/bank-data.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The field that says whether it is the account of the last time, or one that is typed. */
export const bankAccountField = 'bank_account'
export const isRemembered = (values: FormValues) => values[bankAccountField] === 'remembered'

/** What a form with `BankDataFields` says about the account, as calls take it. */
export function bankDataOf(values: FormValues): BankDataChoice {
  if (isRemembered(values)) return 'remembered'
  return Object.fromEntries(
    bankFieldNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** What is wrong with it, by the names of its fields. */
export function bankDataFaults(
  values: FormValues,
  around: { country: OpenCountry; banks: readonly string[] },
): FieldErrors {
  const choice = bankDataOf(values)
  if (choice === 'remembered') return {}
  const checked = checkBankData(choice, around)
  return 'errors' in checked ? checked.errors : {}
}

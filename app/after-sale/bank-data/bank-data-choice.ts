import type { FormValues } from '#app/platform/forms/use-form.ts'
import type { BankDataChoice } from '#contract/after-sale/bank-data.ts'
import { bankFieldNames, checkBankData } from '#domain/after-sale/bank-data/bank-data.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The form field that says whether to use the account from the previous request or a newly typed one. */
export const bankAccountField = 'bank_account'
const isRemembered = (values: FormValues) => values[bankAccountField] === 'remembered'

/** Reads the bank account from a form with `BankDataFields`, in the shape the API takes. */
export function bankDataOf(values: FormValues): BankDataChoice {
  if (isRemembered(values)) return 'remembered'
  return Object.fromEntries(
    bankFieldNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** Validation errors of the typed account, by field name. */
export function bankDataFaults(
  values: FormValues,
  context: { country: OpenCountry; banks: readonly string[] },
): FieldErrors {
  const choice = bankDataOf(values)
  if (choice === 'remembered') return {}
  const checked = checkBankData(choice, context)
  return 'errors' in checked ? checked.errors : {}
}

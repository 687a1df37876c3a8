import type { OpenCountry } from './country.ts'
import { countryProfiles, openingFigures } from './settings.ts'

export type Range = { kind: 'number'; min: number; max: number } | { kind: 'money' } | { kind: 'yesno' }

const days = (min: number, max: number): Range => ({ kind: 'number', min, max })
const percent = days(0, 100)

/** Every term that an operator sets, by the name it has on the command line. Prices and days of shipping are its methods'. */
const fields = {
  free_from: { kind: 'money' },
  return_days: days(0, 365),
  refund_days: days(1, 60),
  dropoff_days: days(1, 60),
  regret_days: days(0, 90),
  regret_in_working_days: { kind: 'yesno' },
  collects_returns: { kind: 'yesno' },
  credit_days: days(1, 3650),
  min_withdrawal: { kind: 'money' },
  max_coupons: days(0, 20),
  max_credit_coupons: days(0, 20),
  max_discount_percent: percent,
  tax_percent: percent,
  checkout_places: days(0, 100_000),
} as const satisfies Record<string, Range>

export type TermField = keyof typeof fields
export const rangeOfTerm = (field: TermField): Range => fields[field]
export const termFieldNames = Object.keys(fields) as TermField[]
/** Amounts in minor units. */
export type TermChange = Partial<Record<TermField, number | boolean>>

const isField = (name: string): name is TermField => Object.hasOwn(fields, name)

type Read = { value: number | boolean } | { reason: string }

function readValue(range: Range, text: string, country: OpenCountry): Read {
  if (range.kind === 'yesno') {
    return text === 'yes' || text === 'no' ? { value: text === 'yes' } : { reason: 'is yes or no' }
  }
  if (range.kind === 'number') {
    const value = Number(text)
    const isInRange = /^\d+$/.test(text) && value >= range.min && value <= range.max
    return isInRange ? { value } : { reason: `is a whole number from ${range.min} to ${range.max}` }
  }
  const { currency, currencyExponent } = countryProfiles[country]
  const form = currencyExponent === 0 ? /^\d{1,9}$/ : /^\d{1,7}([.]\d{1,2})?$/
  const value = Math.round(Number(text) * 10 ** currencyExponent)
  return form.test(text) ? { value } : { reason: `is an amount of ${currency} like 39990` }
}

/** The law's own period is the least a store may give: openingFigures names the articles. */
function isBelowLaw(field: TermField, value: number | boolean, country: OpenCountry): boolean {
  const { regretDays, countsWorkingDays } = openingFigures[country]
  if (field === 'regret_days') return typeof value === 'number' && value < regretDays
  return field === 'regret_in_working_days' && countsWorkingDays && value === false
}

/** Reads changes of a store's terms; all of them, or every reason why not. */
export function readTerms(
  country: OpenCountry,
  changes: readonly (readonly [field: string, text: string])[],
): { value: TermChange } | { faults: string[] } {
  const change: TermChange = {}
  const faults: string[] = []
  for (const [field, text] of changes) {
    if (!isField(field)) {
      faults.push(`there is no term "${field}": ${termFieldNames.join(', ')}`)
      continue
    }
    const read = readValue(fields[field], text.trim(), country)
    if ('reason' in read) faults.push(`${field} ${read.reason}, not "${text}"`)
    else if (isBelowLaw(field, read.value, country))
      faults.push(`${field} would be less than the law of ${country} gives`)
    else if (field === 'min_withdrawal' && read.value === 0) faults.push('min_withdrawal is more than 0')
    else change[field] = read.value
  }
  return faults.length > 0 ? { faults } : { value: change }
}

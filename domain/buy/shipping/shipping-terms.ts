import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { fold } from '#domain/platform/text/fold.ts'
import type { Method } from './offers.ts'
import type { Rate } from './rates.ts'
import { shippingCodes, type ShippingCode } from './shipping-methods.ts'

type DayRange = readonly [min: number, max: number]

/** A change of a method as an operator writes it: amounts in currency units; what is left out stays. */
export type MethodInput = {
  label?: string | undefined
  text?: string | undefined
  price?: number | undefined
  days?: DayRange | null | undefined
  free_from?: number | null | undefined
  cut_off?: string | null | undefined
  enabled?: boolean | undefined
}

/** A rate as an operator writes it. */
export type RateInput = {
  method: ShippingCode
  /** The region's name or number. */
  region?: string | undefined
  postcode?: string | undefined
  from_amount?: number | undefined
  up_to_grams?: number | undefined
  price: number | null
  days?: DayRange | null | undefined
}

export type MethodChange = Partial<Omit<Method, 'code'> & { enabled: boolean }>
type CheckedRegion = { id: number; name: string }

/** What was understood, or every reason why it was not, as sentences without their subject. */
export type Checked<T> = { value: T } | { faults: string[] }

/** A ton. */
export const maxGrams = 1_000_000
const maxMinor = 2_000_000_000
const maxDays = 90
const maxLength = 120
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
const prefixForm = /^[0-9A-Z]{1,8}$/

/** Gathers faults, so that an operator hears of all of them at once. */
function reader(country: OpenCountry) {
  const { currency, currencyExponent } = countryProfiles[country]
  const faults: string[] = []
  return {
    faults,
    amount(units: number, what: string): number {
      const minor = Math.round(units * 10 ** currencyExponent)
      const isExact = Math.abs(minor - units * 10 ** currencyExponent) < 1e-6
      const decimals = currencyExponent === 0 ? 'no decimals' : `up to ${currencyExponent} decimals`
      if (!isExact || !(minor >= 0 && minor <= maxMinor)) {
        faults.push(`${what} must be an amount of ${currency} with ${decimals}, not ${units}`)
      }
      return minor
    },
    days(range: DayRange | null): { minDays: number | null; maxDays: number | null } {
      if (range === null) return { minDays: null, maxDays: null }
      const [min, max] = range
      const isRange = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= maxDays
      if (!isRange) faults.push(`days must be two whole numbers up to ${maxDays}, the first not above the second`)
      return { minDays: min, maxDays: max }
    },
    line(text: string, what: string): string {
      const tidy = text.trim()
      if (tidy === '' || tidy.length > maxLength || /[\r\n\t<>]/.test(tidy)) {
        faults.push(`${what} must have 1 to ${maxLength} characters, without line breaks, < and >`)
      }
      return tidy
    },
  }
}

/** Checks a change of a method. Standard shipping's `freeFrom` is the store's limit, which is always a number. */
export function checkMethod(code: ShippingCode, input: MethodInput, country: OpenCountry): Checked<MethodChange> {
  const { faults, amount, days, line } = reader(country)
  const change: MethodChange = {}
  if (input.label !== undefined) change.label = line(input.label, 'label')
  if (input.text !== undefined) change.etaText = line(input.text, 'text')
  if (input.price !== undefined) change.price = amount(input.price, 'price')
  if (input.days !== undefined) Object.assign(change, days(input.days))
  if (input.free_from !== undefined) {
    change.freeFrom = input.free_from === null ? null : amount(input.free_from, 'free-from')
    if (code === 'standard' && input.free_from === null) {
      faults.push('free-from of standard is the limit that every page promises and must be an amount')
    }
  }
  if (input.cut_off !== undefined) {
    change.cutOff = input.cut_off
    if (input.cut_off !== null && !timeOfDay.test(input.cut_off)) {
      faults.push(`cut-off must be a time like 14:30, not ${input.cut_off}`)
    }
  }
  if (input.enabled !== undefined) change.enabled = input.enabled
  return faults.length > 0 ? { faults } : { value: change }
}

/** A region as an operator writes it: by number or by name. */
export function regionFrom(text: string, regions: readonly CheckedRegion[]): CheckedRegion | undefined {
  return regions.find(({ id }) => String(id) === text) ?? regions.find(({ name }) => fold(name) === fold(text))
}

type RateContext = { country: OpenCountry; regions: readonly CheckedRegion[] }

/** Checks a rate: the place it names is one of the store, and what is free of a place has a price. */
export function checkRate(input: RateInput, { country, regions }: RateContext): Checked<Rate> {
  const { faults, amount, days } = reader(country)
  const region = input.region === undefined ? undefined : regionFrom(input.region, regions)
  if (input.region !== undefined && !region) faults.push(`there is no region "${input.region}" in ${country}`)
  const prefix = input.postcode?.toUpperCase()
  if (prefix !== undefined) {
    if (!formFormats[country].postcode.required) faults.push(`addresses of ${country} need no postcode: name a region`)
    else if (!prefixForm.test(prefix)) faults.push('postcode must be the beginning of one: digits and letters, up to 8')
    if (region) faults.push('a rate has a region or a postcode, not both')
  }
  if (input.price === null && input.region === undefined && prefix === undefined) {
    faults.push('a method that is offered nowhere is switched off: shipping remove')
  }
  const grams = input.up_to_grams
  if (grams !== undefined && !(Number.isInteger(grams) && grams > 0 && grams <= maxGrams)) {
    faults.push(`up-to-grams must be whole grams from 1 to ${maxGrams}, not ${grams}`)
  }
  const rate: Rate = {
    code: input.method,
    region: region?.id ?? null,
    postcodePrefix: prefix ?? null,
    fromAmount: amount(input.from_amount ?? 0, 'from-amount'),
    upToGrams: input.up_to_grams ?? null,
    price: input.price === null ? null : amount(input.price, 'price'),
    ...days(input.days ?? null),
  }
  return faults.length > 0 ? { faults } : { value: rate }
}

/** The days of a week that parcels travel, 1 to 7, each once. */
export function checkWorkingDays(days: readonly number[]): Checked<number[]> {
  const isValid = days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)
  return isValid
    ? { value: [...new Set(days)].toSorted((a, b) => a - b) }
    : { faults: ['working days must be one to seven numbers from 1, Monday, to 7, Sunday'] }
}

/** A day of the calendar, YYYY-MM-DD, that there is. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

export const isShippingCode = (text: string | undefined): text is ShippingCode =>
  shippingCodes.some((code) => code === text)

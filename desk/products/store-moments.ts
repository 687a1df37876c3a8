import { addDays, dayIn, instantIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** The first moment of a day in a store; null where no day was chosen. */
export const startOfDay = (day: string, country: OpenCountry): string | null =>
  day ? instantIn(countryProfiles[country].timeZone, day).toISOString() : null

/** The moment at which an offer ends that is good until a day, that day included. */
export const endOfDay = (day: string, country: OpenCountry): string | null =>
  day ? startOfDay(addDays(day, 1), country) : null

const oneMs = 1

/** The day an offer begins. */
export const firstDayOf = (iso: string | null, country: OpenCountry): string =>
  iso ? dayIn(countryProfiles[country].timeZone, new Date(iso)) : ''

/** The last day an offer is good on. */
export const lastDayOf = (iso: string | null, country: OpenCountry): string =>
  iso ? dayIn(countryProfiles[country].timeZone, new Date(Date.parse(iso) - oneMs)) : ''

import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn, hourIn, instantIn, isDay } from '#domain/platform/dates.ts'

/** A moment as a field for day and hour shows it, on the clocks of the store; empty for none. */
export function localOf(iso: string | undefined, country: OpenCountry): string {
  if (!iso) return ''
  const { timeZone } = countryProfiles[country]
  const moment = new Date(iso)
  return `${dayIn(timeZone, moment)}T${hourIn(timeZone, moment).padStart(5, '0')}`
}

/** The moment of what was typed; nothing for what is not whole yet. */
export function isoOf(local: string, country: OpenCountry): string | undefined {
  const [day = '', hour = ''] = local.split('T')
  if (!isDay(day) || !/^\d{2}:\d{2}/.test(hour)) return undefined
  return instantIn(countryProfiles[country].timeZone, day, hour.slice(0, 5)).toISOString()
}

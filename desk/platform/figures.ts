import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'

/** `$ 45.990`, as the store's shoppers read it. */
export function money(minor: number, country: OpenCountry): string {
  const profile = countryProfiles[country]
  return formatPrice(toUnits(minor, profile), profile)
}

const localeOf = { es: 'es-AR', en: 'en-GB' } as const satisfies Record<DeskLanguage, string>

const formats = new Map<string, Intl.DateTimeFormat>()
function format(language: DeskLanguage, zone: string, kind: 'day' | 'moment' | 'hour'): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${kind}`
  const known = formats.get(key)
  if (known) return known
  const day = { day: 'numeric', month: 'short' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = { day: { ...day, year: 'numeric' } as const, moment: { ...day, ...time }, hour: time }[kind]
  const made = new Intl.DateTimeFormat(localeOf[language], { timeZone: zone, ...parts })
  formats.set(key, made)
  return made
}

/** On the clocks of the store, because that is where things happen. */
export const moment = (iso: string, country: OpenCountry, language: DeskLanguage) =>
  format(language, countryProfiles[country].timeZone, 'moment').format(new Date(iso))
export const hour = (iso: string, country: OpenCountry, language: DeskLanguage) =>
  format(language, countryProfiles[country].timeZone, 'hour').format(new Date(iso))
/** Only the day of a moment, with its year. */
export const dayOf = (iso: string, country: OpenCountry, language: DeskLanguage) =>
  format(language, countryProfiles[country].timeZone, 'day').format(new Date(iso))
/** A day that is a day, not a moment. */
export const day = (text: string, language: DeskLanguage) =>
  format(language, 'UTC', 'day').format(new Date(`${text}T00:00:00Z`))
/** For what belongs to no store: the clock of the person. */
export const ownMoment = (iso: string, language: DeskLanguage) =>
  format(language, Intl.DateTimeFormat().resolvedOptions().timeZone, 'moment').format(new Date(iso))

/** How long ago, in the largest unit that says something: '3 h', '2 d'. */
export function age(iso: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 60 / 24)} d`
}

export const integer = (value: number, language: DeskLanguage) => value.toLocaleString(localeOf[language])

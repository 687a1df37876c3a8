import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn, hourIn } from '#domain/platform/dates.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import type { CommandContext, Values } from './command.ts'

export const jsonOption = { json: { type: 'boolean' } } as const
export const reasonOption = { reason: { type: 'string' } } as const
export const pageOptions = { limit: { type: 'string' }, after: { type: 'string' } } as const
export const maxPage = 1000
export const defaultPage = 50

/** `$ 45.990,50 ARS`: amounts of several stores may stand below each other. */
export function money(minor: number, country: OpenCountry): string {
  const profile = countryProfiles[country]
  return `${formatPrice(toUnits(minor, profile), profile)} ${profile.currency}`
}

/** `2026-11-15 12:30` on the clocks of the store. */
export function moment(at: Date, country: OpenCountry): string {
  const { timeZone } = countryProfiles[country]
  return `${dayIn(timeZone, at)} ${hourIn(timeZone, at).padStart(5, '0')}`
}

/** The result as JSON where that was asked for, else in lines. */
export function print(
  { say }: Pick<CommandContext, 'say'>,
  values: Values,
  result: unknown,
  inLines: () => void,
): void {
  if (values.json === true) say(JSON.stringify(result, null, 2))
  else inLines()
}

/** The operator and the moment, with the reason that was typed. */
export const actingFor = ({ acting }: Pick<CommandContext, 'acting'>, values: Values) =>
  typeof values.reason === 'string' && values.reason.trim() !== ''
    ? { ...acting, reason: values.reason.trim() }
    : acting

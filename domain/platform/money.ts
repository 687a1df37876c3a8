import type { CountryProfile } from './country/settings.ts'
import { formatInteger } from './text/format-integer.ts'

type MoneyProfile = Pick<CountryProfile, 'locale' | 'currencyExponent'>

/** The currency sign and its spacing; every store shows the plain sign (OP-104). */
const signs: Readonly<Record<CountryProfile['locale'], string>> = {
  'es-AR': '$\u00a0',
  'es-CL': '$',
  'es-CO': '$\u00a0',
}

/** Responses carry amounts in currency units; internally the shop uses minor units. */
export function toUnits(minor: number, { currencyExponent }: Pick<CountryProfile, 'currencyExponent'>): number {
  return minor / 10 ** currencyExponent
}

export function toMinor(units: number, { currencyExponent }: Pick<CountryProfile, 'currencyExponent'>): number {
  return Math.round(units * 10 ** currencyExponent)
}

/** `$ 45.990`, and `$ 45.990,50` only where the currency has cents and they are not zero (OP-104). */
export function formatPrice(units: number, profile: MoneyProfile): string {
  const minor = Math.abs(toMinor(units, profile))
  const unit = 10 ** profile.currencyExponent
  const cents = minor % unit
  const decimals = cents === 0 ? '' : `,${String(cents).padStart(profile.currencyExponent, '0')}`
  return `${units < 0 ? '-' : ''}${signs[profile.locale]}${formatInteger(Math.floor(minor / unit))}${decimals}`
}

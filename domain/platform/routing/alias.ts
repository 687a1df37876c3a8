import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

export type AliasName = 'login' | 'register' | 'help'

/** The desktop and canonical path of a screen, per country (APP-32, APP-33, OP-012, OP-013). */
export function aliasPath(country: OpenCountry, name: AliasName): string {
  return name === 'help' ? countryProfiles[country].helpSlug : 'customer/account/login'
}

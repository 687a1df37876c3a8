import { defaultCountry, openCountries, type OpenCountry } from './country.ts'

export type CountryHints = {
  host?: string | undefined
  query?: string | null | undefined
  cookie?: string | undefined
}

/** Host name to country, as the operator configured it; empty in local development. */
export type CountryHosts = Readonly<Record<string, OpenCountry>>

/** The stores that are on, and the one of a visitor about whom nothing is known. */
export type Stores = { openStores: readonly OpenCountry[]; defaultStore: OpenCountry }

const allStores: Stores = { openStores: openCountries, defaultStore: defaultCountry }

/**
 * The country of a visitor (OP-005): the host name decides, then `?country=`, then the cookie, then the default. A
 * store that is off falls through to the next hint, so a Brazilian link still opens a shop.
 */
export function chooseCountry(hints: CountryHints, hosts: CountryHosts = {}, stores = allStores): OpenCountry {
  const { openStores, defaultStore } = stores
  const isOn = (code: unknown): code is OpenCountry => openStores.some((country) => country === code)
  const byHost = hints.host === undefined ? undefined : hosts[hints.host.toLowerCase().replace(/:\d+$/, '')]
  return [byHost, hints.query?.toLowerCase(), hints.cookie].find(isOn) ?? defaultStore
}

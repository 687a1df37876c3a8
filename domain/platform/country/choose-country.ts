import { defaultCountry, isOpenCountry, type OpenCountry } from './country.ts'

export type CountryHints = {
  host?: string | undefined
  query?: string | null | undefined
  cookie?: string | undefined
}

/** Host name to country, as the operator configured it; empty in local development. */
export type CountryHosts = Readonly<Record<string, OpenCountry>>

/**
 * The country of a visitor (OP-005): the host name decides, then `?country=`, then the cookie, then the default. A
 * country that is not open falls through to the next hint, so a Brazilian link still opens a shop.
 */
export function chooseCountry(hints: CountryHints, hosts: CountryHosts = {}): OpenCountry {
  const byHost = hints.host === undefined ? undefined : hosts[hints.host.toLowerCase().replace(/:\d+$/, '')]
  if (byHost) return byHost
  return [hints.query?.toLowerCase(), hints.cookie].find(isOpenCountry) ?? defaultCountry
}

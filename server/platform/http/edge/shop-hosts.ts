import type { CountryHosts } from '#domain/platform/country/choose-country.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'

/** The host names of the shop, and the origin of each country. */
export type ShopHosts = {
  /** The country of a host, where it has a host of its own. */
  countryOf: CountryHosts
  /** A country's own origin, where the operator configured one. */
  originOf: Partial<Record<OpenCountry, string>>
  /** Whether the shop answers to a host name; any name when none is configured. */
  isKnown(hostname: string): boolean
  /** Whether it is one of the configured names. Without any, a host is only what the client wrote. */
  isListed(hostname: string): boolean
}

type Settings = Partial<Pick<Env, 'STORE_HOSTS' | 'PUBLIC_ORIGIN_AR' | 'PUBLIC_ORIGIN_CL' | 'PUBLIC_ORIGIN_CO'>>

/** A country's public origin also defines its host, unless another country uses the same one. */
export function shopHosts({
  STORE_HOSTS = {},
  PUBLIC_ORIGIN_AR,
  PUBLIC_ORIGIN_CL,
  PUBLIC_ORIGIN_CO,
}: Settings): ShopHosts {
  const configured = { ar: PUBLIC_ORIGIN_AR, cl: PUBLIC_ORIGIN_CL, co: PUBLIC_ORIGIN_CO }
  const origins = openCountries.flatMap((country) =>
    configured[country] ? [{ country, origin: configured[country] }] : [],
  )
  const hostOf = (origin: string) => new URL(origin).hostname
  const alone = origins.filter(
    ({ origin }) => origins.filter((other) => hostOf(other.origin) === hostOf(origin)).length === 1,
  )
  const countryOf = {
    ...Object.fromEntries(alone.map(({ country, origin }) => [hostOf(origin), country])),
    ...STORE_HOSTS,
  }
  const known = new Set([...Object.keys(countryOf), ...origins.map(({ origin }) => hostOf(origin))])
  return {
    countryOf,
    originOf: Object.fromEntries(origins.map(({ country, origin }) => [country, origin])),
    isKnown: (hostname) => known.size === 0 || known.has(hostname.toLowerCase()),
    isListed: (hostname) => known.has(hostname.toLowerCase()),
  }
}

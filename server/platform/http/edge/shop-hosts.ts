import type { StoreHosts } from '#domain/platform/country/choose-country.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'

/** The names the shop answers to, and what each store calls itself. */
export type ShopHosts = {
  /** The store of a host, where it has one of its own. */
  storeOf: StoreHosts
  /** A store's own origin, where the operator named one. */
  originOf: Partial<Record<OpenCountry, string>>
  /** Whether the shop answers to a host name; to any when none is configured. */
  isKnown(hostname: string): boolean
}

type Settings = Partial<Pick<Env, 'STORE_HOSTS' | 'PUBLIC_ORIGIN_AR' | 'PUBLIC_ORIGIN_CL' | 'PUBLIC_ORIGIN_CO'>>

/** A store's public origin names its host too, unless another store is at the same one. */
export function shopHosts({
  STORE_HOSTS = {},
  PUBLIC_ORIGIN_AR,
  PUBLIC_ORIGIN_CL,
  PUBLIC_ORIGIN_CO,
}: Settings): ShopHosts {
  const given = { ar: PUBLIC_ORIGIN_AR, cl: PUBLIC_ORIGIN_CL, co: PUBLIC_ORIGIN_CO }
  const origins = openCountries.flatMap((country) => (given[country] ? [{ country, origin: given[country] }] : []))
  const hostOf = (origin: string) => new URL(origin).hostname
  const alone = origins.filter(
    ({ origin }) => origins.filter((other) => hostOf(other.origin) === hostOf(origin)).length === 1,
  )
  const storeOf = {
    ...Object.fromEntries(alone.map(({ country, origin }) => [hostOf(origin), country])),
    ...STORE_HOSTS,
  }
  const known = new Set([...Object.keys(storeOf), ...origins.map(({ origin }) => hostOf(origin))])
  return {
    storeOf,
    originOf: Object.fromEntries(origins.map(({ country, origin }) => [country, origin])),
    isKnown: (hostname) => known.size === 0 || known.has(hostname.toLowerCase()),
  }
}

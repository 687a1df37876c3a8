import type { CountryHosts, Stores } from '#domain/platform/country/choose-country.ts'
import { defaultCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'

/** The host names of the shop, and the origin of each country. */
export type ShopHosts = {
  /** The country of a host, where it has a host of its own. Only stores that are on. */
  readonly countryOf: CountryHosts
  /** The stores that are on now, and the default one. */
  readonly stores: Stores
  /** A country's own origin, where the operator configured one. */
  originOf: Partial<Record<OpenCountry, string>>
  /** Whether the shop answers to a host name; any name when none is configured. */
  isKnown(hostname: string): boolean
  /** Whether it is one of the configured names. Without any, a host is only what the client wrote. */
  isListed(hostname: string): boolean
}

type Settings = Partial<Pick<Env, 'STORE_HOSTS' | 'PUBLIC_ORIGIN_AR' | 'PUBLIC_ORIGIN_CL' | 'PUBLIC_ORIGIN_CO'>>

const allStores: Stores = { openStores: openCountries, defaultStore: defaultCountry }

/** A country's public origin also defines its host, unless another country uses the same one. */
export function shopHosts(
  { STORE_HOSTS = {}, PUBLIC_ORIGIN_AR, PUBLIC_ORIGIN_CL, PUBLIC_ORIGIN_CO }: Settings,
  readStores: () => Stores = () => allStores,
): ShopHosts {
  const configured = { ar: PUBLIC_ORIGIN_AR, cl: PUBLIC_ORIGIN_CL, co: PUBLIC_ORIGIN_CO }
  const origins = openCountries.flatMap((country) =>
    configured[country] ? [{ country, origin: configured[country] }] : [],
  )
  const hostOf = (origin: string) => new URL(origin).hostname
  const alone = origins.filter(
    ({ origin }) => origins.filter((other) => hostOf(other.origin) === hostOf(origin)).length === 1,
  )
  const configuredHosts: CountryHosts = {
    ...Object.fromEntries(alone.map(({ country, origin }) => [hostOf(origin), country])),
    ...STORE_HOSTS,
  }
  const countriesOfHost = Map.groupBy(
    [
      ...Object.entries(configuredHosts).map(([host, country]) => ({ host, country })),
      ...origins.map(({ country, origin }) => ({ host: hostOf(origin), country })),
    ],
    ({ host }) => host,
  )
  /** The hosts of the stores that are on, worked out again when these change. */
  let seen: readonly OpenCountry[] | undefined
  let open: CountryHosts = {}
  function openHosts(): CountryHosts {
    const { openStores } = readStores()
    if (seen !== openStores) {
      seen = openStores
      open = Object.fromEntries(Object.entries(configuredHosts).filter(([, country]) => openStores.includes(country)))
    }
    return open
  }
  /** Whether it is a host of ours at which a store is on. */
  const isListed = (hostname: string) =>
    countriesOfHost.get(hostname.toLowerCase())?.some(({ country }) => readStores().openStores.includes(country)) ===
    true
  return {
    get countryOf() {
      return openHosts()
    },
    get stores() {
      return readStores()
    },
    originOf: Object.fromEntries(origins.map(({ country, origin }) => [country, origin])),
    isKnown: (hostname) => countriesOfHost.size === 0 || isListed(hostname),
    isListed,
  }
}

import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'

export type LinkTo = (country: OpenCountry, path: string) => string

type Settings = Pick<Env, 'PORT'> & Parameters<typeof shopHosts>[0]

/** Addresses as a mail needs them, whole. Where a store has no host of its own the address says which one is meant. */
export function linksOf({ PORT, ...settings }: Settings): LinkTo {
  const { originOf, countryOf } = shopHosts(settings)
  return (country, path) => {
    const url = new URL(path, originOf[country] ?? `http://localhost:${PORT}`)
    if (countryOf[url.hostname] !== country) url.searchParams.set('country', country)
    return url.href
  }
}

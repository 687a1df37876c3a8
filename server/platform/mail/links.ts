import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'

export type LinkTo = (country: OpenCountry, path: string) => string

type Settings = Pick<Env, 'PORT'> & Parameters<typeof shopHosts>[0]

/** Absolute links for mails. Where a country has no host of its own, the link names the country. */
export function linksOf({ PORT, ...settings }: Settings): LinkTo {
  const { originOf, countryOf } = shopHosts(settings)
  return (country, path) => {
    const url = new URL(path, originOf[country] ?? `http://localhost:${PORT}`)
    if (countryOf[url.hostname] !== country) url.searchParams.set('country', country)
    return url.href
  }
}

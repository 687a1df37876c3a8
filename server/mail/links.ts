import type { OpenCountry } from '#domain/store/country.ts'
import type { Env } from '#server/env.ts'

export type LinkTo = (store: OpenCountry, path: string) => string

type Origins = Pick<Env, 'PORT' | 'PUBLIC_ORIGIN_AR' | 'PUBLIC_ORIGIN_CL' | 'PUBLIC_ORIGIN_CO'>

/** Addresses as a mail needs them, whole. Where a store has no name of its own the address says which one is meant. */
export function linksOf({ PORT, PUBLIC_ORIGIN_AR, PUBLIC_ORIGIN_CL, PUBLIC_ORIGIN_CO }: Origins): LinkTo {
  const origins = { ar: PUBLIC_ORIGIN_AR, cl: PUBLIC_ORIGIN_CL, co: PUBLIC_ORIGIN_CO }
  return (store, path) => {
    const origin = origins[store]
    const url = new URL(path, origin ?? `http://localhost:${PORT}`)
    if (origin === undefined) url.searchParams.set('country', store)
    return url.href
  }
}

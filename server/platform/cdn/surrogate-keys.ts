import type { Change, Tags } from '#server/platform/caches/change-log.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** `category /mujer/zapatos/` of ar is `ar-category-/mujer/zapatos/`: keys are separated by spaces. */
const keyOf = (country: OpenCountry, tag: string) => `${country}-${tag.replaceAll(' ', '-')}`

/** What a page at a CDN is purged by: each thing it shows, and its whole store. */
export const surrogateKeys = (country: OpenCountry, tags: Tags): string =>
  [country, ...[...tags].map((tag) => keyOf(country, tag))].join(' ')

/** What a change outdates. */
export const purgedBy = (country: OpenCountry, changed: Change['tags']): string[] =>
  changed === 'all' || changed === 'content' ? [country] : [...changed].map((tag) => keyOf(country, tag))

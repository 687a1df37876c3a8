import type { OpenCountry } from '#domain/platform/country/country.ts'
import { foldWord } from '../spelling/fold-word.ts'
import { productConcepts } from './all-concepts.ts'

type Name = { folded: string; written: string; rank: number }

const folded = (text: string) => text.split(' ').map(foldWord).join(' ')
const places: Readonly<Record<OpenCountry, number>> = { ar: 0, cl: 1, co: 2 }

const byCountry = new Map<OpenCountry, readonly Name[]>()
function namesIn(country: OpenCountry): readonly Name[] {
  const known = byCountry.get(country)
  if (known) return known
  const all = productConcepts.flatMap(({ words, also }) => [
    { written: words[places[country]]!, rank: 0 },
    ...words.map((written) => ({ written, rank: 1 })),
    ...also.map((written) => ({ written, rank: 2 })),
  ])
  const names = all
    .map(({ written, rank }) => ({ written, rank, folded: folded(written) }))
    .sort((one, other) => one.rank - other.rank || one.folded.length - other.folded.length)
  byCountry.set(country, names)
  return names
}

/** Names of products that begin with a folded text: the country's own words first, short ones before long ones. */
export function namesBeginningWith(text: string, country: OpenCountry, limit: number): string[] {
  const found = new Set<string>()
  for (const { folded: name, written } of namesIn(country)) {
    if (found.size >= limit) break
    if (name.startsWith(text)) found.add(written)
  }
  return [...found]
}

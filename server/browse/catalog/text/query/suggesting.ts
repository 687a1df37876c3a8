import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { rootOf } from '#domain/browse/search/spelling/root-of.ts'
import { namesBeginningWith } from '#domain/browse/search/thesaurus/beginnings.ts'
import { isConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Surfaces } from '../index/surfaces.ts'
import type { SearchContext, SuggestedText, TextMatches } from '../types.ts'

/** Every candidate is searched for before it is offered. */
const maxTried = 14
const perSource = 8

type Sources = {
  surfaces: Surfaces
  search: (query: string, context: SearchContext) => TextMatches
  country: OpenCountry | undefined
}

const folded = (text: string) => text.split(' ').map(foldWord).join(' ')

/**
 * Continuations of what was typed: the words before the last one stay as they are, and only what finds products as it
 * stands is offered, with how many.
 */
export function openSuggesting({ surfaces, search, country }: Sources) {
  const candidates = (typed: string, { vocabulary }: SearchContext): string[] => {
    const words = typed.split(' ')
    const last = foldWord(words.at(-1)!)
    const head = words.slice(0, -1).join(' ')
    const continued = (word: string) => (head === '' ? word : `${head} ${word}`)
    const named = country ? namesBeginningWith(folded(typed), country, perSource) : []
    const filters = [...vocabulary.words.values()].filter((word) => last !== '' && foldWord(word).startsWith(last))
    const things = head !== '' && country && last.length > 2 ? namesBeginningWith(last, country, perSource / 2) : []
    const inNames = last === '' ? [] : surfaces.complete(last, perSource)
    const found = [
      ...inNames.map(continued),
      ...named,
      ...filters.slice(0, perSource / 2).map(continued),
      ...things.map(continued),
    ]
    return [...new Map([typed, ...found].map((text) => [folded(text), text])).values()]
  }

  return (typed: string, limit: number, context: SearchContext): SuggestedText[] => {
    const text = typed.replaceAll(/\s+/g, ' ').trimStart()
    if (text.trim() === '') return []
    const begun = folded(text.trim())
    const found: (SuggestedText & { isTyped: boolean })[] = []
    for (const candidate of candidates(text, context).slice(0, maxTried)) {
      const { docs, isLoose, isCorrected, notHad, setAside } = search(candidate, context)
      const isExact = !isLoose && !isCorrected && notHad.length + setAside.length === 0
      const isTyped = folded(candidate.trim()) === begun
      // The beginning of a word finds what begins so, but is no search to offer.
      if (docs.length === 0 || !isExact || (isTyped && !isWord(candidate, context))) continue
      found.push({ text: candidate.trim(), docs, count: docs.length, isTyped })
    }
    return found
      .sort(
        (one, other) =>
          Number(other.isTyped) - Number(one.isTyped) || (text.includes(' ') ? other.count - one.count : 0),
      )
      .slice(0, limit)
      .map(({ text: shown, docs, count }) => ({ text: shown, docs, count }))
  }

  function isWord(candidate: string, { vocabulary }: SearchContext): boolean {
    const last = candidate.trim().split(' ').at(-1)!
    const root = rootOf(foldWord(last))
    if (isConcept(root) || vocabulary.phrases.has(root) || vocabulary.sizes.has(foldWord(last))) return true
    return surfaces.complete(foldWord(last), 1).some((word) => foldWord(word) === foldWord(last))
  }
}

import { phraseKey } from '#domain/browse/search/phrase-roots.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { rootOf } from '#domain/browse/search/spelling/root-of.ts'
import { namesBeginningWith } from '#domain/browse/search/thesaurus/beginnings.ts'
import { isConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Surfaces } from '../index/surfaces.ts'
import type { QueryTerms } from './query-terms.ts'
import type { SearchContext, SuggestedText, TextMatches } from '../types.ts'

/** Every candidate is searched for before it is offered. */
const maxTried = 12
const perSource = 8

type Sources = {
  queryTerms: QueryTerms
  surfaces: Surfaces
  search: (query: string, context: SearchContext) => TextMatches
  country: OpenCountry | undefined
}

/** Botas negras, vestido negro. */
function agreeing(label: string, head: string): string {
  const [, ending] = /(as|os|a)$/.exec(head) ?? []
  return ending && label.endsWith('o') && !label.includes(' ') ? label.slice(0, -1) + ending : label
}

const folded = (text: string) => text.split(' ').map(foldWord).join(' ')

/**
 * Continuations of what was typed: the words before the last one stay as they are, and only what finds products as it
 * stands is offered, with how many.
 */
export function openSuggesting({ queryTerms, surfaces, search, country }: Sources) {
  const candidates = (typed: string, { vocabulary }: SearchContext): string[] => {
    const words = typed.split(' ')
    const last = foldWord(words.at(-1)!)
    const head = words.slice(0, -1).join(' ')
    const continued = (word: string) => (head === '' ? word : `${head} ${word}`)
    const isSold = (name: string) => (queryTerms.termFor(phraseKey(name))?.strictLists ?? 0) > 0
    const begin = (beginning: string, limit: number) =>
      country ? namesBeginningWith(beginning, country, limit).filter(isSold) : []
    const filters =
      last === ''
        ? []
        : [...new Set([...vocabulary.phrases.values()].map(({ label }) => label))]
            .filter((label) => folded(label).startsWith(last))
            .map((label) => agreeing(label.toLowerCase(), head))
    const found = [
      ...(last === '' ? [] : surfaces.complete(last, perSource).map(continued)),
      ...begin(folded(typed), perSource),
      ...filters.slice(0, perSource / 2).map(continued),
      ...(head !== '' && last.length > 2 ? begin(last, perSource / 2).map(continued) : []),
    ]
    // One form of a word: zapatillas, not also zapatilla.
    const byKey = new Map<string, string>()
    for (const text of [typed, ...found]) {
      const key = text === typed ? folded(typed.trim()) : phraseKey(text)
      if (!byKey.has(key)) byKey.set(key, text)
    }
    return [...byKey.values()]
  }

  return (typed: string, limit: number, context: SearchContext): SuggestedText[] => {
    const text = typed.replaceAll(/\s+/g, ' ').trimStart()
    if (text.trim() === '') return []
    const begun = folded(text.trim())
    const found: (SuggestedText & { isTyped: boolean })[] = []
    for (const candidate of candidates(text, context).slice(0, maxTried)) {
      const { docs, isLoose, isCorrected, notHad, setAside } = search(candidate, { ...context, isExact: true })
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

import { dialectOf, sensedWords, sensesOf } from '#domain/browse/search/thesaurus/senses.ts'
import { isHomeWord, isSameConcept, synonymsOf, type Synonym } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The senses of a word for a shopper, each with its words; `own` is the one that the catalogue means by the word itself. */
export type SensesHere = { own: number; tiers: readonly (readonly Synonym[])[] }

const isMeant = (key: string, names: readonly string[]) =>
  names.some((name) => name === key || isSameConcept(name, key))

/**
 * A shopper's country decides what a word means when it is typed; the words a catalogue is written in decide what it
 * means in names.
 */
export function openSenses(country: OpenCountry | undefined, countOf: (key: string) => number) {
  const dialect = dialectOf(countOf) ?? country

  /** Whether a name with this word is meant when something else is searched for: no saco de vestir for a pulóver. */
  const means = (key: string, root: string): boolean => {
    const first = sensesOf(key, dialect)?.[0]
    if (!first) return true
    return (
      isMeant(root, first) || synonymsOf(root).some((synonym) => synonym.key !== key && isMeant(synonym.key, first))
    )
  }

  const of = (root: string): SensesHere | undefined => {
    const senses = sensesOf(root, country)
    if (!senses) return undefined
    const meant = dialect === country ? undefined : (sensesOf(root, dialect)?.[0] ?? [])
    const own = meant ? senses.findIndex((names) => names.some((name) => isMeant(name, meant))) : 0
    const tiers = senses.map((names) =>
      names
        .flatMap((name) => [{ key: name, weight: 0.8, isTrait: false }, ...synonymsOf(name)])
        .filter(({ key }) => key !== root && names.some((name) => means(key, name))),
    )
    return { tiers, own: own < 0 ? senses.length : own }
  }

  /** Other words that the catalogue has for a concept: a tracksuit is a buzo in Chile. */
  const wordsFor = (root: string): readonly string[] =>
    sensedWords.filter((word) => {
      const first = sensesOf(word, dialect)?.[0]
      return first && word !== root && isMeant(root, first) && !isHomeWord(word, dialect!)
    })

  const firstOf = (root: string) => sensesOf(root, country)?.[0]

  return { of, firstOf, means, wordsFor }
}

import { genderTwin } from './root-of.ts'
import { phraseKey } from './phrase-roots.ts'
import { alsoTakes, sameThing } from './synonyms.ts'

export type Synonym = { key: string; weight: number }

/** Slightly under the word itself, so that a shop's own word comes first. */
const sameWeight = 0.8
const takenWeight = 0.45

const table = new Map<string, Map<string, number>>()

function add(from: string, to: string, weight: number): void {
  if (from === to || from === '' || to === '') return
  const found = table.get(from) ?? new Map<string, number>()
  found.set(to, Math.max(found.get(to) ?? 0, weight))
  table.set(from, found)
}

for (const group of sameThing) {
  const keys = group.map(phraseKey)
  for (const from of keys) for (const to of keys) add(from, to, sameWeight)
}
for (const [word, others] of Object.entries(alsoTakes)) {
  for (const other of others) add(phraseKey(word), phraseKey(other), takenWeight)
}

const synonyms: ReadonlyMap<string, readonly Synonym[]> = new Map(
  [...table].map(([from, others]) => [from, [...others].map(([key, weight]) => ({ key, weight }))]),
)

/** What else a word or phrase (as `phraseKey`) may be called, in either gender. */
export function synonymsOf(key: string): readonly Synonym[] {
  const found = synonyms.get(key)
  if (found) return found
  const twin = genderTwin(key)
  return (twin && synonyms.get(twin)) || []
}

/** Every phrase of several words the table knows: an index keeps them as terms of their own. */
export const synonymPhrases: readonly string[] = [...synonyms.keys()].filter((key) => key.includes(' '))
/** As written, for showing a correction. */
export const synonymWords: readonly string[] = [...new Set([...sameThing.flat(), ...Object.keys(alsoTakes)])].filter(
  (word) => !word.includes(' '),
)

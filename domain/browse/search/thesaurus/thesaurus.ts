import { phraseKey } from '../phrase-roots.ts'
import { genderTwin } from '../spelling/root-of.ts'
import { persons, purposes, saidOfGroups, things, traits } from './all-concepts.ts'
import type { Concept } from './concept.ts'

/** Another key for what was asked, and what finding it is worth; `isTrait`: saying it anywhere is enough. */
export type Synonym = { key: string; weight: number; isTrait: boolean }

/** Slightly under the word itself, so that a shop's own word comes first; what lies below it after that. */
const sameWeight = 0.8
const narrowerWeight = 0.55
const forItWeight = 0.5
const suitsWeight = 0.25

type Node = {
  keys: readonly string[]
  /** The keys that name it without the word of what it is a sort of: `cargo` is which, not what. */
  names: readonly string[]
  broader: Node[]
  narrower: Node[]
  /** With the key it is named by: `trail` for an occasion is trail shoes, though elsewhere it says which and not what. */
  near: { node: Node; named: string }[]
  suits: readonly string[]
  unlike: readonly string[]
  isTrait: boolean
  isOccasion: boolean
  isGroup: boolean
}

const nodes = new Map<Concept, Node>()
/** Every concept a key stands for: a word may have several meanings. */
const byKey = new Map<string, Node[]>()
const concepts = [...things, ...traits]

for (const concept of concepts) {
  const keys = [...new Set([...concept.words, ...concept.also].map(phraseKey))]
  const { isGroup } = concept
  const node: Node = {
    keys,
    names: namesOf(concept, keys),
    broader: [],
    narrower: [],
    near: [],
    suits: concept.suits.map(phraseKey),
    unlike: concept.unlike.map(phraseKey),
    isTrait: traits.includes(concept),
    isOccasion: purposes.includes(concept),
    isGroup,
  }
  nodes.set(concept, node)
  for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), node])
}
for (const concept of concepts) {
  const node = nodes.get(concept)!
  for (const word of concept.broader) {
    for (const broader of byKey.get(phraseKey(word)) ?? []) {
      node.broader.push(broader)
      broader.narrower.push(node)
    }
  }
  for (const named of concept.near.map(phraseKey)) {
    node.near.push(...(byKey.get(named) ?? []).map((each) => ({ node: each, named })))
  }
}

/** Of a sort that is called after what it is a sort of (pantalón cargo), only its other names count for that. */
function namesOf({ words, broader, isGroup }: Concept, keys: readonly string[]): readonly string[] {
  const own = phraseKey(words[0])
  const isSort = !isGroup && broader.some((word) => own.startsWith(`${phraseKey(word)} `))
  return isSort ? keys.filter((key) => key.includes(' ') || words.some((word) => phraseKey(word) === key)) : keys
}

function below(node: Node, seen = new Set<Node>()): Set<Node> {
  for (const each of node.narrower) {
    if (seen.has(each)) continue
    seen.add(each)
    below(each, seen)
  }
  return seen
}

function nodesOf(key: string): readonly Node[] {
  const found = byKey.get(key)
  if (found) return found
  const twin = genderTwin(key)
  return (twin && byKey.get(twin)) || []
}

const groups = new Map(Object.entries(saidOfGroups).map(([word, group]) => [phraseKey(word), phraseKey(group)]))
const known = new Map<string, readonly Synonym[]>()

/** What else a word or phrase (as `phraseKey`) may be called, in either gender, and what it covers. */
export function synonymsOf(key: string): readonly Synonym[] {
  const cached = known.get(key)
  if (cached) return cached
  const found = new Map<string, Synonym>()
  const add = ({ isTrait }: Node, keys: readonly string[], weight: number) => {
    for (const each of keys) {
      if (each !== key && (found.get(each)?.weight ?? 0) < weight) found.set(each, { key: each, weight, isTrait })
    }
  }
  for (const node of nodesOf(key)) {
    add(node, node.keys, sameWeight)
    for (const each of below(node)) add(each, each.names, narrowerWeight)
    if (!node.isTrait) continue
    // What is worn for a season or an occasion: things, named; or how a thing is, where it is one for it.
    for (const each of node.near) add(each.node, [...each.node.names, each.named], forItWeight)
    for (const each of node.suits.flatMap(nodesOf)) if (each.isTrait) add(each, each.keys, suitsWeight)
  }
  const list = [...found.values()]
  if (byKey.has(key)) known.set(key, list)
  return list
}

/** What speaks for or against a thing on an occasion, over and above its being one for it; `isTrait`: saying it anywhere is enough. */
export type Leaning = { keys: readonly string[]; weight: number; isTrait: boolean }
const saidToBe = 0.3
const forIt = 0.2
/** What is named first goes best with it: the dress before the shoes, the shoes before the bag. */
const fallOf = 0.02
const leastForIt = 0.08
/** How a thing is says less than what it is. */
const shareOfTrait = 0.5
const againstIt = -0.5

/** Which things and qualities go with an occasion, and which do not; none for whatever is no occasion. */
export function leaningsOf(key: string): readonly Leaning[] {
  const lean = (named: string, weight: number): Leaning[] => {
    const meant = nodesOf(named)
    if (meant.length === 0) return [{ keys: [named], weight, isTrait: true }]
    return meant.map(({ names, isTrait }) => ({ keys: [...names, named], weight, isTrait }))
  }
  return nodesOf(key)
    .filter(({ isOccasion: is }) => is)
    .flatMap(({ keys, near, suits, unlike }) => [
      { keys, weight: saidToBe, isTrait: false },
      ...new Set([...near.map(({ named }) => named), ...suits])
        .keys()
        .toArray()
        .flatMap((each, place) => lean(each, Math.max(leastForIt, forIt - fallOf * place)))
        .map((each) => (each.isTrait ? { ...each, weight: each.weight * shareOfTrait } : each)),
      ...unlike.flatMap((each) => lean(each, againstIt)),
    ])
}

/** The key of the group that a word stands for where it is said what for: zapatos de verano are sandals, though no shoes. */
export const groupMeantBy = (key: string): string | undefined => groups.get(key)

/** Whether the key names a season or what something is for, and nothing one can hold. */
export const isOccasion = (key: string): boolean => {
  const found = nodesOf(key)
  return found.length > 0 && found.every((node) => node.isOccasion)
}

const personal = new Set(persons.flatMap(({ words, also }) => [...words, ...also].map(phraseKey)))
/** Whether a key says whom something is for. */
export const isPerson = (key: string): boolean => personal.has(key)

/** The keys of the concepts just above, groups left out: who asks for a parka may be shown camperas. */
export function widerThan(key: string): readonly string[] {
  return nodesOf(key).flatMap(({ broader }) => broader.filter(({ isGroup }) => !isGroup).flatMap(({ keys }) => keys))
}

/** The keys of what is named as near: who asks for an impermeable rather wants a rompeviento than any campera. */
export function nearTo(key: string): readonly string[] {
  return nodesOf(key).flatMap(({ near }) => near.flatMap(({ node }) => node.keys))
}

/** The keys of what lies beside: named as near, just above, or below the same concept. */
export function beside(key: string): readonly string[] {
  const found = new Set<string>()
  for (const node of nodesOf(key)) {
    for (const { node: other } of node.near) for (const each of other.keys) found.add(each)
    for (const broader of node.broader) {
      if (broader.isGroup) continue
      for (const each of broader.keys) found.add(each)
      for (const sibling of broader.narrower) for (const each of sibling.keys) found.add(each)
    }
  }
  for (const { keys } of nodesOf(key)) for (const each of keys) found.delete(each)
  return [...found]
}

/** Whether a phrase is a sort of what its first word names, or that with a quality: pantalón cargo, camisa a cuadros. A bolso de mano is neither. */
export function isComposed(phrase: string, first: string, rest: string): boolean {
  return isSortOf(phrase, first) || (isThing(first) && nodesOf(rest).some(({ isTrait }) => isTrait))
}

/** What else the thing of a composed phrase is called in its other names: a polera sin mangas is a top sin mangas. */
export function otherHeads(phrase: string, first: string, rest: string): readonly string[] {
  return nodesOf(phrase).flatMap(({ keys }) =>
    keys
      .filter((key) => key.endsWith(` ${rest}`))
      .map((key) => key.slice(0, -rest.length - 1))
      .filter((head) => head !== first && isThing(head) && !isSameConcept(head, first)),
  )
}

/** Whether one thing lies just below the other: a pantalón cargo below a pantalón. */
export function isSortOf(key: string, wider: string): boolean {
  const heads = nodesOf(wider)
  return nodesOf(key).some(({ broader }) => broader.some((each) => heads.includes(each)))
}

/** Whether a phrase says something else than one of its words does: a traje de baño is no traje, símil cuero no cuero. */
export const isStranger = (word: string, phrase: string): boolean =>
  ((isThing(phrase) && isThing(word)) || (isTrait(phrase) && isTrait(word))) &&
  !isSameConcept(phrase, word) &&
  !isSortOf(phrase, word)

/** Whether the key has more than one meaning. */
export const isAmbiguous = (key: string): boolean => nodesOf(key).length > 1

/** Whether a thing or a quality has both keys. */
export const isSameConcept = (one: string, other: string): boolean =>
  nodesOf(one).some((node) => nodesOf(other).includes(node))

/** Whether the key names a thing one can hold, had or not. */
export const isThing = (key: string): boolean => nodesOf(key).some(({ isTrait }) => !isTrait)
/** Whether the key says how a thing is, or what for. */
const isTrait = (key: string): boolean => nodesOf(key).some((node) => node.isTrait)
/** Whether the key is known at all. */
export const isConcept = (key: string): boolean => nodesOf(key).length > 0
/** A group, like footwear, that covers everything below it. */
export const isGroupKey = (key: string): boolean => nodesOf(key).some(({ isGroup }) => isGroup)

/** Every phrase of several words: an index keeps them as terms of their own. */
export const phrasesOfConcepts: readonly string[] = [...byKey.keys()].filter((key) => key.includes(' '))
export const longestPhrase: number = Math.max(...phrasesOfConcepts.map((key) => key.split(' ').length))
/** As written, for showing a correction. */
export const wordsOfConcepts: readonly string[] = [
  ...new Set(concepts.flatMap(({ words, also }) => [...words, ...also])),
].filter((word) => !word.includes(' '))

const slips = new Map(
  concepts.flatMap(({ words, also, misspelt }) => {
    const right = [...words, ...also].filter((word) => !word.includes(' '))
    return misspelt.map((word) => [phraseKey(word), right] as const)
  }),
)
/** What a spelling that is known to be wrong may stand for. */
export const meantByMisspelling = (key: string): readonly string[] => slips.get(key) ?? []

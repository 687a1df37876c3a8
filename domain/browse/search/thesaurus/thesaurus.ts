import type { OpenCountry } from '#domain/platform/country/country.ts'
import { phraseKey } from '../phrase-roots.ts'
import { genderTwin } from '../spelling/root-of.ts'
import { persons, purposes, groupWords, productConcepts, productFamilies, traits } from './all-concepts.ts'
import type { Concept } from './concept.ts'

/** Another key for a query key, and the weight of a match; `isTrait`: a mention anywhere is enough. */
export type Synonym = { key: string; weight: number; isTrait: boolean }

/** Slightly below the word itself, so that exact matches rank first; narrower concepts rank lower. */
export const sameWeight = 0.8
const narrowerWeight = 0.55
const forItWeight = 0.5
const suitsWeight = 0.25

type Node = {
  keys: readonly string[]
  /** The keys that name it without the word of its broader concept: `cargo` qualifies, it does not name. */
  names: readonly string[]
  broader: Node[]
  narrower: Node[]
  /** With the key it is named by: `trail` for an occasion means trail shoes, although elsewhere it only qualifies. */
  near: { node: Node; named: string }[]
  suits: readonly string[]
  unlike: readonly string[]
  isTrait: boolean
  isOccasion: boolean
  isGroup: boolean
}

const nodes = new Map<Concept, Node>()
/** Every concept of a key: a word may have several meanings. */
const byKey = new Map<string, Node[]>()
const concepts = [...productConcepts, ...traits]

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

/** For a concept named after its broader one (pantalón cargo), only its other names count. */
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

const groups = new Map(Object.entries(groupWords).map(([word, group]) => [phraseKey(word), phraseKey(group)]))
const known = new Map<string, readonly Synonym[]>()

/** The synonyms of a word or phrase (as `phraseKey`), in either gender, and its narrower concepts. */
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
    // What is worn for a season or an occasion: products by name, or qualities that suit it.
    for (const each of node.near) add(each.node, [...each.node.names, each.named], forItWeight)
    for (const each of node.suits.flatMap(nodesOf)) if (each.isTrait) add(each, each.keys, suitsWeight)
  }
  const list = [...found.values()]
  if (byKey.has(key)) known.set(key, list)
  return list
}

/**
 * What counts for or against a product on an occasion, beyond being meant for it; `isTrait`: a mention anywhere is
 * enough.
 */
export type OccasionWeight = { keys: readonly string[]; weight: number; isTrait: boolean }
const saidToBe = 0.3
const forIt = 0.2
/** The list is ordered by how well each goes with it: the dress before the shoes, the shoes before the bag. */
const fallOf = 0.02
const minForIt = 0.08
/** A quality says less than the kind of product. */
const shareOfTrait = 0.5
const againstIt = -0.5

/** The products and qualities that go with an occasion, and those that do not; empty for other keys. */
export function occasionWeights(key: string): readonly OccasionWeight[] {
  const lean = (named: string, weight: number): OccasionWeight[] => {
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
        .flatMap((each, place) => lean(each, Math.max(minForIt, forIt - fallOf * place)))
        .map((each) => (each.isTrait ? { ...each, weight: each.weight * shareOfTrait } : each)),
      ...unlike.flatMap((each) => lean(each, againstIt)),
    ])
}

/** The group a word stands for in combination with a purpose: zapatos de verano are sandals, although not shoes. */
export const groupMeantBy = (key: string): string | undefined => groups.get(key)

/** Whether the key names a season or purpose and no product. */
export const isOccasion = (key: string): boolean => {
  const found = nodesOf(key)
  return found.length > 0 && found.every((node) => node.isOccasion)
}

const personal = new Set(persons.flatMap(({ words, also }) => [...words, ...also].map(phraseKey)))
/** Whether a key says who something is for. */
export const isPerson = (key: string): boolean => personal.has(key)

/** The keys of the directly broader concepts, without groups: a search for a parka may show camperas. */
export function broaderConcepts(key: string): readonly string[] {
  return nodesOf(key).flatMap(({ broader }) => broader.filter(({ isGroup }) => !isGroup).flatMap(({ keys }) => keys))
}

/** The keys of the groups that a product belongs to, such as footwear. */
export function groupsAbove(key: string): readonly string[] {
  const found = new Set<string>()
  let level = [...nodesOf(key)]
  for (let steps = 0; steps < 4 && level.length > 0; steps++) {
    level = level.flatMap(({ broader }) => broader)
    for (const { isGroup, keys } of level) if (isGroup) for (const each of keys) found.add(each)
  }
  return [...found]
}

/** The keys of what is worn on the same part of the body: trousers for a skirt. */
export function kindredConcepts(key: string): readonly string[] {
  const families = nodesOf(key).flatMap((node) =>
    productFamilies.filter((family) => family.some((each) => nodes.get(each) === node)),
  )
  return families
    .flatMap((family) => family.map((concept) => nodes.get(concept)!))
    .filter((node) => !node.isGroup && node.broader.length > 0 && node.broader.every(({ isGroup }) => isGroup))
    .flatMap(({ keys }) => keys)
}

/** The keys of near concepts: a search for an impermeable rather means a rompeviento than any campera. */
export function nearConcepts(key: string): readonly string[] {
  return nodesOf(key).flatMap(({ near }) => near.flatMap(({ node }) => node.keys))
}

/** The keys of neighbouring concepts: near, directly broader, or below the same concept. */
export function neighbouringConcepts(key: string): readonly string[] {
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

/**
 * Whether a phrase is a kind of what its first word names, or that with a quality: pantalón cargo, camisa a cuadros. A
 * bolso de mano is neither.
 */
export function isComposed(phrase: string, first: string, rest: string): boolean {
  return isSortOf(phrase, first) || (isProductConcept(first) && nodesOf(rest).some(({ isTrait }) => isTrait))
}

/** Whether a phrase names something that its first word does not cover: a conjunto deportivo is more than a conjunto. */
export const isThingOfItsOwn = (phrase: string, first: string): boolean =>
  isProductConcept(phrase) && !isSameConcept(phrase, first) && !isBelow(phrase, first)

/** Other product names for the head of a composed phrase: a polera sin mangas is a top sin mangas. */
export function otherHeads(phrase: string, first: string, rest: string): readonly string[] {
  return nodesOf(phrase).flatMap(({ keys }) =>
    keys
      .filter((key) => key.endsWith(` ${rest}`))
      .map((key) => key.slice(0, -rest.length - 1))
      .filter((head) => head !== first && isProductConcept(head) && !isSameConcept(head, first)),
  )
}

/** Whether one concept is directly below the other: a pantalón cargo below a pantalón. */
export function isSortOf(key: string, wider: string): boolean {
  const heads = nodesOf(wider)
  return nodesOf(key).some(({ broader }) => broader.some((each) => heads.includes(each)))
}

const isBelow = (key: string, wider: string): boolean => {
  const lower = nodesOf(key)
  return nodesOf(wider).some((node) => [...below(node)].some((each) => lower.includes(each)))
}

/**
 * Whether a phrase means something different from one of its words: a traje de baño is not a traje, símil cuero is not
 * cuero.
 */
export const isUnrelatedWord = (word: string, phrase: string): boolean =>
  ((isProductConcept(phrase) && isProductConcept(word)) || (isTrait(phrase) && isTrait(word))) &&
  !isSameConcept(phrase, word) &&
  !isSortOf(phrase, word)

const home: Readonly<Record<OpenCountry, ReadonlySet<string>>> = {
  ar: new Set(concepts.map(({ words: [ar] }) => phraseKey(ar))),
  cl: new Set(concepts.map(({ words: [, cl] }) => phraseKey(cl))),
  co: new Set(concepts.map(({ words: [, , co] }) => phraseKey(co))),
}
/** Whether a country has this word as its first for something. */
export const isHomeWord = (key: string, country: OpenCountry): boolean => home[country].has(key)

/** Whether the key has more than one meaning. */
export const isAmbiguous = (key: string): boolean => nodesOf(key).length > 1

/** Whether both keys name the same product or quality. */
export const isSameConcept = (one: string, other: string): boolean =>
  nodesOf(one).some((node) => nodesOf(other).includes(node))

/** Whether the key names a physical product, in stock or not. */
export const isProductConcept = (key: string): boolean => nodesOf(key).some(({ isTrait }) => !isTrait)
/** Whether the key names a quality or a purpose. */
const isTrait = (key: string): boolean => nodesOf(key).some((node) => node.isTrait)
export const isConcept = (key: string): boolean => nodesOf(key).length > 0
/** Whether the key is a group, such as footwear, that covers everything below it. */
export const isGroupKey = (key: string): boolean => nodesOf(key).some(({ isGroup }) => isGroup)

/** Every phrase of several words: an index stores them as terms of their own. */
export const phrasesOfConcepts: readonly string[] = [...byKey.keys()].filter((key) => key.includes(' '))
export const maxPhraseWords: number = Math.max(...phrasesOfConcepts.map((key) => key.split(' ').length))
/** Unfolded, for showing a correction. */
export const wordsOfConcepts: readonly string[] = [
  ...new Set(concepts.flatMap(({ words, also }) => [...words, ...also])),
].filter((word) => !word.includes(' '))

const slips = new Map(
  concepts.flatMap(({ words, also, misspelt }) => {
    const right = [...words, ...also].filter((word) => !word.includes(' '))
    return misspelt.map((word) => [phraseKey(word), right] as const)
  }),
)
/** What a known misspelling may stand for. */
export const correctionsOfMisspelling = (key: string): readonly string[] => slips.get(key) ?? []

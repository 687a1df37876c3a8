/**
 * One word of a search with everything that counts as having it: posting lists and what each is worth. The first
 * `strictLists` are those that stand in names, kinds and brands; the others only mention it.
 */
export type Slot = {
  lists: number[]
  weights: number[]
  strictLists: number
  /** How much finding this word says about a product: rare words say more. */
  worth: number
  /** Names a kind of thing: products that merely mention it are not meant. */
  isKind: boolean
}

export const listsInUse = (slot: Slot, isStrict: boolean): number =>
  isStrict && slot.isKind ? slot.strictLists : slot.lists.length

/** What a thing is says more than how it is. */
export const worthOf = (slot: Slot): number => (slot.isKind ? slot.worth * 2.5 : slot.worth)

/** A mention in a description against the same word in a name. */
export const worthOfMention = 0.4

/** A phrase that in need is content with the kind of thing one of its words names. */
export function withPartsOf(phrase: Slot, parts: readonly (Slot | null)[]): Slot {
  const thing = parts.find((part) => part?.isKind)
  if (!thing) return phrase
  const more = thing.lists.slice(0, thing.strictLists)
  return {
    ...phrase,
    isKind: true,
    // The phrase as it was asked for, mentions included, unless it names a kind itself.
    strictLists: phrase.isKind ? phrase.strictLists : phrase.lists.length,
    lists: [...phrase.lists, ...more],
    weights: [...phrase.weights, ...more.map((_, at) => thing.weights[at]! * worthOfMention)],
  }
}

/** A slot less the terms that other words of the search stand for themselves; null when it only repeats them. */
export function without(slot: Slot, terms: readonly number[]): Slot | null {
  const isFree = (list: number) => !terms.includes(list >>> 1)
  if (slot.lists.every(isFree)) return slot
  const lists = slot.lists.filter(isFree)
  if (lists.length === 0) return null
  const weights = slot.weights.filter((_, at) => isFree(slot.lists[at]!))
  return { ...slot, lists, weights, strictLists: slot.lists.slice(0, slot.strictLists).filter(isFree).length }
}

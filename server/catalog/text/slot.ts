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

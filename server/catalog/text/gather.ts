import type { Slot } from './slot.ts'
import type { TextIndexData } from './types.ts'

/**
 * Documents found, ascending, and their scores; `length` of each array is in use. Both are working space that the next
 * search overwrites, unless `isKept`: then the documents are a window on the index itself.
 */
export type Found = { docs: Uint32Array; scores: Float32Array; length: number; isKept?: boolean }

export type Gatherer = {
  /** Documents that have every slot and pass the gate. Valid until the next call. */
  all: (slots: readonly Slot[], gate: Uint32Array | null, isStrict: boolean) => Found
  /** Documents that have most of it: at least `share` of the worth of the best of them. */
  most: (slots: readonly Slot[], gate: Uint32Array | null, share: number) => Found
  /** Documents of a gate alone. */
  gated: (gate: Uint32Array) => Found
}

const isIn = (gate: Uint32Array, doc: number) => (gate[doc >>> 5]! >>> (doc & 31)) & 1

/** Adds up lists of postings. All room it needs is taken once; a search allocates nothing but its answer. */
export function openGatherer(data: TextIndexData): Gatherer {
  const { documentCount, listOffsets, postingDocs, postingImpacts } = data
  const words = (documentCount + 31) >>> 5
  const docs = new Uint32Array(documentCount)
  const scores = new Float32Array(documentCount)
  const best = new Float32Array(documentCount)
  let sums: Float32Array | null = null
  let shares: Float32Array | null = null
  let touched: Uint32Array | null = null
  const marked = new Uint32Array(words)

  const usedLists = (slot: Slot, isStrict: boolean) => (isStrict && slot.isKind ? slot.strictLists : slot.lists.length)
  const postingsOf = (slot: Slot, isStrict: boolean) => {
    let count = 0
    for (let at = usedLists(slot, isStrict) - 1; at >= 0; at--) {
      const list = slot.lists[at]!
      count += listOffsets[list + 1]! - listOffsets[list]!
    }
    return count
  }

  /** The first slot: one list is copied, several are laid over each other. */
  const start = (slot: Slot, gate: Uint32Array | null, isStrict: boolean): number => {
    const used = usedLists(slot, isStrict)
    let length = 0
    if (used === 1) {
      const [list, weight] = [slot.lists[0]!, (slot.weights[0]! * slot.worth) / 255]
      const end = listOffsets[list + 1]!
      for (let at = listOffsets[list]!; at < end; at++) {
        const doc = postingDocs[at]!
        if (gate !== null && !isIn(gate, doc)) continue
        docs[length] = doc
        scores[length++] = postingImpacts[at]! * weight
      }
      return length
    }
    let [lowest, highest] = [words, 0]
    for (let index = 0; index < used; index++) {
      const [list, weight] = [slot.lists[index]!, (slot.weights[index]! * slot.worth) / 255]
      const [from, end] = [listOffsets[list]!, listOffsets[list + 1]!]
      if (from === end) continue
      lowest = Math.min(lowest, postingDocs[from]! >>> 5)
      highest = Math.max(highest, postingDocs[end - 1]! >>> 5)
      for (let at = from; at < end; at++) {
        const doc = postingDocs[at]!
        const score = postingImpacts[at]! * weight
        const bit = 1 << (doc & 31)
        if ((marked[doc >>> 5]! & bit) === 0) {
          marked[doc >>> 5]! |= bit
          best[doc] = score
        } else if (score > best[doc]!) best[doc] = score
      }
    }
    for (let word = lowest; word <= highest && word < words; word++) {
      let bits = gate === null ? marked[word]! : marked[word]! & gate[word]!
      marked[word] = 0
      while (bits !== 0) {
        const low = bits & -bits
        const doc = word * 32 + 31 - Math.clz32(low)
        docs[length] = doc
        scores[length++] = best[doc]!
        bits ^= low
      }
    }
    return length
  }

  /** Keeps those of the first `length` that have the slot, too. */
  const narrow = (length: number, slot: Slot, isStrict: boolean): number => {
    best.fill(0, 0, length)
    for (let index = usedLists(slot, isStrict) - 1; index >= 0; index--) {
      const [list, weight] = [slot.lists[index]!, (slot.weights[index]! * slot.worth) / 255]
      const end = listOffsets[list + 1]!
      let at = listOffsets[list]!
      const isSparse = end - at > length * 8
      for (let candidate = 0; candidate < length && at < end; candidate++) {
        const doc = docs[candidate]!
        if (isSparse) at = leap(postingDocs, at, end, doc)
        else while (at < end && postingDocs[at]! < doc) at++
        if (at < end && postingDocs[at] === doc) {
          const score = postingImpacts[at]! * weight
          if (score > best[candidate]!) best[candidate] = score
        }
      }
    }
    let kept = 0
    for (let candidate = 0; candidate < length; candidate++) {
      if (best[candidate] === 0) continue
      docs[kept] = docs[candidate]!
      scores[kept++] = scores[candidate]! + best[candidate]!
    }
    return kept
  }

  /** One list is the answer as it stands. */
  const whole = (slot: Slot): Found => {
    const [list, weight] = [slot.lists[0]!, (slot.weights[0]! * slot.worth) / 255]
    const [from, end] = [listOffsets[list]!, listOffsets[list + 1]!]
    for (let at = from; at < end; at++) scores[at - from] = postingImpacts[at]! * weight
    return { docs: postingDocs.subarray(from, end), scores, length: end - from, isKept: true }
  }

  const all: Gatherer['all'] = (slots, gate, isStrict) => {
    const [only] = slots
    if (slots.length === 1 && gate === null && usedLists(only!, isStrict) === 1) return whole(only!)
    const order = slots.toSorted((one, other) => postingsOf(one, isStrict) - postingsOf(other, isStrict))
    let length = start(order[0]!, gate, isStrict)
    for (let at = 1; at < order.length && length > 0; at++) length = narrow(length, order[at]!, isStrict)
    return { docs, scores, length }
  }

  const most: Gatherer['most'] = (slots, gate, share) => {
    sums ??= new Float32Array(documentCount)
    shares ??= new Float32Array(documentCount)
    touched ??= new Uint32Array(words)
    let greatest = 0
    for (const slot of slots) {
      const length = start(slot, gate, false)
      const worth = worthOf(slot)
      for (let at = 0; at < length; at++) {
        const doc = docs[at]!
        touched[doc >>> 5]! |= 1 << (doc & 31)
        sums[doc]! += scores[at]!
        const has = shares[doc]! + worth
        shares[doc] = has
        if (has > greatest) greatest = has
      }
    }
    let length = 0
    const least = greatest * share
    for (let word = 0; word < words; word++) {
      for (let bits = touched[word]!; bits !== 0; bits &= bits - 1) {
        const doc = word * 32 + 31 - Math.clz32(bits & -bits)
        if (shares[doc]! >= least) {
          docs[length] = doc
          scores[length++] = sums[doc]! + shares[doc]!
        }
        sums[doc] = 0
        shares[doc] = 0
      }
      touched[word] = 0
    }
    return { docs, scores, length }
  }

  const gated: Gatherer['gated'] = (gate) => {
    let length = 0
    for (let word = 0; word < words; word++) {
      for (let bits = gate[word]!; bits !== 0; bits &= bits - 1) {
        const doc = word * 32 + 31 - Math.clz32(bits & -bits)
        if (doc >= documentCount) break
        docs[length] = doc
        scores[length++] = 0
      }
    }
    return { docs, scores, length }
  }
  return { all, most, gated }
}

/** What a thing is says more than how it is. */
export const worthOf = (slot: Slot): number => (slot.isKind ? slot.worth * 1.5 : slot.worth)

/** The first place from `at` on whose document is not before `doc`: doubling steps, then halving. */
function leap(list: Uint32Array, at: number, end: number, doc: number): number {
  let step = 1
  let low = at
  while (low + step < end && list[low + step]! < doc) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, end)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < doc) low = middle + 1
    else high = middle
  }
  return low
}

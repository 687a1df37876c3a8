import type { DenseLists } from './dense-lists.ts'
import type { Gate } from './gates.ts'
import { leap } from './leap.ts'
import { listsInUse, type Slot } from './slot.ts'
import type { TextIndexData } from './types.ts'

/**
 * Documents found, ascending; `length` of them count. Working space that the next match overwrites, unless `isKept`:
 * then it is a window on the index itself.
 */
export type Found = { docs: Uint32Array; length: number; isKept?: boolean; isStrict?: boolean }
export const nobody: Found = { docs: new Uint32Array(0), length: 0 }

export type Matcher = {
  /** Documents that have every slot and pass the gate; mentions of kinds do not count when strict. */
  all: (slots: readonly Slot[], gate: Gate | null, isStrict: boolean) => Found
  /** Documents of a gate alone. */
  gated: (gate: Gate) => Found
}

/** Below this share of all documents walking a list beats sweeping over sets of bits. */
const sweepShare = 1 / 32
const mostLaid = 32

/** Who has it all. Takes its room once: a search allocates nothing but its answer. */
export function openMatcher(data: TextIndexData, denseOf: DenseLists): Matcher {
  const { documentCount, listOffsets, postingDocs } = data
  const words = (documentCount + 31) >>> 5
  const docs = new Uint32Array(documentCount)
  const keeps = new Uint8Array(documentCount)
  const swept = new Uint32Array(words)

  const postingsOf = (slot: Slot, isStrict: boolean) => {
    let count = 0
    for (let at = listsInUse(slot, isStrict) - 1; at >= 0; at--) {
      const list = slot.lists[at]!
      count += listOffsets[list + 1]! - listOffsets[list]!
    }
    return count
  }
  const mark = (list: number, bits: Uint32Array) => {
    const end = listOffsets[list + 1]!
    for (let at = listOffsets[list]!; at < end; at++) bits[postingDocs[at]! >>> 5]! |= 1 << (postingDocs[at]! & 31)
  }
  /** Lays every list of a slot over each other. */
  const unite = (slot: Slot, isStrict: boolean, into: Uint32Array) => {
    into.fill(0)
    for (let at = listsInUse(slot, isStrict) - 1; at >= 0; at--) {
      const dense = denseOf(slot.lists[at]!)?.bits
      if (!dense) mark(slot.lists[at]!, into)
      else for (let word = 0; word < words; word++) into[word]! |= dense[word]!
    }
    return into
  }
  /** Slots that are asked for again and again are laid once. */
  const laid = [new Map<Slot, Uint32Array>(), new Map<Slot, Uint32Array>()]
  const bitsOf = (slot: Slot, isStrict: boolean): Uint32Array => {
    const only = listsInUse(slot, isStrict) === 1 ? denseOf(slot.lists[0]!) : null
    if (only) return only.bits
    const kept = laid[isStrict && slot.isKind ? 1 : 0]!
    let bits = kept.get(slot)
    if (!bits) {
      const oldest = kept.size >= mostLaid ? kept.keys().next().value! : null
      // The room of the oldest is used again: sets of bits are large.
      bits = unite(slot, isStrict, (oldest && kept.get(oldest)) ?? new Uint32Array(words))
      if (oldest) kept.delete(oldest)
      kept.set(slot, bits)
    }
    return bits
  }
  const takeFrom = (bits: Uint32Array, gate: Gate | null) => {
    const open = gate?.open ?? bits
    let length = 0
    for (let word = 0; word < words; word++) {
      for (let left = bits[word]! & open[word]!; left !== 0; left &= left - 1) {
        docs[length++] = (word << 5) + 31 - Math.clz32(left & -left)
      }
    }
    // A set from elsewhere may have bits set beyond the last document.
    while (length > 0 && (length > documentCount || docs[length - 1]! >= documentCount)) length--
    return length
  }

  /** The shortest slot, by walking it. */
  const start = (slot: Slot, gate: Gate | null, isStrict: boolean): number => {
    if (listsInUse(slot, isStrict) > 1) {
      return takeFrom(unite(slot, isStrict, swept), gate)
    }
    const open = gate?.open
    const end = listOffsets[slot.lists[0]! + 1]!
    let length = 0
    for (let at = listOffsets[slot.lists[0]!]!; at < end; at++) {
      const doc = postingDocs[at]!
      docs[length] = doc
      length += open ? (open[doc >>> 5]! >>> (doc & 31)) & 1 : 1
    }
    return length
  }

  /** Keeps those of the first `length` that have the slot, too. */
  const narrow = (length: number, slot: Slot, isStrict: boolean): number => {
    keeps.fill(0, 0, length)
    for (let index = listsInUse(slot, isStrict) - 1; index >= 0; index--) {
      const list = slot.lists[index]!
      const bits = denseOf(list)?.bits
      if (bits) {
        for (let at = 0; at < length; at++) keeps[at]! |= (bits[docs[at]! >>> 5]! >>> (docs[at]! & 31)) & 1
        continue
      }
      const end = listOffsets[list + 1]!
      const isLong = end - listOffsets[list]! > length * 4
      for (let at = 0, place = listOffsets[list]!; at < length && place < end; at++) {
        if (isLong) place = leap(postingDocs, place, end, docs[at]!)
        else while (place < end && postingDocs[place]! < docs[at]!) place++
        if (place < end && postingDocs[place] === docs[at]) keeps[at] = 1
      }
    }
    let kept = 0
    for (let at = 0; at < length; at++) if (keeps[at] === 1) docs[kept++] = docs[at]!
    return kept
  }

  const sweep = (slots: readonly Slot[], gate: Gate | null, isStrict: boolean): number => {
    for (const [at, slot] of slots.entries()) {
      const bits = bitsOf(slot, isStrict)
      if (at === 0) swept.set(bits)
      else for (let word = 0; word < words; word++) swept[word]! &= bits[word]!
    }
    return takeFrom(swept, gate)
  }

  return {
    all: (slots, gate, isStrict) => {
      const [only] = slots
      if (slots.length === 1 && gate === null && listsInUse(only!, isStrict) === 1) {
        const window = postingDocs.subarray(listOffsets[only!.lists[0]!], listOffsets[only!.lists[0]! + 1])
        return { docs: window, length: window.length, isKept: true, isStrict }
      }
      const order = slots.toSorted((one, other) => postingsOf(one, isStrict) - postingsOf(other, isStrict))
      if (postingsOf(order[0]!, isStrict) > documentCount * sweepShare) {
        return { docs, length: sweep(order, gate, isStrict), isStrict }
      }
      let length = start(order[0]!, gate, isStrict)
      for (let at = 1; at < order.length && length > 0; at++) length = narrow(length, order[at]!, isStrict)
      return { docs, length, isStrict }
    },
    gated: (gate) => ({ docs, length: takeFrom(gate.open, null) }),
  }
}

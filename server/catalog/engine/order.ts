import { hasBit } from './bits.ts'
import type { IndexData } from './index-data.ts'

/** What to sort by: least key first, then least tie, or the more popular. */
export type Order = { keys: ArrayLike<number>; sign: 1 | -1; ties: ArrayLike<number> | undefined }

/** The wanted stretch of an order. Only as much is sorted as is looked at. */
export function stretch(docs: Uint32Array, { keys, sign, ties }: Order, from: number, to: number): number[] {
  const end = Math.min(to, docs.length)
  if (from >= end) return []
  const comesAfter = (a: number, b: number) => {
    const difference = (keys[a]! - keys[b]!) * sign
    if (difference !== 0) return difference > 0
    return ties ? ties[a]! > ties[b]! : a > b
  }
  // A heap pays while it stays small beside the whole.
  if (end * 8 > docs.length) {
    const sorted = docs.slice().sort((a, b) => (comesAfter(a, b) ? 1 : -1))
    return Array.from(sorted.subarray(from, end))
  }
  const heap = new Uint32Array(end)
  let held = 0
  const sink = (place: number) => {
    const doc = heap[place]!
    for (;;) {
      let child = place * 2 + 1
      if (child >= held) break
      if (child + 1 < held && comesAfter(heap[child + 1]!, heap[child]!)) child++
      if (!comesAfter(heap[child]!, doc)) break
      heap[place] = heap[child]!
      place = child
    }
    heap[place] = doc
  }
  for (const doc of docs) {
    if (held < end) {
      heap[held++] = doc
      if (held === end) for (let place = (end >>> 1) - 1; place >= 0; place--) sink(place)
    } else if (comesAfter(heap[0]!, doc)) {
      heap[0] = doc
      sink(0)
    }
  }
  return Array.from(heap.sort((a, b) => (comesAfter(a, b) ? 1 : -1)).subarray(from, end))
}

/** By popularity, which is the order of the docs themselves; what is sold out comes after what can be bought. */
export function popularStretch(
  docs: Uint32Array,
  available: IndexData['available'],
  from: number,
  to: number,
): number[] {
  const taken: number[] = []
  let passed = 0
  for (const isAvailable of [true, false]) {
    for (let at = 0; at < docs.length && passed < to; at++) {
      if (hasBit(available, docs[at]!) !== isAvailable) continue
      if (passed++ >= from) taken.push(docs[at]!)
    }
  }
  return taken
}

import { hasBit } from './columns/bits.ts'
import type { IndexData } from './columns/index-data.ts'

/** The sort order: smallest key first, then smallest tie, else the more popular. */
export type Order = { keys: ArrayLike<number>; sign: 1 | -1; ties: ArrayLike<number> | undefined }

type ComesAfter = (a: number, b: number) => boolean
const comparison =
  ({ keys, sign, ties }: Order): ComesAfter =>
  (a, b) => {
    const difference = (keys[a]! - keys[b]!) * sign
    if (difference !== 0) return difference > 0
    return ties ? ties[a]! > ties[b]! : a > b
  }

/** A range of a list in its order, one product per model (domain/browse/catalog/models.ts). */
export function modelStretches(index: IndexData) {
  const { model, live, available } = index
  /** By model: the query that last saw it, and the position of its first colour among the `leaders`. */
  const metIn = new Uint32Array(index.modelCount)
  const placeOf = new Uint32Array(index.modelCount)
  const leaders = new Uint32Array(index.modelCount)
  let question = 0

  function begin(): void {
    question = question === 0xffff_ffff ? 1 : question + 1
    if (question === 1) metIn.fill(0)
  }

  /** For each model, the colour that sorts first. */
  function leadersOf(docs: Uint32Array, comesAfter: ComesAfter): Uint32Array {
    begin()
    let many = 0
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at]!
      const own = model[doc]!
      if (metIn[own] === question) {
        if (comesAfter(leaders[placeOf[own]!]!, doc) && hasBit(live, doc)) leaders[placeOf[own]!] = doc
      } else if (hasBit(live, doc)) {
        metIn[own] = question
        placeOf[own] = many
        leaders[many++] = doc
      }
    }
    return leaders.subarray(0, many)
  }

  return {
    sorted(docs: Uint32Array, order: Order, from: number, to: number): number[] {
      const comesAfter = comparison(order)
      return stretch(leadersOf(docs, comesAfter), comesAfter, from, to)
    },
    /** By popularity, which is the order of the docs themselves; sold-out products follow those in stock. */
    popular(docs: Uint32Array, from: number, to: number): number[] {
      begin()
      const taken: number[] = []
      let passed = 0
      for (const isAvailable of [true, false]) {
        for (let at = 0; at < docs.length && passed < to; at++) {
          const doc = docs[at]!
          const own = model[doc]!
          if (hasBit(available, doc) !== isAvailable || metIn[own] === question) continue
          metIn[own] = question
          if (passed++ >= from) taken.push(doc)
        }
      }
      return taken
    },
  }
}

/** Sorts only as much as is read. */
function stretch(docs: Uint32Array, comesAfter: ComesAfter, from: number, to: number): number[] {
  const end = Math.min(to, docs.length)
  if (from >= end) return []
  // A heap pays off while it is small compared to the whole.
  if (end * 8 > docs.length) {
    const sorted = docs.slice().sort((a, b) => (comesAfter(a, b) ? 1 : -1))
    return Array.from(sorted.subarray(from, end))
  }
  const heap = new Uint32Array(end)
  let heapSize = 0
  const sink = (place: number) => {
    const doc = heap[place]!
    for (;;) {
      let child = place * 2 + 1
      if (child >= heapSize) break
      if (child + 1 < heapSize && comesAfter(heap[child + 1]!, heap[child]!)) child++
      if (!comesAfter(heap[child]!, doc)) break
      heap[place] = heap[child]!
      place = child
    }
    heap[place] = doc
  }
  for (const doc of docs) {
    if (heapSize < end) {
      heap[heapSize++] = doc
      if (heapSize === end) for (let place = (end >>> 1) - 1; place >= 0; place--) sink(place)
    } else if (comesAfter(heap[0]!, doc)) {
      heap[0] = doc
      sink(0)
    }
  }
  return Array.from(heap.sort((a, b) => (comesAfter(a, b) ? 1 : -1)).subarray(from, end))
}

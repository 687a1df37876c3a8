import type { Arrangement, SearchRulesSource } from '#domain/browse/search/rules/search-rules.ts'
import { hasBit, putBit, setBit, wordsFor, type Bits } from './columns/bits.ts'
import { docOfSku } from './columns/doc-of-sku.ts'
import type { IndexData } from './columns/index-data.ts'

/** An arrangement in the numbers of one index. */
export type Arranged = {
  /** In the retailer's order, one colour of each model. */
  pinned: readonly number[]
  /** Everything but what is hidden; undefined where nothing is. */
  shown: Bits | undefined
}

const nothing: Arranged = { pinned: [], shown: undefined }

/** What a retailer pinned and hid, by place. The rules change while the index stays: each is looked up once. */
export function arranger(index: IndexData, rules: SearchRulesSource) {
  const docOf = docOfSku(index)
  const docsOf = (skus: readonly string[]) => skus.map(docOf).filter((doc) => doc !== undefined)
  const known = new WeakMap<Arrangement, Arranged>()

  function arrange({ pinned, hidden }: Arrangement): Arranged {
    const models = new Set<number>()
    const away = docsOf(hidden)
    const first = docsOf(pinned).filter((doc) => {
      if (models.has(index.model[doc]!) || away.includes(doc)) return false
      models.add(index.model[doc]!)
      return true
    })
    if (away.length === 0) return { pinned: first, shown: undefined }
    const shown = new Uint32Array(wordsFor(index.count)).fill(0xffff_ffff)
    for (const doc of away) putBit(shown, doc, false)
    return { pinned: first, shown }
  }

  return (place: string): Arranged => {
    const arrangement = rules.current().arrangements.get(place)
    if (!arrangement) return nothing
    let arranged = known.get(arrangement)
    if (!arranged) known.set(arrangement, (arranged = arrange(arrangement)))
    return arranged
  }
}

/**
 * Puts what is pinned before the rest of a list, where the list has it and it is in stock; `rest` sorts everything else.
 */
export function pinnedFirst(
  { available, model }: Pick<IndexData, 'available' | 'model'>,
  { pinned }: Arranged,
  { docs, from, to }: { docs: Uint32Array; from: number; to: number },
  rest: (docs: Uint32Array, from: number, to: number) => number[],
): number[] {
  if (pinned.length === 0) return rest(docs, from, to)
  const listed = new Set(docs)
  const first = pinned.filter((doc) => listed.has(doc) && hasBit(available, doc))
  const models = new Set(first.map((doc) => model[doc]!))
  const others = docs.filter((doc) => !models.has(model[doc]!))
  const past = (place: number) => Math.max(0, place - first.length)
  return [...first.slice(from, to), ...rest(others, past(from), past(to))]
}

/** Also finds what is pinned to a search, whether its words match or not. */
export function addPinned(found: Bits, { pinned }: Arranged, scores: Float32Array): void {
  for (const doc of pinned) {
    if (hasBit(found, doc)) continue
    setBit(found, doc)
    scores[doc] = 0
  }
}

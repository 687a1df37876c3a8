import type { ListedFacts, ListName } from './events.ts'

/** Spec §9: impressions are sent in batches of ten (ANA-14). */
const impressionsPerBatch = 10

type Batch = { list: ListName; items: ListedFacts[] }

/** Collects impressions, each product once per list; sends full batches immediately and the rest on `flush`. */
export function impressionBatches(send: (batch: Batch) => void) {
  const waiting = new Map<string, Batch>()
  let seen = new Set<string>()
  const hand = (id: string) => {
    const batch = waiting.get(id)
    waiting.delete(id)
    if (batch) send(batch)
  }
  const flush = () => [...waiting.keys()].forEach(hand)
  return {
    see(list: ListName, item: ListedFacts): void {
      const mark = `${list.id} ${item.product.id}`
      if (seen.has(mark)) return
      seen.add(mark)
      const batch = waiting.get(list.id) ?? { list, items: [] }
      waiting.set(list.id, batch)
      batch.items.push(item)
      if (batch.items.length >= impressionsPerBatch) hand(list.id)
    },
    flush,
    /** A new screen: what was seen before may be counted again. */
    begin(): void {
      flush()
      seen = new Set()
    },
  }
}

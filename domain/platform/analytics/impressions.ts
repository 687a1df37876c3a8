import type { ListedFacts, ListName } from './events.ts'

/** Spec §9: impressions are told ten at a time (ANA-14). */
export const impressionsPerBatch = 10

type Batch = { list: ListName; items: ListedFacts[] }

/** Collects what was seen, each product once per list, and hands over full batches at once and the rest when asked. */
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
    /** Another screen: what was seen there may be seen again here. */
    begin(): void {
      flush()
      seen = new Set()
    },
  }
}

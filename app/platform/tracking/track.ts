import type { AnalyticsEvent, EventFacts, EventName, ListedFacts, ListName } from '#domain/platform/analytics/events.ts'

/** An event with the address of the page it happened on. */
export type Tracked = AnalyticsEvent & { at: string }
/** A list on screen: its element, whose children are its products in order. */
export type ShownList = { list: ListName; products: readonly ListedFacts['product'][] }

type Receiver = { event(tracked: Tracked): void; list(element: Element): void }

// All of analytics that is in the first load: a queue for what happens before the rest of it has come.
const waiting: Tracked[] = []
export const shownLists = new Map<Element, ShownList>()
let receiver: Receiver | undefined

/** Tells an event of the table in `domain/platform/analytics/events.ts`. */
export function track<N extends EventName>(name: N, facts: EventFacts[N]): void {
  const tracked = { name, facts, at: location.pathname + location.search } as Tracked
  if (receiver) receiver.event(tracked)
  else waiting.push(tracked)
}

export function showList(element: Element, shown: ShownList): () => void {
  shownLists.set(element, shown)
  receiver?.list(element)
  return () => shownLists.delete(element)
}

/** Gives the queue to whoever makes use of it, and everything after it. */
export function receiveTracked(given: Receiver): () => void {
  receiver = given
  for (const tracked of waiting.splice(0)) given.event(tracked)
  for (const element of shownLists.keys()) given.list(element)
  return () => {
    receiver = undefined
  }
}

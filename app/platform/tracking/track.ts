import type { AnalyticsEvent, EventFacts, EventName, ListedFacts, ListName } from '#domain/platform/analytics/events.ts'

/** An event with the address of its page. */
export type TrackedEvent = AnalyticsEvent & { at: string }
/** A list on screen; the children of its element are its products in order. */
export type ShownList = { list: ListName; products: readonly ListedFacts['product'][] }

type Receiver = { event(tracked: TrackedEvent): void; list(element: Element): void }

// The only part of analytics in the first load: a queue for events that happen before the rest has loaded.
const queue: TrackedEvent[] = []
export const shownLists = new Map<Element, ShownList>()
let receiver: Receiver | undefined

/** Tracks an event of the table in `domain/platform/analytics/events.ts`. */
export function track<N extends EventName>(name: N, facts: EventFacts[N]): void {
  const tracked = { name, facts, at: location.pathname + location.search } as TrackedEvent
  if (receiver) receiver.event(tracked)
  else queue.push(tracked)
}

export function showList(element: Element, shown: ShownList): () => void {
  shownLists.set(element, shown)
  receiver?.list(element)
  return () => shownLists.delete(element)
}

/** Sets the receiver of all events, starting with the queued ones. */
export function setTrackingReceiver(newReceiver: Receiver): () => void {
  receiver = newReceiver
  for (const tracked of queue.splice(0)) newReceiver.event(tracked)
  for (const element of shownLists.keys()) newReceiver.list(element)
  return () => {
    receiver = undefined
  }
}

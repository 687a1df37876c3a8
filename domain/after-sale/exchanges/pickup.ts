import { arrivalOf, type Arrival } from '#domain/buy/shipping/arrival.ts'
import type { Collector } from './choices.ts'

/** Fewest and most days until somebody rings: our own van, or a carrier who must be told first. */
const days = { own_fleet: [1, 3], carrier: [2, 6] } as const satisfies Record<Collector, readonly [number, number]>

/** Between which days the goods are fetched at home, in the window of EXC-15. */
export const pickupDays = (collector: Collector, when: { now: Date; timeZone: string }): Arrival =>
  arrivalOf(days[collector], when)

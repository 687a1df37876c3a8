import { arrivalOf, type Arrival } from '#domain/buy/shipping/arrival.ts'
import type { Collector } from './choices.ts'

/** Minimum and maximum days until pickup: by our own van, or by a carrier that is notified first. */
const days = { own_fleet: [1, 3], carrier: [2, 6] } as const satisfies Record<Collector, readonly [number, number]>

/** The days between which goods are collected at home, in the window of EXC-15. */
export const pickupDays = (collector: Collector, when: { now: Date; timeZone: string }): Arrival =>
  arrivalOf(days[collector], when)

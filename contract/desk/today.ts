import { z } from 'zod/mini'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { int, number } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

/** A figure of the day so far, and the same hours a week ago. */
const figure = z.object({ today: number, lastWeek: number })

const storeDay = z.object({
  country: store,
  /** Orders that were paid, by when they were. */
  orders: figure,
  /** What they came to, in the minor unit of the store. */
  sales: figure,
  /** Payments that came to nothing. */
  failures: figure,
  returns: figure,
  /** Sales of each hour of the day, from midnight on. */
  hours: z.array(z.object({ today: number, lastWeek: number })),
  /** How many orders stand where, now. */
  waiting: z.array(z.object({ status: z.enum(orderStatuses), orders: int, oldest: z.nullable(instant) })),
})
export type StoreDay = z.output<typeof storeDay>

export const readToday = deskEndpoint({
  method: 'GET',
  path: '/desk/api/today',
  summary: 'Today against the same hours last week, by store',
  permission: 'today.read',
  query: z.object({ country: z.optional(store) }),
  reply: z.object({ at: instant, stores: z.array(storeDay) }),
})

import { z } from 'zod/mini'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
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
  /** Carts begun in these hours, and those of them that were bought in the same hours. */
  carts: figure,
  cartsBought: figure,
  /** Sizes that were sold out today and still are. */
  stockOuts: int,
  /** What visitors looked for today without finding a product, each of them once. */
  missedSearches: int,
  /** Sales of each hour of the day, from midnight on. */
  hours: z.array(z.object({ today: number, lastWeek: number })),
  /** How many orders stand where, now. */
  waiting: z.array(z.object({ status: z.enum(orderStatuses), orders: int, oldest: z.nullable(instant) })),
})
export type StoreDay = z.output<typeof storeDay>

export const readToday = deskEndpoint({
  method: 'GET',
  path: '/desk/api/today',
  summary: 'Today against the same hours last week, by store; as a stream of events whenever something changes',
  permission: 'today.read',
  isLive: true,
  query: z.object({ country: z.optional(store) }),
  reply: z.object({ at: instant, stores: z.array(storeDay) }),
})

const stockOut = z.object({ country: store, skuSimple: string, name: string, color: string, size: string, at: instant })
export type StockOut = z.output<typeof stockOut>

export const listStockOuts = deskEndpoint({
  method: 'GET',
  path: '/desk/api/today/stock-outs',
  summary: 'Sizes that were sold out today and still are, the latest first',
  permission: 'today.read',
  query: z.object({ country: z.optional(store) }),
  reply: z.object({ sizes: z.array(stockOut) }),
})

const missedSearch = z.object({ country: store, term: string, visitors: int, lastDay: string })
export type MissedSearch = z.output<typeof missedSearch>

export const listMissedSearches = deskEndpoint({
  method: 'GET',
  path: '/desk/api/today/missed-searches',
  summary: 'What at least two visitors looked for in a week without finding a product, the most wanted first',
  permission: 'today.read',
  query: z.object({ country: z.optional(store) }),
  reply: z.object({ searches: z.array(missedSearch) }),
})

const slowRoute = z.object({
  /** What was asked for: a kind of page, or the template of a call. */
  route: string,
  p95Ms: int,
  count: int,
  /** How many took longer than visitors wait gladly. */
  slow: int,
})
export type SlowRoute = z.output<typeof slowRoute>

export const listSlowRoutes = deskEndpoint({
  method: 'GET',
  path: '/desk/api/today/slow-pages',
  summary:
    'Within which time 95 of a hundred visitors had each page in the last hour, over all nodes, the slowest first',
  permission: 'today.read',
  reply: z.object({ routes: z.array(slowRoute), limitMs: int }),
})

import { z } from 'zod/mini'
import {
  catalogueChecks,
  gridSorts,
  shownFilters,
  specialFilters,
  stockFilters,
} from '#domain/browse/assortment/grid-filter.ts'
import { viewScreens } from '#domain/desk/views/saved-view.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, emptyBody, store } from './shapes.ts'

const short = z.optional(z.string().check(z.maxLength(200)))
const orderFilters = z.object({
  country: short,
  status: short,
  method: short,
  payment: short,
  from: z.optional(day),
  to: z.optional(day),
  /** From so many days before the one on which it is looked at. */
  lastDays: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
})

const digits = z.optional(z.string().check(z.regex(/^\d{1,9}$/)))
/** Of one store: brands and categories are numbers of it. */
const productFilters = z.object({
  country: store,
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  brand: digits,
  category: digits,
  shown: z.optional(z.enum(shownFilters)),
  stock: z.optional(z.enum(stockFilters)),
  special: z.optional(z.enum(specialFilters)),
  check: z.optional(z.enum(catalogueChecks)),
  sort: z.optional(z.enum(gridSorts)),
})

const view = z.object({
  idView: int,
  name: string,
  filters: z.record(string, string),
  isShared: boolean,
  isOwn: boolean,
})
export type SavedView = z.output<typeof view>
const views = z.object({ views: z.array(view) })

export const listViews = deskEndpoint({
  method: 'GET',
  path: '/desk/api/saved-views',
  summary: 'One’s own views of a list, and those that are shared',
  permission: 'staff',
  query: z.object({ screen: z.optional(z.enum(viewScreens)) }),
  reply: views,
})

const named = { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), isShared: boolean }

export const saveView = deskEndpoint({
  method: 'POST',
  path: '/desk/api/saved-views',
  summary: 'Keep a view under a name, over one’s own of that name; shared ones are an owner’s',
  permission: 'staff',
  body: z.union([
    z.object({ ...named, screen: z.literal('products'), filters: productFilters }),
    z.object({ ...named, screen: z.optional(z.literal('orders')), filters: orderFilters }),
  ]),
  reply: views,
})

export const deleteView = deskEndpoint({
  method: 'POST',
  path: '/desk/api/saved-views/:idView/delete',
  summary: 'Forget a view of one’s own, or as an owner a shared one',
  permission: 'staff',
  params: z.object({ idView: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  body: emptyBody,
  reply: views,
})

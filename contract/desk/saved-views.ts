import { z } from 'zod/mini'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, emptyBody } from './shapes.ts'

const short = z.optional(z.string().check(z.maxLength(200)))
const filters = z.object({
  country: short,
  status: short,
  method: short,
  payment: short,
  from: z.optional(day),
  to: z.optional(day),
  /** From so many days before the one on which it is looked at. */
  lastDays: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
})

const view = z.object({ idView: int, name: string, filters, isShared: boolean, isOwn: boolean })
export type SavedView = z.output<typeof view>
const views = z.object({ views: z.array(view) })

export const listViews = deskEndpoint({
  method: 'GET',
  path: '/desk/api/saved-views',
  summary: 'One’s own views of the queue of orders, and those that are shared',
  permission: 'staff',
  reply: views,
})

export const saveView = deskEndpoint({
  method: 'POST',
  path: '/desk/api/saved-views',
  summary: 'Keep a view under a name, over one’s own of that name; shared ones are an owner’s',
  permission: 'staff',
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), filters, isShared: boolean }),
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

import type { FastifyInstance } from 'fastify'
import { findSizes as findSizesCall, placeHandOrder, quoteHandOrder } from '#contract/desk/hand-orders.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { findSizes } from './find-sizes.ts'
import type { HandOrders } from './hand-orders.ts'

type Parts = { db: Handle; hand: HandOrders }

export function handOrderRoutes(app: FastifyInstance, mount: MountDesk, { db, hand }: Parts) {
  mount(app, findSizesCall, async ({ query: { country, text } }, { requireStore, now }) => {
    requireStore(country)
    return { sizes: await findSizes(db, country, text, now) }
  })
  mount(app, quoteHandOrder, ({ body }, call) => {
    call.requireStore(body.country)
    return hand.quote(body, call)
  })
  mount(app, placeHandOrder, ({ body }, call) => {
    call.requireStore(body.country)
    return hand.place(body, call)
  })
}

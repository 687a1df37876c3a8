import type { FastifyInstance } from 'fastify'
import { readToday } from '#contract/desk/today.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { readDay } from './read-day.ts'

export function todayRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, readToday, async ({ query: { country } }, { now, storesOf }) => ({
    at: now.toISOString(),
    stores: await Promise.all(storesOf(country).map((store) => readDay(db, store, now))),
  }))
}

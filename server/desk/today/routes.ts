import type { FastifyInstance } from 'fastify'
import { listMissedSearches, listSlowRoutes, listStockOuts, readToday } from '#contract/desk/today.ts'
import type { Handle } from '#db/connection/handle.ts'
import { slowMs, slowestOf } from '#domain/desk/today/slow-pages.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { listMissedSearches as readMisses } from './list-missed-searches.ts'
import { listStockOuts as readStockOuts } from './list-stock-outs.ts'
import { liveToday } from './live-today.ts'
import { readRouteTimes } from '#server/platform/health/route-times.ts'
import { readDay } from './read-day.ts'

const anHour = 60 * 60_000

type Parts = { db: Handle; databaseUrl: string; clock: () => Date; settings: SettingsSource }

export function todayRoutes(app: FastifyInstance, mount: MountDesk, { db, databaseUrl, clock, settings }: Parts) {
  const live = liveToday({ db, url: databaseUrl, clock, openStores: () => settings.current().openStores })

  mount(
    app,
    readToday,
    async ({ query: { country } }, { now, storesOf }) => ({
      at: now.toISOString(),
      stores: await Promise.all(storesOf(country).map((store) => readDay(db, store, now))),
    }),
    async function* ({ query: { country } }, { storesOf }, signal) {
      const own = storesOf(country)
      for await (const { at, stores } of live.follow(signal)) {
        yield { at, stores: stores.filter((day) => own.includes(day.country)) }
      }
    },
  )

  mount(app, listStockOuts, async ({ query: { country } }, { now, storesOf }) => ({
    sizes: await readStockOuts(db, storesOf(country), now),
  }))
  mount(app, listMissedSearches, async ({ query: { country } }, { now, storesOf }) => ({
    searches: await readMisses(db, storesOf(country), now),
  }))
  mount(app, listSlowRoutes, async (_input, { now }) => ({
    routes: slowestOf(await readRouteTimes(db, new Date(now.getTime() - anHour))),
    limitMs: slowMs,
  }))
}

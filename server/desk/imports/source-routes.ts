import type { FastifyInstance } from 'fastify'
import { fetchSourceNow, listSources, removeSource, setSource } from '#contract/desk/imports.ts'
import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { feedSource } from '#db/schema/feeds.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { removeFeedSource, setFeedSource } from '#server/operations/feeds/sources/change-sources.ts'
import { fetchSource, sourceServices } from '#server/operations/feeds/sources/fetch-source.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { Env } from '#server/platform/env.ts'

type Parts = { db: Handle; databaseUrl: string; env: Env }

export function feedSourceRoutes(app: FastifyInstance, mount: MountDesk, { db, databaseUrl, env }: Parts) {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const rowsOf = (country: OpenCountry) =>
    db.select().from(feedSource).where(eq(feedSource.country, country)).orderBy(asc(feedSource.url))
  const all = async (country: OpenCountry) => ({
    sources: (await rowsOf(country)).map(
      ({ url, mode, isByColor, outcome, checkedAt, importedAt, rows, bad, changed, note }) => ({
        country,
        url,
        mode,
        isByColor,
        outcome,
        checkedAt: checkedAt?.toISOString() ?? null,
        importedAt: importedAt?.toISOString() ?? null,
        rows,
        bad,
        changed,
        note,
      }),
    ),
  })

  mount(app, listSources, ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    return all(country)
  })
  mount(app, setSource, async ({ body }, call) => {
    call.requireStore(body.country)
    const known = (await rowsOf(body.country)).find(({ url }) => url === body.url)
    await call.transact(async (tx) => {
      // How its columns are read stays as it was said before.
      const source = { ...body, mapping: known?.mapping ?? null, isInside: env.FEED_SOURCES_INSIDE }
      await setFeedSource(tx, source, call.acting())
      return {}
    })
    return all(body.country)
  })
  mount(app, removeSource, async ({ body }, call) => {
    call.requireStore(body.country)
    const { removed } = await call.transact(async (tx) => ({
      removed: await removeFeedSource(tx, body, call.acting()),
    }))
    if (!removed) throw new DeskError('not_found')
    return all(body.country)
  })
  mount(app, fetchSourceNow, async ({ body: { country, url } }, call) => {
    call.requireStore(country)
    let isNew = false
    const [source] = await db
      .select()
      .from(feedSource)
      .where(and(eq(feedSource.country, country), eq(feedSource.url, url)))
    if (!source) throw new DeskError('not_found')
    await call.transact(async (tx) => {
      isNew = true
      await writeAudit(tx, call.acting(), 'fetch-feed-source', `${country} ${url}`, { country })
      return {}
    })
    if (isNew) {
      // It may take minutes; what came of it is written to its row.
      const options = { now: call.now, signal: closing.signal }
      fetchSource(db, source, sourceServices(env, databaseUrl), options).catch((error: unknown) => {
        if (!closing.signal.aborted) app.log.error({ err: error }, 'a feed could not be fetched')
      })
    }
    return all(country)
  })
}

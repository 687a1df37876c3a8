import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { apiVersion } from '#contract/platform/endpoint.ts'
import type { Handle } from '#db/connection/handle.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { demoBrand } from './demo-settings.ts'
import { readEnv } from '#server/platform/env.ts'
import { countMigrations } from '#db/migrate.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from './bank-data-key.ts'
import { freshDatabase } from './database.ts'

type RequestOptions = { country?: OpenCountry; headers?: Record<string, string>; query?: Record<string, string> }

type OpenShopOptions = {
  now?: () => Date
  env?: NodeJS.ProcessEnv
  queueLimit?: number | undefined
  problems?: readonly string[]
  /** Connections of the desk alone. */
  deskDatabase?: { db: Handle; pool: pg.Pool }
  database?: Pick<Awaited<ReturnType<typeof freshDatabase>>, 'db' | 'pool' | 'url'>
}

/** The whole API on a clean database of its own, called as a client would. */
export async function openShop({
  now,
  env = {},
  queueLimit,
  problems = [],
  deskDatabase,
  database,
}: OpenShopOptions = {}) {
  const { db, pool, url } = database ?? (await freshDatabase())
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-shop-'))
  const picturesFolder = path.join(folder, 'pictures')
  const photos = diskPhotoStore(path.join(folder, 'photos'))
  const { app, settings, storeTerms, hosts, contactOf, catalog, terms, pictures } = await buildShop({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
    db,
    pool,
    databaseUrl: url,
    migrations: countMigrations(),
    picturesFolder,
    photos,
    sealer,
    problems,
    ...(queueLimit && { pictureQueueLimit: queueLimit }),
    ...(now && { clock: now }),
    ...(deskDatabase && { deskDatabase }),
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const headersOf = ({ country = 'ar', headers = {} }: RequestOptions) => ({
    'x-store': storeId(demoBrand, country),
    ...headers,
  })
  const queryOf = ({ query = {} }: RequestOptions) => ({ api_version: apiVersion, ...query })
  return {
    app,
    settings,
    storeTerms,
    hosts,
    contactOf,
    catalog,
    terms,
    pictures,
    photos,
    db,
    pool,
    url,
    picturesFolder,
    get: (path: string, visit: RequestOptions = {}) =>
      app.inject({ method: 'GET', url: path, headers: headersOf(visit), query: queryOf(visit) }),
    bff: (path: string, body: unknown, visit: RequestOptions = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', 'x-os': 'pwa', ...headersOf(visit) },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    form: (path: string, fields: Record<string, string>, visit: RequestOptions = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersOf(visit) },
        query: queryOf(visit),
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}

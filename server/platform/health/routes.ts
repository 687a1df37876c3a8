import prometheus from 'prom-client'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import { addDiskMetrics } from './disk-metrics.ts'
import { storageHealth } from './storage-health.ts'
import { isFromThisMachine } from '#server/platform/http/caller.ts'

type Options = {
  db: Handle
  metricsToken: string | undefined
  migrations: number
  /** Where the shop writes its files. */
  folder: string
}

/** Whether every migration of this code has been applied. */
async function isMigrated(db: Handle, expected: number): Promise<boolean> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.n) >= expected
}

/** Health, readiness and metrics for operators. Other parts of the shop add their metrics to the registry. */
export function operationsRoutes(app: App, { db, metricsToken, migrations, folder }: Options): prometheus.Registry {
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register, prefix: 'vereda_' })
  const durations = new prometheus.Histogram({
    name: 'vereda_http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.addHook('onClose', async () => register.clear())
  addDiskMetrics(register, folder)
  const storage = storageHealth(db)
  app.addHook('onError', async (_request, _reply, error) => storage.report(error))

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    const isReady = (await isMigrated(db, migrations).catch(() => false)) && (await storage.isWritable())
    if (!isReady) throw new RuleError('unavailable')
    return { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    const isAllowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : isFromThisMachine(request)
    if (!isAllowed) throw new RuleError('not_found')
    return reply.type(register.contentType).send(await register.metrics())
  })
  return register
}

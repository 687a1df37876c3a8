import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import prometheus from 'prom-client'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import { addDiskMetrics } from './disk-metrics.ts'
import { addEventLoopMetrics } from './event-loop-metrics.ts'
import { storageHealth } from './storage-health.ts'
import { codeOf } from '#server/platform/http/failures.ts'
import { routeName } from '#server/platform/http/route-name.ts'
import { isFromThisMachine } from '#server/platform/http/caller.ts'

type Options = {
  db: Handle
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** True from the moment a stop was requested: a load balancer sends no one here any more. */
  isStopping(): boolean
  metricsToken: string | undefined
  /** Whether the shop is only tried out on this machine: its figures are then open to it without a token. */
  isTrial: boolean
  /** What the operator has to know and no visitor is turned away for. */
  problems(): readonly string[]
  migrations: number
  /** Where the shop writes its files. */
  folder: string
  /** The metrics of all threads, where this is one of several. */
  collectMetrics?: (() => Promise<string>) | undefined
}

/** Whether every migration of this code has been applied. */
async function isMigrated(db: Handle, expected: number): Promise<boolean> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.n) >= expected
}

/** Health, readiness and metrics for operators. Other parts of the shop add their metrics to the registry. */
export function operationsRoutes(
  app: App,
  { db, pool, isStopping, metricsToken, isTrial, problems, migrations, folder, collectMetrics }: Options,
): prometheus.Registry {
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register, prefix: 'shop_' })
  const durations = new prometheus.Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeName(request)
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const refusals = new prometheus.Counter({
    name: 'shop_refusals_total',
    help: 'Refused and failed requests, by route and code; the rest of a route was answered',
    labelNames: ['route', 'code'],
    registers: [register],
  })
  // A value that such a hook resolves to would be the next one's error.
  app.addHook('onError', async (request, _reply, error) => {
    refusals.inc({ route: routeName(request), code: codeOf(error) })
  })
  const connections = new prometheus.Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this node to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onClose', async () => register.clear())
  addDiskMetrics(register, folder)
  addEventLoopMetrics(register)
  const storage = storageHealth(db)
  app.addHook('onError', async (_request, _reply, error) => storage.report(error))

  app.get('/health', async () => ({ status: 'ok' }))
  // Without the database pages and lists go on from memory: a load balancer that looked at /ready would send no one anywhere.
  app.get('/serving', async () => {
    if (isStopping()) throw new RuleError('unavailable')
    return { status: 'serving' }
  })
  /** Never a visitor whom a proxy on this machine passes on: without a token only a trial is open, and only to itself. */
  const isOperator = (request: FastifyRequest) =>
    metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : isTrial && isFromThisMachine(request)
  app.get('/ready', async (request, reply) => {
    const isReady =
      !isStopping() && (await isMigrated(db, migrations).catch(() => false)) && (await storage.isWritable())
    if (!isReady) throw new RuleError('unavailable')
    const found = isOperator(request) ? problems() : []
    return reply.send({ status: 'ready', ...(found.length > 0 && { problems: found }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) throw new RuleError('not_found')
    return reply.type(register.contentType).send(await (collectMetrics?.() ?? register.metrics()))
  })
  return register
}

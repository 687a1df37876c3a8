import { randomUUID } from 'node:crypto'
import zlib from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { es } from 'zod/locales'
import { z } from 'zod/mini'
import { neutralBrand } from '#domain/platform/brand/brand.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Env } from '#server/platform/env.ts'
import { failureAnswerer } from './failures.ts'
import { mask, maskEntry } from './mask.ts'
import { loggedPath, routeName } from './route-name.ts'
import { addSecurityHeaders } from './edge/security-headers.ts'
import { shopHosts, type ShopHosts } from './edge/shop-hosts.ts'
import { refuseUnknownHosts, warnOfProxy } from './edge/unknown-hosts.ts'
import { parseForm, refuseMalformed } from './edge/well-formed.ts'
import type { Telemetry } from '#server/platform/telemetry/telemetry.ts'
import { traceRequests } from '#server/platform/telemetry/trace-requests.ts'
import { bodyDeadline, endSlowBodies } from './limits/body-deadline.ts'

/** Several times the largest body any call needs (S23). */
const bodyLimit = 100 * 1024

export type App = FastifyInstance
type AppOptions = Pick<Env, 'LOG_LEVEL'> &
  Partial<Pick<Env, 'TRUST_PROXY'>> & {
    hosts?: ShopHosts
    /** The name on pages that are not rendered. */
    shopName?: () => string
    telemetry?: Telemetry | undefined
  }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A screen: its failures are answered with pages too. */
    isPage?: boolean
  }
}

/** Fastify with what every route shares: logging without secrets, security headers, limits, compression, failures. */
export async function createApp(options: AppOptions): Promise<App> {
  const { LOG_LEVEL, TRUST_PROXY, hosts = shopHosts({}), shopName = () => neutralBrand.name, telemetry } = options
  z.config(es())
  const answerFailure = failureAnswerer(hosts, shopName)
  const app: App = fastify({
    logger: {
      level: LOG_LEVEL,
      formatters: { log: maskEntry },
      // The default serializers print raw URLs and whole errors; ours never do.
      serializers: { req: () => ({}), res: () => ({ statusCode: '' }), err: (error) => mask(error) as never },
      ...telemetry?.log,
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: TRUST_PROXY ? TRUST_PROXY.split(',') : false,
    genReqId: () => randomUUID(),
    // Idle keep-alive connections end with the server; running requests are finished (R30).
    forceCloseConnections: 'idle',
    // Longer than any body may take (`endSlowBodies` answers those); heads that do not come end sooner.
    requestTimeout: bodyDeadline.maxMs + 10_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })

  if (telemetry) traceRequests(app, telemetry.tracer)
  app.addHook('onResponse', async (request, reply) => {
    const { method, country: store } = request
    // Calls are logged by their template: tokens and e-mails occur in paths and queries (S11).
    const route = routeName(request)
    const path = route.startsWith('page ') || route === 'unknown' ? loggedPath(request) : undefined
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route, path, status: reply.statusCode, ms, store }, 'answered')
  })
  // A keep-alive connection would delay a closing shop, so its last response ends it.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(() => {
    throw new RuleError('not_found')
  })
  addSecurityHeaders(app)
  refuseMalformed(app)
  refuseUnknownHosts(app, hosts)
  warnOfProxy(app, hosts, TRUST_PROXY !== undefined)
  await app.register(cookie)
  endSlowBodies(app)
  await app.register(formbody, { parser: parseForm })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  return app
}

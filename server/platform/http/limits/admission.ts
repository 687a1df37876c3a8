import os from 'node:os'
import v8 from 'node:v8'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RuleError } from '#domain/platform/errors.ts'
import { TooManyAttempts } from './attempts.ts'

type Parts = {
  pool: Pick<pg.Pool, 'waitingCount'>
  /** The general limit of an IP address; the budgets here are shares of it. */
  callsPerMinute: number
  isInternal(request: FastifyRequest): boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Waits for another process, possibly for long, at almost no cost for this one. */
    waitsElsewhere?: boolean
  }
}

/** Rejects work that may not begin; the response says when to retry. */
export type Admit = (request: FastifyRequest) => Promise<void>

/** The network of one provider customer, within which IPv6 addresses are free. */
export const ipv6Subnet = 64
/** A budget is refilled this often: long enough for a burst, short enough that a flood is spread out. */
const windowMs = 1000
/** A page shows many pictures at once; each is rendered once and then cached. */
const picturesPerPage = 2

/** A tenth of a second would be normal on a busy laptop. */
const maxEventLoopDelayMs = 500
const sampleMs = 250
const maxWaitingForDatabase = 100
/** With fewer running requests it is not visitors who slow the process down, so refusing one would not help. */
const fewRequests = 16
const memoryShare = 0.9
const memoryLimit = () => Math.min(process.constrainedMemory() || Infinity, os.totalmem())

/**
 * Decides who may begin work that no cache can answer: rendering a page, searching, drawing. Each IP address has a
 * budget, and browsing is refused while the process is overloaded, so that buying has precedence. Cached answers are
 * not checked here.
 */
export async function admission(app: FastifyInstance, { pool, callsPerMinute, isInternal }: Parts) {
  await app.register(rateLimit, { global: false, ipv6Subnet })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: v8.getHeapStatistics().heap_size_limit * memoryShare,
    maxRssBytes: memoryLimit() * memoryShare,
    sampleInterval: sampleMs,
    healthCheck: async () => pool.waitingCount < maxWaitingForDatabase,
    healthCheckInterval: sampleMs,
    // It only measures: whether a request needs work is known later, at its cache.
    pressureHandler: () => {},
  })

  function within(max: number): Admit {
    const count = app.createRateLimit({ max: Math.ceil(max), timeWindow: windowMs, allowList: isInternal })
    return async (request) => {
      const found = await count(request)
      if (!found.isAllowed && found.isExceeded) throw new TooManyAttempts(found.ttlInSeconds)
    }
  }
  /** A request that an earlier hook refused is answered without having been counted. */
  const counted = new WeakSet<FastifyRequest>()
  let running = 0
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.waitsElsewhere) return
    counted.add(request)
    running += 1
  })
  app.addHook('onResponse', async (request) => {
    if (counted.delete(request)) running -= 1
  })
  /** One long pause (a large change of the catalogue) is not an overload; consecutive samples are. */
  let pressure = { since: 0, seen: -Infinity }
  function isOverloaded(): boolean {
    if (running <= fewRequests || !app.isUnderPressure()) return false
    const now = performance.now()
    pressure = { since: now - pressure.seen < 2 * sampleMs ? pressure.since : now, seen: now }
    return now - pressure.since > sampleMs
  }
  const unlessOverloaded =
    (admit: Admit): Admit =>
    async (request) => {
      await admit(request)
      if (!isInternal(request) && isOverloaded()) throw new RuleError('unavailable')
    }
  const perWindow = (callsPerMinute / 60_000) * windowMs
  return {
    /** Pages of the shop, lists, searches, site maps. */
    browse: unlessOverloaded(within(perWindow)),
    /** The visitor's own pages: the cart, checkout, forms. */
    buy: within(perWindow),
    pictures: unlessOverloaded(within(perWindow * picturesPerPage)),
    /** Requests that are being worked on. */
    running: () => running,
  }
}

export type Admission = Awaited<ReturnType<typeof admission>>

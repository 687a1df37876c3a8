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
  /** The general ceiling of an address; the budgets here are shares of it. */
  callsPerMinute: number
  isInternal(request: FastifyRequest): boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Waits for another process, long perhaps, and costs this one next to nothing meanwhile. */
    waitsElsewhere?: boolean
  }
}

/** Rejects where work may not begin; the answer says when to come back. */
export type Admit = (request: FastifyRequest) => Promise<void>

/** One network of a provider's customer; an address alone costs nothing there. */
export const ipv6Subnet = 64
/** A budget is refilled this often: long enough for a burst, short enough that a flood is spread out. */
const windowMs = 1000
/** A page shows many pictures at once; each is made once and then cached. */
const picturesPerPage = 2

/** A tenth of a second would be normal on a busy laptop. */
const maxEventLoopDelayMs = 500
const sampleMs = 250
const mostWaitingForDatabase = 100
/** With fewer requests under way it is not visitors who make the process slow: turning one away would help nobody. */
const fewRequests = 16
const memoryShare = 0.9
const memoryLimit = () => Math.min(process.constrainedMemory() || Infinity, os.totalmem())

/**
 * Who may begin work that no cache can answer: rendering a page, searching, drawing. Each address has a budget, and nobody
 * is let in to browse while the process is overloaded: browsing gives way to buying. What a cache answers is not asked here.
 */
export async function admission(app: FastifyInstance, { pool, callsPerMinute, isInternal }: Parts) {
  await app.register(rateLimit, { global: false, ipv6Subnet })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: v8.getHeapStatistics().heap_size_limit * memoryShare,
    maxRssBytes: memoryLimit() * memoryShare,
    sampleInterval: sampleMs,
    healthCheck: async () => pool.waitingCount < mostWaitingForDatabase,
    healthCheckInterval: sampleMs,
    // It only measures: whether a request is work shows later, at its cache.
    pressureHandler: () => {},
  })

  function within(most: number): Admit {
    const count = app.createRateLimit({ max: Math.ceil(most), timeWindow: windowMs, allowList: isInternal })
    return async (request) => {
      const found = await count(request)
      if (!found.isAllowed && found.isExceeded) throw new TooManyAttempts(found.ttlInSeconds)
    }
  }
  let underWay = 0
  const isWork = ({ routeOptions }: FastifyRequest) => !routeOptions.config.waitsElsewhere
  app.addHook('onRequest', async (request) => void (underWay += Number(isWork(request))))
  app.addHook('onResponse', async (request) => void (underWay -= Number(isWork(request))))
  /** One long pause (a large change of the catalogue) is no overload; one sample after the other is. */
  let pressure = { since: 0, seen: -Infinity }
  function isOverloaded(): boolean {
    if (underWay <= fewRequests || !app.isUnderPressure()) return false
    const now = performance.now()
    pressure = { since: now - pressure.seen < 2 * sampleMs ? pressure.since : now, seen: now }
    return now - pressure.since > sampleMs
  }
  const whileAtEase =
    (admit: Admit): Admit =>
    async (request) => {
      await admit(request)
      if (!isInternal(request) && isOverloaded()) throw new RuleError('unavailable')
    }
  const perWindow = (callsPerMinute / 60_000) * windowMs
  return {
    /** Pages of the shop, lists, searches, site maps. */
    browse: whileAtEase(within(perWindow)),
    /** The visitor's own pages: the cart, the way to an order, forms. */
    buy: within(perWindow),
    pictures: whileAtEase(within(perWindow * picturesPerPage)),
  }
}

export type Admission = Awaited<ReturnType<typeof admission>>

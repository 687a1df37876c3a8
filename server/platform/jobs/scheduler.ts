import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { PgBoss, type Clock, type ConstructorOptions } from 'pg-boss'
import prometheus from 'prom-client'
import type { Handle } from '#db/connection/handle.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { Job } from './job.ts'
import { runScheduled, runWithinLimit } from './run-job.ts'

/** The queue of jobs that failed every attempt; `npm run shop -- jobs` lists them. */
export const deadLetters = 'dead-letters'
/** Schedules are exact to the minute, so polling more often gains little. */
const pollEverySeconds = 10
/** A running job must finish within this time when the node closes, or another node retries it. */
const finishWithinMs = 5000
const deadLetterLifetimeSeconds = 14 * 24 * 60 * 60

/**
 * One at a time, waiting or running, over all nodes: a job does everything that is due, so a second one would find
 * nothing. A failed run is retried with growing delays; a node that dies is noticed by its missing heartbeat.
 */
const queueOptions = {
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 30 * 60,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 24 * 60 * 60,
  deadLetter: deadLetters,
} as const

const maxConcurrent = 2
/** Every running job has a connection that holds its lock and one to work with; mail is sent beside them. */
export const jobConnections = 2 * maxConcurrent + 2

/** The time zones of a job's schedule, each with its schedule key. */
export const zonesOf = ({ schedule }: Pick<Job, 'schedule'>): { key: string; tz: string }[] =>
  schedule.zone === 'utc'
    ? [{ key: 'utc', tz: 'UTC' }]
    : openCountries.map((country) => ({ key: country, tz: countryProfiles[country].timeZone }))

export type SchedulerParts<Services> = {
  jobs: readonly Job<Services>[]
  /** A handle of its own with `jobConnections`, so that jobs do not use up the visitors' connections. */
  db: Handle
  databaseUrl: string
  services: Services
  log: { error(details: object, text: string): void }
  register: prometheus.Registry
  /** Tests set the time. */
  clock?: Clock
}

function jobMetrics(register: prometheus.Registry) {
  return {
    runs: new prometheus.Counter({
      name: 'shop_job_runs_total',
      help: 'Runs of jobs on this node, by outcome',
      labelNames: ['job', 'outcome'],
      registers: [register],
    }),
    durations: new prometheus.Histogram({
      name: 'shop_job_duration_seconds',
      help: 'How long runs of jobs took on this node',
      labelNames: ['job'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers: [register],
    }),
    done: new prometheus.Counter({
      name: 'shop_job_things_done_total',
      help: 'Things that jobs did on this node',
      labelNames: ['job'],
      registers: [register],
    }),
  }
}

/** The options of pg-boss, for the scheduler and for the operator's overview. */
export const bossOptions = (databaseUrl: string): ConstructorOptions => ({
  connectionString: databaseUrl,
  application_name: 'shop jobs',
  max: 3,
})

/**
 * Runs every job on its schedule, each once over any number of nodes (decision 021). pg-boss stores schedules and
 * queues in its own schema; runs missed while no node was running are made up for once.
 */
export async function startScheduler<Services>(
  parts: SchedulerParts<Services>,
  metrics = jobMetrics(parts.register),
): Promise<{ stop(): Promise<void> }> {
  const { db, databaseUrl, services, log, clock, jobs } = parts
  const boss = new PgBoss({ ...bossOptions(databaseUrl), ...(clock && { clock }) })
  /** While it stops, connections end on purpose, and the database may end before the last one is closed. */
  const stopping = new AbortController()
  // Includes lost connections: they are logged, and pg-boss continues when the database is back.
  boss.on('error', (error) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'jobs')
  })
  const now = () => new Date(clock ? clock.now() : Date.now())

  // An increase from nothing is seen only where there was a nothing.
  for (const { name } of jobs) metrics.runs.inc({ job: name, outcome: 'failed' }, 0)

  const inSlot = pLimit(maxConcurrent)
  async function work(job: Job): Promise<{ done: number }> {
    const end = metrics.durations.startTimer({ job: job.name })
    try {
      const result = await runScheduled(db, job, { actor: 'scheduler', now: now() }, services, stopping.signal)
      metrics.runs.inc({ job: job.name, outcome: 'completed' })
      metrics.done.inc({ job: job.name }, result.done)
      return result
    } catch (error) {
      const isStopped = stopping.signal.aborted
      metrics.runs.inc({ job: job.name, outcome: isStopped ? 'stopped' : 'failed' })
      if (!isStopped) log.error({ err: error, job: job.name }, 'job failed')
      throw error
    } finally {
      end()
    }
  }

  /** Runs at once, and once more when woken meanwhile. The schedule makes up for a failed run. */
  function waker(job: Job) {
    let running: Promise<void> | undefined
    let isWokenAgain = false
    async function run(): Promise<void> {
      do {
        isWokenAgain = false
        await runWithinLimit(db, job, { actor: 'scheduler', now: now() }, services, stopping.signal).catch(
          (error: unknown) => log.error({ err: error, job: job.name }, 'job failed'),
        )
      } while (isWokenAgain)
      running = undefined
    }
    return {
      wake() {
        if (running) isWokenAgain = true
        else running = run()
      },
      async finish() {
        isWokenAgain = false
        await running
      },
    }
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error('the shop is closing'))
    for (const close of closing) await close()
    await boss.stop({ graceful: true, timeout: finishWithinMs })
  }

  const closing: (() => Promise<void>)[] = []
  try {
    await boss.start()
    await boss.createQueue(deadLetters, {
      deleteAfterSeconds: deadLetterLifetimeSeconds,
      retentionSeconds: deadLetterLifetimeSeconds,
    })
    for (const job of jobs) {
      await boss.createQueue(job.name, { policy: 'exclusive', ...queueOptions })
      // An existing queue may have the settings of an older version.
      await boss.updateQueue(job.name, queueOptions)
      for (const { key, tz } of zonesOf(job)) {
        await boss.schedule(job.name, job.schedule.cron, null, { key, tz, missed: 'once' })
      }
      await boss.work(job.name, { pollingIntervalSeconds: pollEverySeconds }, () => inSlot(() => work(job)))
    }
    for (const job of jobs) {
      if (!job.wakesOn) continue
      const { wake, finish } = waker(job)
      // Also wakes after a reconnect, because notifications may have been missed.
      const listener = await boss.getDb().listen?.(job.wakesOn, wake, wake)
      closing.push(async () => {
        await listener?.close()
        await finish()
      })
    }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
  return { stop }
}

/** Starts the scheduler in the background: an unavailable database delays the jobs, not the shop. */
export function scheduleJobs<Services>(
  parts: SchedulerParts<Services>,
  retryAfterMs = 15_000,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const metrics = jobMetrics(parts.register)
  async function start() {
    while (!stopped.signal.aborted) {
      try {
        return await startScheduler(parts, metrics)
      } catch (error) {
        parts.log.error({ err: error }, 'jobs did not start')
        await wait(retryAfterMs, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    return undefined
  }
  const starting = start()
  return {
    async stop() {
      stopped.abort()
      await (await starting)?.stop()
    },
  }
}

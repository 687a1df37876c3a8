import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { PgBoss, type Clock, type ConstructorOptions } from 'pg-boss'
import prometheus from 'prom-client'
import type { Handle } from '#db/connection/handle.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { Job } from './job.ts'
import { runScheduled } from './run-job.ts'

/** Where jobs go that failed every time; `npm run shop -- jobs` lists them. */
export const deadLetters = 'dead-letters'
/** Schedules are exact to the minute, so looking for due work more often gains little. */
const pollEverySeconds = 10
/** A job under way when the node closes is finished within this time, or tried again by another. */
const finishWithinMs = 5000
const deadLettersKeptSeconds = 14 * 24 * 60 * 60

/**
 * One at a time, waiting or running, over all nodes: a job does everything that is due, so a second one beside it would
 * find nothing. A failed run is tried again later and later; a node that dies in the middle is noticed by its heartbeat.
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

const mostAtOnce = 2
/** Every job under way has a connection that holds its lock and one to work with; mail is sent beside them. */
export const jobConnections = 2 * mostAtOnce + 2

/** The zones in which a job's hours are meant, each under the key of its schedule. */
export const zonesOf = ({ schedule }: Pick<Job, 'schedule'>): { key: string; tz: string }[] =>
  schedule.zone === 'utc'
    ? [{ key: 'utc', tz: 'UTC' }]
    : openCountries.map((country) => ({ key: country, tz: countryProfiles[country].timeZone }))

export type SchedulerParts<Services> = {
  jobs: readonly Job<Services>[]
  /** Of its own, with `jobConnections`: what visitors need is not taken by jobs. */
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
      name: 'vereda_job_runs_total',
      help: 'Runs of jobs on this node, by outcome',
      labelNames: ['job', 'outcome'],
      registers: [register],
    }),
    durations: new prometheus.Histogram({
      name: 'vereda_job_duration_seconds',
      help: 'How long runs of jobs took on this node',
      labelNames: ['job'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers: [register],
    }),
    done: new prometheus.Counter({
      name: 'vereda_job_things_done_total',
      help: 'Things that jobs did on this node',
      labelNames: ['job'],
      registers: [register],
    }),
  }
}

/** What pg-boss needs to be told, for the scheduler and for the operator's look at it. */
export const bossOptions = (databaseUrl: string): ConstructorOptions => ({
  connectionString: databaseUrl,
  application_name: 'vereda jobs',
  max: 3,
})

/**
 * Runs every job on its schedule, each once over any number of nodes (decision 021). pg-boss keeps the schedules and the
 * queues in a schema of its own; what was missed while no node ran is made up for once.
 */
export async function startScheduler<Services>(
  parts: SchedulerParts<Services>,
  metrics = jobMetrics(parts.register),
): Promise<{ stop(): Promise<void> }> {
  const { db, databaseUrl, services, log, clock, jobs } = parts
  const boss = new PgBoss({ ...bossOptions(databaseUrl), ...(clock && { clock }) })
  /** When it stops, connections end on purpose, and the database may end before the last of them is closed. */
  let isStopping = false
  // A lost connection is one of these: it is logged and pg-boss goes on when the database is back.
  boss.on('error', (error) => {
    if (!isStopping) log.error({ err: error }, 'jobs')
  })
  const now = () => new Date(clock ? clock.now() : Date.now())

  const inSlot = pLimit(mostAtOnce)
  async function work(job: Job): Promise<{ done: number }> {
    const end = metrics.durations.startTimer({ job: job.name })
    try {
      const result = await runScheduled(db, job, { actor: 'scheduler', now: now() }, services)
      metrics.runs.inc({ job: job.name, outcome: 'completed' })
      metrics.done.inc({ job: job.name }, result.done)
      return result
    } catch (error) {
      metrics.runs.inc({ job: job.name, outcome: 'failed' })
      log.error({ err: error, job: job.name }, 'job failed')
      throw error
    } finally {
      end()
    }
  }

  /** Runs at once, and once more when woken meanwhile. The schedule makes up for a run that fails. */
  function waker(job: Job) {
    let running: Promise<void> | undefined
    let isAgain = false
    async function run(): Promise<void> {
      do {
        isAgain = false
        await job
          .run(db, { actor: 'scheduler', now: now() }, services)
          .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      } while (isAgain)
      running = undefined
    }
    return {
      wake() {
        if (running) isAgain = true
        else running = run()
      },
      async finish() {
        isAgain = false
        await running
      },
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    for (const close of closing) await close()
    await boss.stop({ graceful: true, timeout: finishWithinMs })
  }

  const closing: (() => Promise<void>)[] = []
  try {
    await boss.start()
    await boss.createQueue(deadLetters, {
      deleteAfterSeconds: deadLettersKeptSeconds,
      retentionSeconds: deadLettersKeptSeconds,
    })
    for (const job of jobs) {
      await boss.createQueue(job.name, { policy: 'exclusive', ...queueOptions })
      // A queue that was there may have the settings of an older version.
      await boss.updateQueue(job.name, queueOptions)
      for (const { key, tz } of zonesOf(job)) {
        await boss.schedule(job.name, job.schedule.cron, null, { key, tz, missed: 'once' })
      }
      await boss.work(job.name, { pollingIntervalSeconds: pollEverySeconds }, () => inSlot(() => work(job)))
    }
    for (const job of jobs) {
      if (!job.wakesOn) continue
      const { wake, finish } = waker(job)
      // What was missed while there was no connection is looked for when there is one again.
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

/** Starts the scheduler in the background: a database that is away at that moment costs jobs a while, not the shop. */
export function scheduleJobs<Services>(
  parts: SchedulerParts<Services>,
  startAgainMs = 15_000,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const metrics = jobMetrics(parts.register)
  async function start() {
    while (!stopped.signal.aborted) {
      try {
        return await startScheduler(parts, metrics)
      } catch (error) {
        parts.log.error({ err: error }, 'jobs did not start')
        await wait(startAgainMs, undefined, { signal: stopped.signal }).catch(() => {})
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

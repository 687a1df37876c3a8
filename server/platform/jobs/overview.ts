import { PgBoss } from 'pg-boss'
import type { Handle } from '#db/connection/handle.ts'
import { jobRun } from '#db/schema/jobs.ts'
import type { Job } from './job.ts'
import { bossOptions, deadLetters, zonesOf } from './scheduler.ts'

export type JobState = {
  job: Job
  lastRun: typeof jobRun.$inferSelect | undefined
  nextRun: Date
}
/** A run that failed every attempt. */
type DeadLetter = { job: string; at: Date; reason: string }

export type JobsOverview = { states: JobState[]; deadLetters: DeadLetter[]; isScheduled: boolean }

const reasonOf = (output: unknown) => {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : 'unknown'
}

/** For the operator: when each job ran, when it runs next, what failed. Changes nothing. */
export async function readJobs(
  jobs: readonly Job[],
  db: Handle,
  databaseUrl: string,
  now: Date,
): Promise<JobsOverview> {
  const boss = new PgBoss({ ...bossOptions(databaseUrl), max: 1, schedule: false, supervise: false, migrate: false })
  // A lost connection fails the call that needs it.
  boss.on('error', () => {})
  const runs = new Map((await db.select().from(jobRun)).map((run) => [run.job, run]))
  const nextOf = (job: Job) => {
    const times = zonesOf(job).map(({ tz }) => boss.previewSchedule(job.schedule.cron, { tz, from: now, count: 1 })[0]!)
    return times.reduce((earliest, each) => (each < earliest ? each : earliest))
  }
  const states = jobs.map((job) => ({ job, lastRun: runs.get(job.name), nextRun: nextOf(job) }))
  // Before a shop has run once there is nothing to read.
  const { rows } = await db.execute<{ installed: boolean }>(
    `select to_regclass('pgboss.version') is not null as installed`,
  )
  if (!rows[0]!.installed) return { states, deadLetters: [], isScheduled: false }
  await boss.start()
  try {
    const letters = (await boss.getQueue(deadLetters)) ? await boss.findJobs(deadLetters) : []
    return {
      states,
      deadLetters: letters.map(({ sourceName, createdOn, sourceOutput }) => ({
        job: sourceName ?? 'unknown',
        at: createdOn,
        reason: reasonOf(sourceOutput),
      })),
      isScheduled: true,
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

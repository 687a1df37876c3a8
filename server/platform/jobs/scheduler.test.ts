import { TestClock } from 'pg-boss'
import prometheus from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#db/connection/transaction.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { freshDatabase } from '#tests/database.ts'
import { jobs as allJobs, type JobServices } from '#server/jobs.ts'
import { allDone, everyFiveMinutes, everyMinute, nightlyInEveryCountry, type Job } from './job.ts'
import { scheduleJobs, startScheduler } from './scheduler.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Half past a minute that is in no schedule. */
const start = new Date('2026-11-15T15:02:30Z')

type Run = { job: string; node: number; at: string }

type TestJob = Pick<Job<JobServices>, 'name' | 'schedule' | 'run' | 'limitMs' | 'wakesOn'>

async function openNodes(count: number, jobs: readonly TestJob[]) {
  const { db, pool, url } = await freshDatabase()
  const clock = new TestClock(start)
  const logged: { err: unknown }[] = []
  const runs: Run[] = []
  const nodes: { stop(): Promise<void> }[] = []
  const registers: prometheus.Registry[] = []
  for (let node = 0; node < count; node++) {
    const register = new prometheus.Registry()
    const watched = jobs.map((job): Job<JobServices> => ({
      ...job,
      summary: '',
      async run(...given) {
        runs.push({ job: job.name, node, at: given[1].now.toISOString() })
        return job.run(...given)
      },
    }))
    const log = { error: (details: object) => void logged.push(details as { err: unknown }) }
    const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}) }
    nodes.push(await startScheduler({ db, databaseUrl: url, services, log, register, clock, jobs: watched }))
    registers.push(register)
  }
  onTestFinished(async () => {
    for (const node of nodes) await node.stop()
  })
  /** Time advances in steps that pollers and the schedule notice. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 10_000) await clock.tick(Math.min(left, 10_000))
  }
  const done = (job: string) => runs.filter((run) => run.job === job)
  return { db, pool, url, clock, runs, done, pass, registers, logged, nodes }
}

const nothing = async () => allDone(0)

test('R26 two nodes and a clock that jumps a day: every due job runs exactly once', async () => {
  const jobs = allJobs.map(({ name, schedule }) => ({ name, schedule, run: nothing }))
  const { clock, pass, runs } = await openNodes(2, jobs)
  await pass(20_000)
  expect(runs).toEqual([])
  await clock.setTime(start.getTime() + day)
  await pass(minute)
  const expected = jobs
    .filter(({ schedule }) => schedule !== everyMinute)
    .map(({ name }) => name)
    .toSorted()
  const ran = () => runs.filter(({ job }) => expected.includes(job)).map(({ job }) => job)
  await vi.waitFor(() => expect(ran().toSorted()).toEqual(expected))
  // Nothing else of the missed day runs after it.
  await pass(minute)
  expect(ran().toSorted()).toEqual(expected)
})

test('R26 a job runs once in the night of each country, whatever the number of nodes', async () => {
  const { clock, pass, done } = await openNodes(3, [{ name: 'nightly', schedule: nightlyInEveryCountry, run: nothing }])
  // Half past two in Buenos Aires and Santiago, half past midnight in Bogotá.
  await clock.setTime(new Date('2026-11-16T05:30:30Z'))
  await pass(20_000)
  const before = done('nightly').length
  await clock.setTime(new Date('2026-11-16T06:10:05Z'))
  await pass(50_000)
  await vi.waitFor(() => expect(done('nightly')).toHaveLength(before + 1))
  await clock.setTime(new Date('2026-11-16T08:10:05Z'))
  await pass(50_000)
  await vi.waitFor(() => expect(done('nightly')).toHaveLength(before + 2))
})

test('a job that fails is tried again with longer pauses, then stands among the dead letters; the process lives', async () => {
  let isBroken = true
  const run = async () => {
    if (isBroken) throw new Error('the drawer is locked')
    return allDone(7)
  }
  const { clock, done, url, registers, logged } = await openNodes(1, [
    { name: 'cancel-unpaid-orders', schedule: everyFiveMinutes, run },
  ])
  await clock.setTime(new Date('2026-11-15T15:05:05Z'))
  // Six attempts, at most half an hour apart.
  for (let attempt = 1; attempt <= 6; attempt++) {
    await vi.waitFor(async () => {
      await clock.tick(60_000)
      expect(done('cancel-unpaid-orders').length).toBeGreaterThanOrEqual(attempt)
    })
  }
  const times = done('cancel-unpaid-orders')
    .slice(0, 6)
    .map(({ at }) => new Date(at).getTime())
  const gaps = times.slice(1).map((at, index) => at - times[index]!)
  expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!)
  // A run is counted when it begins, and logged when it has failed.
  await vi.waitFor(() => expect(logged.length).toBeGreaterThanOrEqual(6))
  const operator = operatorOn(url, { now: new Date(clock.now()) })
  await vi.waitFor(async () => {
    expect((await operator('jobs')).output).toMatch(
      /Given up after every attempt: 1\n.*cancel-unpaid-orders: the drawer/,
    )
  })
  expect((await operator('jobs')).output).toMatch(
    /cancel-unpaid-orders +last .*failed \d+ times: the drawer is locked; next/,
  )
  expect(await registers[0]!.metrics()).toMatch(
    /shop_job_runs_total\{job="cancel-unpaid-orders",outcome="failed"\} [6-9]/,
  )

  isBroken = false
  await vi.waitFor(async () => {
    await clock.tick(60_000)
    expect((await operator('jobs')).output).toMatch(/cancel-unpaid-orders +last .*, 7 done; next/)
  })
})

test('R26 jobs that hang are given up: their places and locks are free, and the others go on', async () => {
  const forever = () => new Promise<never>(() => {})
  let isHanging = true
  const run = () => (isHanging ? forever() : nothing())
  const { clock, pass, done, logged } = await openNodes(1, [
    { name: 'a', schedule: everyFiveMinutes, run, limitMs: 200 },
    { name: 'b', schedule: everyFiveMinutes, run, limitMs: 200 },
    { name: 'c', schedule: everyFiveMinutes, run: nothing },
  ])
  await clock.setTime(new Date('2026-11-15T15:05:05Z'))
  await pass(50_000)
  await vi.waitFor(() => expect(done('c').length).toBeGreaterThan(0))
  await vi.waitFor(() => expect(logged.map(({ err }) => String(err))).toContain('Error: a was given up after 0 s'))
  isHanging = false
  const before = done('a').length
  await vi.waitFor(async () => {
    await clock.tick(60_000)
    expect(done('a').length).toBeGreaterThan(before)
  })
})

test('R30 a node that closes stops the job it runs, which fails nothing: another node begins it again', async () => {
  const run: TestJob['run'] = (_db, _acting, _services, signal) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason as Error), { once: true })
    })
  const { clock, pass, done, logged, nodes, url } = await openNodes(2, [
    { name: 'long', schedule: everyFiveMinutes, run },
  ])
  await clock.setTime(new Date('2026-11-15T15:05:05Z'))
  await pass(20_000)
  await vi.waitFor(() => expect(done('long')).toHaveLength(1))
  await nodes[done('long')[0]!.node]!.stop()
  await vi.waitFor(async () => {
    await clock.tick(60_000)
    expect(done('long')).toHaveLength(2)
  })
  expect(done('long')[1]!.node).not.toBe(done('long')[0]!.node)
  expect(logged).toEqual([])
  expect((await operatorOn(url, { now: new Date(clock.now()) })('jobs')).output).not.toContain('failed')
})

test('R26 a job that is woken and hangs can be woken again', async () => {
  let runs = 0
  const run = () => (++runs === 1 ? new Promise<never>(() => {}) : nothing())
  const { db, logged } = await openNodes(1, [
    { name: 'woken', schedule: nightlyInEveryCountry, run, limitMs: 200, wakesOn: 'wake_test' },
  ])
  await db.execute(`notify wake_test`)
  await vi.waitFor(() => expect(logged.map(({ err }) => String(err))).toContain('Error: woken was given up after 0 s'))
  await db.execute(`notify wake_test`)
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1))
})

test('jobs that are all due at once run two at a time on a node, and all of them run', async () => {
  const gates: (() => void)[] = []
  const run = async () => {
    await new Promise<void>((go) => gates.push(go))
    return allDone(0)
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const jobs = names.map((name) => ({ name, schedule: everyFiveMinutes, run }))
  const { clock, pass, runs } = await openNodes(1, jobs)
  await clock.setTime(new Date('2026-11-15T15:05:05Z'))
  await pass(50_000)
  for (let released = 0; released < names.length; released++) {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThan(released))
    expect(gates.length - released).toBeLessThanOrEqual(2)
    gates[released]!()
  }
  expect(runs.map(({ job }) => job).toSorted()).toEqual(names)
})

test('connections that are lost cost no node and no job', async () => {
  const { clock, pass, pool, done } = await openNodes(2, [{ name: 'steady', schedule: everyFiveMinutes, run: nothing }])
  const cut = () =>
    pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop jobs'
      and datname = current_database()`)
  await cut()
  // The test's clock uses the same connections: it moves as soon as they are replaced.
  await vi.waitFor(() => clock.setTime(new Date('2026-11-15T15:05:05Z')))
  await pass(40_000)
  await vi.waitFor(() => expect(done('steady')).toHaveLength(1))
})

test('a scheduler that finds no database starts when there is one', async () => {
  const { db, pool, url } = await freshDatabase()
  const allow = (isAllowed: boolean) =>
    pool.query('update pg_database set datallowconn = $1 where datname = current_database()', [isAllowed])
  await allow(false)
  const faults: string[] = []
  const log = { error: (_details: object, text: string) => void faults.push(text) }
  const parts = {
    jobs: allJobs,
    db,
    databaseUrl: url,
    services: { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}) },
    log,
    register: new prometheus.Registry(),
  }
  const scheduler = scheduleJobs(parts, 50)
  onTestFinished(() => scheduler.stop())
  await vi.waitFor(() => expect(faults).toContain('jobs did not start'))
  await allow(true)
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ name: string }>('select distinct name from pgboss.schedule')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted())
  })
})

test('a mail is sent as soon as its transaction is committed, by one of two nodes', async () => {
  const { db, url } = await freshDatabase()
  const nodes = [unsentMail(), unsentMail()]
  for (const mail of nodes) {
    const register = new prometheus.Registry()
    const scheduler = await startScheduler({
      jobs: allJobs,
      db,
      databaseUrl: url,
      services: { mail, photos: noPhotos(), gatewaysOn: () => ({}) },
      log: { error() {} },
      register,
    })
    onTestFinished(() => scheduler.stop())
  }
  const sent = () => nodes.flatMap((mail) => mail.sent)
  await inTransaction(db, async (tx) => {
    const now = new Date()
    await enqueueMail(tx, {
      template: 'newsletter-confirm',
      to: 'ana@example.com',
      country: 'ar',
      data: { key: 'k' },
      now,
    })
    expect(sent()).toEqual([])
  })
  await vi.waitFor(() => expect(sent()).toMatchObject([{ to: 'ana@example.com' }]))
})

test('the operator sees every job with its next run before any shop has run one', async () => {
  const { url } = await freshDatabase()
  const { output, code } = await operatorOn(url, { now: start })('jobs')
  expect(code).toBe(0)
  for (const { name } of allJobs) expect(output).toContain(`${name} `)
  expect(output).toMatch(/annul-late-dropoffs +last never; next 2026-11-16 06:10 UTC/)
  expect(output).toContain('No shop has run jobs on this database yet.')
})

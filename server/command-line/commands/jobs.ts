import { bankDataSealer } from '#server/after-sale/bank-data/keys.ts'
import { readJobs, type JobState } from '#server/platform/jobs/overview.ts'
import { jobs, runJobs } from '#server/jobs.ts'
import { feedSource } from '#server/operations/feeds/links/stored-feeds.ts'
import { sourceServices } from '#server/operations/feeds/sources/fetch-source.ts'
import { openStoreTerms } from '#server/ledger/terms/read-terms.ts'
import { openShopSettings } from '#server/platform/brand/settings.ts'
import { webhookServices } from '#server/platform/notices/send-webhooks.ts'
import { mailServices } from '#server/platform/mail/services.ts'
import { gatewaysOn } from '#server/buy/payments/gateways.ts'
import { purchaseReporter } from '#server/content/measurement/measurement-protocol.ts'
import { photoServices, photoStoreOf } from '#server/operations/photos/services.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Values, Command } from '#server/command-line/command.ts'

const present = 'present'
const nameWidth = Math.max(...jobs.map(({ name }) => name.length))

/** A time with its time zone, so that it is unambiguous. */
function momentFrom(values: Values, now: Date): Date {
  const text = textOf(values, 'now') ?? present
  if (text === present) return now
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  const moment = new Date(text)
  if (!year || Number.isNaN(moment.getTime())) {
    throw new OperatorRefusal(`--now takes a moment like 2026-12-01T00:00:00-03:00, or nothing; "${text}" is not one.`)
  }
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  wholeNumber(String(Number(day)), 'The day of --now', { from: 1, to: lastDay })
  return moment
}

export const runJobsCommand: Command = {
  name: 'run-jobs',
  usage: '[--now [MOMENT]] [--only JOB] [--force]',
  summary: 'Do what is due: late drop-offs, expired money, unpaid orders, leftovers',
  details: [
    'A running shop does this by itself (npm run shop -- jobs says when). Running them again has no effect; two runs at',
    'once act once. The jobs:',
    ...jobs.map(({ name, summary, schedule }) => `  ${name.padEnd(nameWidth)}  ${summary} (${schedule.words})`),
    '--now alone is the present, and the default. --now MOMENT does what will be due then, to try it out;',
    '  on the database of DATABASE_URL that takes --force.',
  ],
  examples: ['run-jobs --now', 'run jobs --now 2026-12-24T03:00:00Z', 'run-jobs --only cancel-unpaid-orders'],
  takes: [],
  options: { now: { type: 'string' }, only: { type: 'string' } },
  bare: { now: present },
  isDangerous: (values) => (textOf(values, 'now') ?? present) !== present,
  async run({ db, url, acting, say, env, root }, _given, values) {
    const now = momentFrom(values, acting.now)
    const services = {
      mail: mailServices(env, root, { settings: await openShopSettings(db), terms: await openStoreTerms(db) }),
      photos: photoServices(env, photoStoreOf(env, root)),
      gatewaysOn: gatewaysOn(env, bankDataSealer(env, root)),
      reportPurchase: purchaseReporter(env),
      feeds: feedSource(env, url),
      webhooks: webhookServices(env),
      sources: sourceServices(env, url),
    }
    const reports = await runJobs(db, { ...acting, now }, services, textOf(values, 'only'))
    services.mail.delivery.close()
    await services.photos.close()
    for (const { job, done, failures } of reports) {
      say(`${job.name.padEnd(nameWidth)}  ${done} done${failures.length > 0 ? `, ${failures.length} failed` : ''}`)
      for (const { subject, reason } of failures) say(`  ${subject}: ${reason}`)
    }
    return reports.some(({ failures }) => failures.length > 0) ? 1 : 0
  },
}

/** A time as logs write it, in UTC. */
const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function stateLine({ job, lastRun, nextRun }: JobState): string {
  const last = lastRun ? `${moment(lastRun.finishedAt)}, ${lastRun.done} done` : 'never'
  const failed = lastRun && lastRun.failures > 0 ? `, failed ${lastRun.failures} times: ${lastRun.error}` : ''
  return `${job.name.padEnd(nameWidth)}  last ${last}${failed}; next ${moment(nextRun)}`
}

export const jobsCommand: Command = {
  name: 'jobs',
  usage: '',
  summary: 'List every job: its last run, its next, its failures',
  details: [
    'Jobs run inside the shop: on every node, each job once. JOBS=off keeps a node from it.',
    'A run that fails is tried again five times, later and later; then it is listed here for two weeks.',
  ],
  examples: ['jobs'],
  takes: [],
  options: {},
  async run({ db, url, acting, say }) {
    const { states, deadLetters, isScheduled } = await readJobs(jobs, db, url, acting.now)
    for (const state of states) say(stateLine(state))
    if (!isScheduled) say('No shop has run jobs on this database yet.')
    if (deadLetters.length > 0) say(`\nGiven up after every attempt: ${deadLetters.length}`)
    for (const { job, at, reason } of deadLetters) say(`  ${moment(at)}  ${job}: ${reason}`)
  },
}

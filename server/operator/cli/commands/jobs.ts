import { jobs, runJobs } from '#server/operator/jobs/run-jobs.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { textOf, wholeNumber } from '../arguments.ts'
import type { Values, Command } from '../command.ts'

const present = 'present'
const longest = Math.max(...jobs.map(({ name }) => name.length))

/** A moment written out, with its zone: nobody should have to guess which midnight is meant. */
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
    'Running them again has no effect; two runs at once act once. The jobs:',
    ...jobs.map(({ name, summary, every }) => `  ${name.padEnd(longest)}  ${summary} (every ${every})`),
    '--now alone is the present, and the default. --now MOMENT does what will be due then, to try it out;',
    '  on the database of DATABASE_URL that takes --force.',
  ],
  examples: ['run-jobs --now', 'run jobs --now 2026-12-24T03:00:00Z', 'run-jobs --only cancel-unpaid-orders'],
  takes: [],
  options: { now: { type: 'string' }, only: { type: 'string' } },
  bare: { now: present },
  isDangerous: (values) => (textOf(values, 'now') ?? present) !== present,
  async run({ db, acting, say }, _given, values) {
    const now = momentFrom(values, acting.now)
    const reports = await runJobs(db, { ...acting, now }, { only: textOf(values, 'only') })
    for (const { job, done, failures } of reports) {
      say(`${job.name.padEnd(longest)}  ${done} done${failures.length > 0 ? `, ${failures.length} failed` : ''}`)
      for (const { subject, reason } of failures) say(`  ${subject}: ${reason}`)
    }
    return reports.some(({ failures }) => failures.length > 0) ? 1 : 0
  },
}

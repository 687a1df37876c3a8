import { z } from 'zod/mini'
import { reconcileStates } from '#domain/desk/money/reconcile.ts'
import { reportProviders } from '#domain/desk/money/report-format.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, instant, store } from './shapes.ts'

const run = z.object({
  id: int,
  country: store,
  provider: z.enum(reportProviders),
  firstDay: string,
  lastDay: string,
  fileName: string,
  createdAt: instant,
  createdBy: string,
  skipped: int,
  matched: int,
  differing: int,
  onlyUs: int,
  onlyThem: int,
  takenUs: number,
  takenThem: number,
  fees: number,
})
export type Reconciliation = z.output<typeof run>

const both = z.object({ us: number, them: number })
const row = z.object({
  id: int,
  /** What the provider calls it: our reference, or the number of the order. */
  name: string,
  orderNr: z.nullable(string),
  state: z.enum(reconcileStates),
  taken: both,
  returned: both,
})
export type ReconciliationRow = z.output<typeof row>

const number31 = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

export const listReconciliations = deskEndpoint({
  method: 'GET',
  path: '/desk/api/reconciliations',
  summary: 'Reports of providers that were laid beside our payments, the latest first',
  permission: 'money.read',
  query: z.object({ country: z.optional(store), before: z.optional(number31) }),
  reply: z.object({ runs: z.array(run), next: z.nullable(int) }),
})

export const maxReportBytes = 8 * 1024 * 1024

export const makeReconciliation = deskEndpoint({
  method: 'POST',
  path: '/desk/api/reconciliations',
  summary: 'Lay a report of Mercado Pago or Transbank (CSV) beside our payments of some days; what comes out is kept',
  permission: 'money.read',
  maxBytes: 2 * maxReportBytes,
  body: z.object({
    country: store,
    provider: z.enum(reportProviders),
    firstDay: day,
    lastDay: day,
    fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    text: z.string().check(z.minLength(1), z.maxLength(maxReportBytes)),
  }),
  reply: z.object({ run }),
})

export const readReconciliation = deskEndpoint({
  method: 'GET',
  path: '/desk/api/reconciliations/:id',
  summary: 'What did not come out even in one of them, a page at a time',
  permission: 'money.read',
  params: z.object({ id: number31 }),
  query: z.object({ state: z.optional(z.enum(reconcileStates)), after: z.optional(number31) }),
  reply: z.object({ run, rows: z.array(row), next: z.nullable(int) }),
})

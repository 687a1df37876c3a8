import type { FastifyInstance } from 'fastify'
import {
  decidePayout,
  listPayouts,
  readMoney,
  readMoneyWorkbook,
  showPayoutAccount,
  type Payout,
} from '#contract/desk/money.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import {
  listWithdrawals,
  type ListedWithdrawal,
  type WithdrawalKind,
} from '#server/after-sale/wallet/list-withdrawals.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { mayDoAlone } from '#server/desk/second-person/requests.ts'
import { payCredit, rejectCredit } from '#server/ledger/credits/credit-requests.ts'
import { salesSheet } from './sales-sheet.ts'
import { workbook } from './xlsx.ts'
import { isInFile, lockPayouts } from './payout-files.ts'
import { readOwed, readSales } from '#server/ledger/sales/read-sales.ts'
import { readAccount } from '#server/ledger/wallet/read-account.ts'
import { payWithdrawal, rejectWithdrawal } from '#server/ledger/wallet/withdrawals.ts'

const pageSize = 50
const maxDays = 366

const decide = {
  withdrawal: { paid: payWithdrawal, rejected: rejectWithdrawal },
  credit: { paid: payCredit, rejected: rejectCredit },
} as const

const wirePayout = ({ createdAt, email, ...payout }: ListedWithdrawal): Payout => ({
  ...payout,
  createdAt: createdAt.toISOString(),
  email: maskEmail(email),
})

const inFile = {
  es: 'Está en un archivo para el banco: se resuelve cuando el archivo se marca como pagado.',
  en: 'It is in a file for the bank: it is decided when the file is marked as paid.',
}

type WithdrawalKey = { kind: WithdrawalKind; id: number }

export function moneyRoutes(app: FastifyInstance, mount: MountDesk, { db, sealer }: { db: Handle; sealer: Sealer }) {
  /** Requests of other stores are as little there as ones that do not exist. */
  async function requirePayout(
    handle: Handle,
    { kind, id }: WithdrawalKey,
    call: StaffCall,
  ): Promise<ListedWithdrawal> {
    const { withdrawals } = await listWithdrawals(handle, kind, { id }, { limit: 1 })
    const [found] = withdrawals
    if (!found) throw new DeskError('not_found')
    call.requireStore(found.country)
    return found
  }

  function requireDays({ from, to }: { from: string; to: string }): void {
    const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
    if (!(days >= 1 && days <= maxDays)) throw new DeskError('invalid_input')
  }

  mount(app, readMoneyWorkbook, async ({ query: { country, from, to } }, { storesOf, language }) => {
    requireDays({ from, to })
    const sales = await readSales(db, { countries: storesOf(country), from, to })
    return { name: `${from}-${to}.xlsx`, base64: workbook(salesSheet(sales, language)).toString('base64') }
  })
  mount(app, readMoney, async ({ query: { country, from, to } }, { now, storesOf }) => {
    requireDays({ from, to })
    const countries = storesOf(country)
    const owed = await readOwed(db, now)
    return {
      sales: await readSales(db, { countries, from, to }),
      owed: owed.filter((row) => countries.includes(row.country)),
    }
  })

  mount(app, listPayouts, async ({ query: { kind, country, status: statuses, after } }, { storesOf }) => {
    const filter = { countries: storesOf(country), statuses }
    const { withdrawals, next } = await listWithdrawals(db, kind, filter, { limit: pageSize, after })
    return { payouts: withdrawals.map(wirePayout), next }
  })

  mount(app, showPayoutAccount, async ({ params, body: { reason } }, call) => {
    await requirePayout(db, params, call)
    const data = await readAccount(db, sealer, { kind: params.kind, id: String(params.id) }, call.acting(reason))
    return {
      account: Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (value ? [[key, value]] : []))),
    }
  })

  mount(app, decidePayout, async ({ params, body: { to, reason } }, call) => {
    await call.transact(async (tx) => {
      const { country, amount } = await requirePayout(tx, params, call)
      await lockPayouts(tx, country)
      const { status } = await requirePayout(tx, params, call)
      if (await isInFile(tx, { kind: params.kind, ref: String(params.id) }))
        throw new DeskError('not_possible', { sentence: inFile })
      if (status !== 'requested') throw new DeskError('changed_meanwhile', { data: { status } })
      const { kind, id } = params
      const asked = { act: `pay-${kind}`, country, subject: `${kind} ${id}`, amount, args: { id }, reason } as const
      if (to === 'paid' && !(await mayDoAlone(tx, asked, call))) return
      await decide[params.kind][to](tx, { id: params.id, reason }, call.acting(reason))
    })
    return { payout: wirePayout(await requirePayout(db, params, call)) }
  })
}

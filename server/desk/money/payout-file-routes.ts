import type { FastifyInstance } from 'fastify'
import {
  listPayables,
  listPayoutFiles,
  makePayoutFile,
  payPayoutFile,
  readPayoutFile,
  type PayoutFile,
} from '#contract/desk/payout-files.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { lastDigits, readPayables } from './payables.ts'
import { makeFile, payFile, readFiles, writeFile } from './payout-files.ts'

export function payoutFileRoutes(
  app: FastifyInstance,
  mount: MountDesk,
  { db, sealer }: { db: Handle; sealer: Sealer },
) {
  async function requireFile(id: number, call: StaffCall): Promise<PayoutFile> {
    const [file] = await readFiles(db, { id })
    if (!file) throw new DeskError('not_found')
    call.requireStore(file.country)
    return file
  }

  mount(app, listPayables, async ({ query: { country } }, call) => {
    call.requireStore(country)
    const payables = await readPayables(db, { country })
    return {
      payables: payables.map(({ kind, ref, amount, createdAt, email, account }) => ({
        kind,
        ref,
        amount,
        createdAt: createdAt.toISOString(),
        email: maskEmail(email),
        last4: lastDigits(account),
      })),
    }
  })

  mount(app, listPayoutFiles, async ({ query: { country } }, { storesOf }) => ({
    files: await readFiles(db, { countries: storesOf(country) }),
  }))

  mount(app, makePayoutFile, async ({ body }, call) => {
    call.requireStore(body.country)
    const id = await call.transact((tx) => makeFile(tx, body, call.acting()))
    return { file: await requireFile(id, call) }
  })

  mount(app, readPayoutFile, async ({ params: { id }, body: { reason } }, call) => {
    const file = await requireFile(id, call)
    const text = await inTransaction(db, (tx) => writeFile(tx, sealer, file, call.acting(reason)))
    return { name: `pagos-${file.country}-${id}.csv`, text }
  })

  mount(app, payPayoutFile, async ({ params: { id }, body }, call) => {
    await requireFile(id, call)
    await call.transact((tx) => payFile(tx, { id, ...body }, call.acting()))
    return { file: await requireFile(id, call) }
  })
}

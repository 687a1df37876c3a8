import type { FastifyInstance } from 'fastify'
import { listReconciliations, makeReconciliation, readReconciliation } from '#contract/desk/reconcile.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import * as reconcile from './reconcile.ts'

export function reconcileRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  /** A run of another store is as little there as one that does not exist. */
  async function runOf(id: number, { storesOf }: StaffCall) {
    const { runs } = await reconcile.listReconciliations(db, { countries: storesOf(undefined), id })
    if (!runs[0]) throw new DeskError('not_found')
    return runs[0]
  }

  mount(app, listReconciliations, ({ query: { country, before } }, { storesOf }) =>
    reconcile.listReconciliations(db, { countries: storesOf(country), before }),
  )
  mount(app, makeReconciliation, async ({ body }, call) => {
    call.requireStore(body.country)
    const made = { acting: call.acting(), idStaff: call.staff.idStaff }
    const id = await call.transact((tx) => reconcile.makeReconciliation(tx, body, made))
    return { run: await runOf(id, call) }
  })
  mount(app, readReconciliation, async ({ params: { id }, query }, call) => {
    const run = await runOf(id, call)
    return { run, ...(await reconcile.listUneven(db, { id, ...query })) }
  })
}

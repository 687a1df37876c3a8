import type { FastifyInstance } from 'fastify'
import {
  carryOutDataRequest,
  listDataRequests,
  noteDataRequest,
  refuseDataRequest,
  type DataRequest,
} from '#contract/desk/data-requests.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { closeAccount } from '#server/customers/data-rights/close-account.ts'
import { sectionsOf } from '#server/customers/data-rights/download.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { decideRequest, lockOpenRequest, noteRequest, readRequests, subjectOf } from './data-requests.ts'
import { requireCustomer } from './require-customer.ts'

const stillOpen = {
  es: 'La cuenta todavía tiene dinero o pedidos en curso: la ley permite esperar a que terminen.',
  en: 'The account still has money or orders under way: the law allows waiting until they end.',
}
const wouldLose = {
  es: 'Con la cuenta se pierde dinero: hace falta que el cliente lo haya aceptado.',
  en: 'Money is lost with the account: the customer has to have agreed to it.',
}

/** In the transaction of the decision: an account that is erased has a decided request, and the other way round. */
async function erase(
  tx: Handle,
  { idCustomer, givesUp: agreed }: { idCustomer: number; givesUp?: number | undefined },
  call: StaffCall,
) {
  const owner = await requireCustomer(tx, idCustomer, call)
  await closeAccount(
    tx,
    owner,
    ({ obstacles, givesUp }) => {
      const data = { obstacles: obstacles.map(({ kind, ref, amount }) => ({ kind, ref, amount })), givesUp }
      if (obstacles.length > 0) throw new DeskError('not_possible', { sentence: stillOpen, data })
      if (givesUp > 0 && agreed !== givesUp) throw new DeskError('not_possible', { sentence: wouldLose, data })
    },
    call.acting(`Pedido por ley de #${idCustomer}`),
  )
}

export function dataRequestRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function requireRequest(handle: Handle, id: number, call: StaffCall): Promise<DataRequest> {
    const [found] = await readRequests(handle, { id }, call.now)
    if (!found) throw new DeskError('not_found')
    call.requireStore(found.country)
    return found
  }

  mount(app, listDataRequests, async (_input, { now, storesOf }) => ({
    requests: await readRequests(db, { countries: storesOf(undefined) }, now),
  }))

  mount(app, noteDataRequest, async ({ body: { reason, ...noted } }, call) => {
    const id = await call.transact(async (tx) => {
      const { country } = await requireCustomer(tx, noted.idCustomer, call)
      return noteRequest(tx, { ...noted, country }, call.acting(reason))
    })
    return { request: await requireRequest(db, id, call) }
  })

  mount(app, carryOutDataRequest, async ({ params: { id }, body: { givesUp } }, call) => {
    const { kind, idCustomer, country } = await requireRequest(db, id, call)
    await call.transact(async (tx) => {
      await lockOpenRequest(tx, id)
      await decideRequest(tx, id, 'done', call.now)
      if (kind === 'erasure') await erase(tx, { idCustomer, givesUp }, call)
      else await writeAudit(tx, call.acting(), 'export-customer', `${subjectOf(id)}: #${idCustomer}`, { country })
    })
    // Read afterwards: what is held about a person is not kept with the answer to a key.
    const sections = kind === 'export' ? await sectionsOf(db, idCustomer, country) : undefined
    return {
      request: await requireRequest(db, id, call),
      file: sections
        ? { name: `datos-${id}.json`, text: JSON.stringify({ made_at: call.now.toISOString(), sections }, null, 2) }
        : null,
    }
  })

  mount(app, refuseDataRequest, async ({ params: { id }, body: { reason } }, call) => {
    const { country } = await requireRequest(db, id, call)
    await call.transact(async (tx) => {
      await lockOpenRequest(tx, id)
      await decideRequest(tx, id, 'refused', call.now)
      await writeAudit(tx, call.acting(reason), 'refuse-data-request', subjectOf(id), { country })
    })
    return { request: await requireRequest(db, id, call) }
  })
}

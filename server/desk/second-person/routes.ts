import type { FastifyInstance } from 'fastify'
import { decideRequest, listRequests, type WaitingRequest } from '#contract/desk/second-person.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { secondPersonRequest } from '#db/schema/second-person.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { agreementRefusal, moneyActs, type MoneyAct } from '#domain/desk/second-person.ts'
import { isPermitted } from '#domain/desk/staff/roles.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { doIt } from './do-it.ts'
import { waitingIn, waitingRequests, type MoneyRequest } from './requests.ts'

const refusals: Readonly<Record<'decided' | 'expired' | 'own', DeskSentence>> = {
  decided: { es: 'Ya se decidió, o venció.', en: 'It was decided already, or is over.' },
  expired: { es: 'El pedido venció: hay que hacerlo de nuevo.', en: 'The request is over: ask again.' },
  own: {
    es: 'Lo pediste vos: lo tiene que aprobar otra persona.',
    en: 'You asked for it: another person has to agree.',
  },
}

const wire = (request: MoneyRequest, { staff }: StaffCall): WaitingRequest => ({
  id: request.id,
  country: request.country,
  act: request.act,
  subject: request.subject,
  amount: request.amount,
  reason: request.reason,
  by: request.by,
  at: request.createdAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
  isOwn: request.idStaff === staff.idStaff,
})

/** Only what the person could do or agree to is shown. */
const isTheirs = ({ act }: { act: MoneyAct }, { staff }: StaffCall) => isPermitted(staff, moneyActs[act])

export function secondPersonRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  const listed = async (call: StaffCall) => {
    const waiting = await waitingIn(db, call.storesOf(undefined), call.now)
    return { requests: waiting.filter((one) => isTheirs(one, call)).map((one) => wire(one, call)) }
  }

  mount(app, listRequests, (_input, call) => listed(call))

  mount(app, decideRequest, async ({ params: { id }, body: { to, reason } }, call) => {
    await call.transact(async (tx) => {
      const isIt = eq(secondPersonRequest.id, id)
      const [row] = await tx.select().from(secondPersonRequest).where(isIt).for('update')
      if (!row) throw new DeskError('not_found')
      call.requireStore(row.country)
      const act = row.act as MoneyAct
      if (!isTheirs({ act }, call)) throw new DeskError('not_permitted')
      const refusal = agreementRefusal(row, call.staff.idStaff, call.now)
      const isRefused = to === 'agreed' ? refusal !== null : refusal === 'decided'
      if (refusal && isRefused) throw new DeskError('not_possible', { sentence: refusals[refusal] })
      if (to === 'agreed') {
        const [request] = await waitingRequests(tx, isIt, call.now)
        const why = [`pedido por ${request!.by}`, row.reason].filter(Boolean).join(': ')
        await doIt[act](tx, request!, call, call.acting(why))
      } else {
        const change = { country: row.country, before: { amount: row.amount } }
        await writeAudit(tx, call.acting(reason), 'reject-second-person', `${row.subject}: ${act}`, change)
      }
      await tx
        .update(secondPersonRequest)
        .set({ status: to, decidedBy: call.staff.idStaff, decidedAt: call.now })
        .where(isIt)
    })
    return listed(call)
  })
}

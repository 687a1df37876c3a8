import type { FastifyInstance } from 'fastify'
import { decideReturn, listReturns, settleReturn, showReturn, type DeskReturn } from '#contract/desk/returns.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { exchangeTransitions, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import { approveExchange } from '#server/after-sale/exchanges/approve-exchange.ts'
import { annulExchange, rejectExchange } from '#server/after-sale/exchanges/close-exchange.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import { listExchanges } from '#server/after-sale/exchanges/list-exchanges.ts'
import { receiveExchange } from '#server/after-sale/exchanges/receive-exchange.ts'
import { showExchange } from '#server/after-sale/exchanges/show-exchange.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

const pageSize = 50

const decisions = {
  approved: approveExchange,
  rejected: rejectExchange,
  received: receiveExchange,
  annulled: annulExchange,
} as const

/** A return of the person's stores, locked, and only as it was when they saw it. */
async function lockSeenReturn(
  tx: Handle,
  { batchnumber, seen }: { batchnumber: string; seen: ExchangeStatus },
  { requireStore }: Pick<StaffCall, 'requireStore'>,
): Promise<void> {
  const byNumber = eq(exchangeRequest.batchnumber, batchnumber)
  const [found] = await tx.select().from(exchangeRequest).where(byNumber).for('update')
  if (!found) throw new DeskError('not_found')
  requireStore(found.country)
  if (found.status === seen) return
  const last = await lastActOn(tx, batchnumber)
  throw new DeskError('changed_meanwhile', { data: { status: found.status, ...(last && { last }) } })
}

export function deskReturnRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function shown(batchnumber: string, { requireStore }: StaffCall): Promise<{ return: DeskReturn }> {
    const found = await showExchange(db, batchnumber)
    if (!found) throw new DeskError('not_found')
    requireStore(found.country)
    const { orderNr, country, status, method, maxDate, rejectReason, email, items } = found
    return {
      return: {
        batchnumber,
        orderNr,
        country,
        status,
        nextStatuses: [...exchangeTransitions[status]],
        method,
        createdAt: found.createdAt.toISOString(),
        maxDate,
        rejectReason,
        email,
        items,
        timeline: found.timeline.map(({ status, label, at, note }) => ({ status, label, at: at.toISOString(), note })),
        acts: found.acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
      },
    }
  }

  mount(app, listReturns, async ({ query: { country, status: statuses, order: orderNr, after } }, call) => {
    if (after !== undefined) await shown(after, call)
    const countries = call.storesOf(country)
    const { returns, next } = await listExchanges(db, { countries, statuses, orderNr }, { limit: pageSize, after })
    return {
      returns: returns.map(({ createdAt, email, items, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        email: maskEmail(email),
        units: items.reduce((sum, { quantity }) => sum + quantity, 0),
        ways: [...new Set(items.map(({ way }) => way))],
      })),
      next,
    }
  })

  mount(app, showReturn, ({ params: { batchnumber } }, call) => shown(batchnumber, call))

  mount(app, decideReturn, async ({ params: { batchnumber }, body: { to, seen, reason } }, call) => {
    if (to === 'rejected' && !reason) {
      const missing = { es: 'Quien compró lo lee: escribí por qué.', en: 'The shopper reads it: say why.' }
      throw new DeskError('invalid_input', { errors: { reason: missing[call.language] } })
    }
    await call.transact(async (tx) => {
      await lockSeenReturn(tx, { batchnumber, seen }, call)
      if (!exchangeTransitions[seen].includes(to)) throw new DeskError('not_possible')
      await decisions[to](tx, { batchnumber, reason }, call.acting(reason))
    })
    return shown(batchnumber, call)
  })

  mount(app, settleReturn, async ({ params: { batchnumber }, body: { seen } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenReturn(tx, { batchnumber, seen }, call)
      if (!exchangeTransitions[seen].includes('finished')) throw new DeskError('not_possible')
      return finishExchange(tx, { batchnumber }, call.acting())
    })
    return shown(batchnumber, call)
  })
}

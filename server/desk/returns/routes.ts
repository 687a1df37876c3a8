import type { FastifyInstance } from 'fastify'
import { decideReturn, listReturns, settleReturn, showReturn, type DeskReturn } from '#contract/desk/returns.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeTransitions } from '#domain/after-sale/exchanges/states.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import { approveExchange } from '#server/after-sale/exchanges/approve-exchange.ts'
import { annulExchange, rejectExchange } from '#server/after-sale/exchanges/close-exchange.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import { listExchanges } from '#server/after-sale/exchanges/list-exchanges.ts'
import type { PhotoStorage } from '#server/after-sale/exchanges/return-photos.ts'
import { itemsOf } from '#server/after-sale/exchanges/returned-items.ts'
import { receiveExchange } from '#server/after-sale/exchanges/receive-exchange.ts'
import { showExchange } from '#server/after-sale/exchanges/show-exchange.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { mayDoAlone, waitingFor } from '#server/desk/second-person/requests.ts'
import { wireWaiting } from '#server/desk/second-person/wire.ts'
import { returnPhotoRoutes } from './photo-routes.ts'
import { lockSeenReturn } from './lock-seen-return.ts'

const pageSize = 50

const decisions = {
  approved: approveExchange,
  rejected: rejectExchange,
  received: receiveExchange,
  annulled: annulExchange,
} as const

/** What settling a return gives away; another size is no money. */
async function valueOf(tx: Handle, batchnumber: string): Promise<number> {
  const items = await itemsOf(tx, batchnumber)
  return items.reduce((sum, { item }) => sum + (item.way === 'exchange' ? 0 : item.amount + item.shippingAmount), 0)
}

export function deskReturnRoutes(app: FastifyInstance, mount: MountDesk, storage: PhotoStorage) {
  const { db } = storage
  async function shown(batchnumber: string, call: StaffCall): Promise<{ return: DeskReturn }> {
    const found = await showExchange(db, batchnumber)
    if (!found) throw new DeskError('not_found')
    call.requireStore(found.country)
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
        photos: found.photos.map(({ key, takenAt }) => ({ key, takenAt: takenAt.toISOString() })),
        waiting: wireWaiting(await waitingFor(db, batchnumber, call.now)),
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

  returnPhotoRoutes(app, mount, { ...storage, shown })

  mount(app, showReturn, ({ params: { batchnumber } }, call) => shown(batchnumber, call))

  mount(app, decideReturn, async ({ params: { batchnumber }, body: { to, seen, reason, conditions } }, call) => {
    if (to === 'rejected' && !reason) {
      const missing = { es: 'Quien compró lo lee: escribí por qué.', en: 'The shopper reads it: say why.' }
      throw new DeskError('invalid_input', { errors: { reason: missing[call.language] } })
    }
    await call.transact(async (tx) => {
      await lockSeenReturn(tx, { batchnumber, seen }, call)
      if (!exchangeTransitions[seen].includes(to)) throw new DeskError('not_possible')
      await decisions[to](tx, { batchnumber, reason, conditions }, call.acting(reason))
    })
    return shown(batchnumber, call)
  })

  mount(app, settleReturn, async ({ params: { batchnumber }, body: { seen } }, call) => {
    await call.transact(async (tx) => {
      const country = await lockSeenReturn(tx, { batchnumber, seen }, call)
      if (!exchangeTransitions[seen].includes('finished')) throw new DeskError('not_possible')
      const amount = await valueOf(tx, batchnumber)
      const asked = {
        act: 'settle-return',
        country,
        subject: batchnumber,
        amount,
        args: { seen },
        reason: undefined,
      } as const
      if (await mayDoAlone(tx, asked, call)) await finishExchange(tx, { batchnumber }, call.acting())
    })
    return shown(batchnumber, call)
  })
}

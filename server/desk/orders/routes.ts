import type { FastifyInstance } from 'fastify'
import {
  cancelOrder,
  confirmPayment,
  listOrders,
  moveOrder,
  noteOrder,
  refuseParcel,
  revealOrder,
  sendMailAgain,
  showOrder,
} from '#contract/desk/orders.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { orderTransitions, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import {
  confirmTakings,
  isPaidAtTheDoor,
  refuseParcel as refuseUntaken,
} from '#server/buy/payments/cash-on-delivery/confirm-takings.ts'
import { disputesOf } from '#server/buy/payments/disputes.ts'
import { confirmTransfer } from '#server/buy/payments/transfer/confirm-transfer.ts'
import { cuttableUnits } from '#server/after-sale/cuts/cuttable-units.ts'
import { listOrders as readOrders } from '#server/buy/orders/list-orders.ts'
import { sendMailAgain as sendAgain } from '#server/buy/orders/order-mails.ts'
import { noteOrder as writeNote } from '#server/buy/orders/order-notes.ts'
import { showOrder as readOrder } from '#server/buy/orders/show-order.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { orderAddressRoutes } from './address-routes.ts'
import { orderParcelRoutes } from './parcel-routes.ts'
import { orderCutRoutes } from './cut-routes.ts'
import { questionsAboutOrder } from '#server/desk/questions/questions-about.ts'
import { mayDoAlone, waitingFor } from '#server/desk/second-person/requests.ts'
import { wireWaiting } from '#server/desk/second-person/wire.ts'
import { paidFor } from '#server/ledger/orders/paid-for.ts'
import { orderProofRoutes } from './proof-routes.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import { orderDisputeRoutes, wireDispute } from './dispute-routes.ts'
import { readFraudHints } from './read-fraud-facts.ts'
import type { RequireOrder, ShowOrder } from './shown-order.ts'
import { wireListedOrder, wireOrder } from './wire-order.ts'

const pageSize = 50

type Step = {
  orderNr: string
  version: number
  to: OrderStatus
  note?: string | undefined
  reason?: string | undefined
}

type Parts = { db: Handle; photos: PhotoStore; sealer: Sealer }

export function deskOrderRoutes(app: FastifyInstance, mount: MountDesk, { db, photos, sealer }: Parts) {
  /** Orders of other stores are as little there as ones that do not exist. */
  const requireOrder: RequireOrder = async (orderNr, call) => {
    const [found] = await db
      .select({ country: salesOrder.country })
      .from(salesOrder)
      .where(eq(salesOrder.orderNr, orderNr))
    if (!found) throw new DeskError('not_found')
    call.requireStore(found.country)
  }

  const shown: ShowOrder = async (orderNr, call) => {
    const order = await readOrder(db, { orderNr, isRevealed: false }, call.acting())
    return { order: wireOrder(order, false, await around(orderNr, call)) }
  }

  const around = async (orderNr: string, { now }: StaffCall) => ({
    cuttable: await cuttableUnits(db, orderNr, now),
    hints: await readFraudHints(db, orderNr),
    disputes: (await disputesOf(db, orderNr)).map(wireDispute),
    questions: await questionsAboutOrder(db, orderNr),
    waiting: wireWaiting(await waitingFor(db, orderNr, now)),
  })

  async function step({ orderNr, version, to, note, reason }: Step, call: StaffCall) {
    await call.transact(async (tx) => {
      const order = await lockSeenOrder(tx, { orderNr, version }, call)
      if (!orderTransitions[order.status].includes(to)) throw new DeskError('not_possible')
      if (to === 'cancelled') {
        const args = { version, ...(note && { note }) }
        const amount = await paidFor(tx, orderNr)
        const asked = { act: 'cancel-order', country: order.country, subject: orderNr, amount, args, reason } as const
        if (!(await mayDoAlone(tx, asked, call))) return
      }
      await advanceOrder(tx, { orderNr, to, note }, call.acting(reason))
    })
    return shown(orderNr, call)
  }

  mount(app, listOrders, async ({ query }, call) => {
    const { country, status: statuses, after, ...filter } = query
    if (after !== undefined) await requireOrder(after, call)
    const countries = call.storesOf(country)
    const { orders, next } = await readOrders(db, { ...filter, statuses, countries }, { limit: pageSize, after })
    return { orders: orders.map(wireListedOrder), next }
  })

  mount(app, showOrder, async ({ params: { orderNr } }, call) => {
    await requireOrder(orderNr, call)
    return shown(orderNr, call)
  })

  mount(app, revealOrder, async ({ params: { orderNr }, body: { reason } }, call) => {
    await requireOrder(orderNr, call)
    const order = await readOrder(db, { orderNr, isRevealed: true }, call.acting(reason))
    return { order: wireOrder(order, true, await around(orderNr, call)) }
  })

  mount(app, confirmPayment, async ({ params: { orderNr }, body: { amount, reason, version } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenOrder(tx, { orderNr, version }, call)
      const confirm = (await isPaidAtTheDoor(tx, orderNr)) ? confirmTakings : confirmTransfer
      await confirm(tx, { orderNr, amount, reason }, call.acting(reason))
    })
    return shown(orderNr, call)
  })

  mount(app, refuseParcel, async ({ params: { orderNr }, body: { reason, version } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenOrder(tx, { orderNr, version }, call)
      await refuseUntaken(tx, { orderNr, reason }, call.acting(reason))
    })
    return shown(orderNr, call)
  })

  mount(app, noteOrder, async ({ params: { orderNr }, body: { text } }, call) => {
    await requireOrder(orderNr, call)
    await call.transact((tx) => writeNote(tx, { orderNr, text }, call.acting()))
    return shown(orderNr, call)
  })

  mount(app, sendMailAgain, async ({ params: { orderNr, mail: id } }, call) => {
    await requireOrder(orderNr, call)
    await call.transact((tx) => sendAgain(tx, { orderNr, id }, call.acting()))
    return shown(orderNr, call)
  })

  orderAddressRoutes(app, mount, db, shown)
  orderProofRoutes(app, mount, { db, photos, sealer, requireOrder })
  orderDisputeRoutes(app, mount, db, shown)
  orderParcelRoutes(app, mount, shown)
  orderCutRoutes(app, mount, db, { shown, requireOrder })
  mount(app, moveOrder, ({ params, body }, call) => step({ ...params, ...body }, call))
  mount(app, cancelOrder, ({ params, body }, call) => step({ ...params, ...body, to: 'cancelled' }, call))
}

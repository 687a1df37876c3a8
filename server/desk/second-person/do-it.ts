import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { MoneyAct } from '#domain/desk/second-person.ts'
import type { CutWish } from '#domain/after-sale/cuts/cut.ts'
import type { ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { cutOrder } from '#server/after-sale/cuts/cut-order.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { lockSeenOrder } from '#server/desk/orders/lock-seen-order.ts'
import { lockSeenReturn } from '#server/desk/returns/lock-seen-return.ts'
import { payCredit } from '#server/ledger/credits/credit-requests.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { payWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import type { MoneyRequest } from './requests.ts'

type Do = (tx: Handle, request: MoneyRequest, call: StaffCall, acting: Acting) => Promise<unknown>

/** Each act as it was asked for, on the thing as it was then: what changed meanwhile is looked at again. */
export const doIt: Readonly<Record<MoneyAct, Do>> = {
  'cut-order': async (tx, { subject: orderNr, args }, call, acting) => {
    const { version, items } = args as { version: number; items: CutWish[] }
    await lockSeenOrder(tx, { orderNr, version }, call)
    await cutOrder(tx, { orderNr, items }, acting)
  },
  'cancel-order': async (tx, { subject: orderNr, args }, call, acting) => {
    const { version, note } = args as { version: number; note?: string }
    await lockSeenOrder(tx, { orderNr, version }, call)
    await advanceOrder(tx, { orderNr, to: 'cancelled', note }, acting)
  },
  'settle-return': async (tx, { subject: batchnumber, args }, call, acting) => {
    await lockSeenReturn(tx, { batchnumber, seen: args.seen as ExchangeStatus }, call)
    await finishExchange(tx, { batchnumber }, acting)
  },
  'pay-withdrawal': (tx, { args }, _call, acting) => payWithdrawal(tx, { id: idIn(args) }, acting),
  'pay-credit': (tx, { args }, _call, acting) => payCredit(tx, { id: idIn(args) }, acting),
}

function idIn({ id }: MoneyRequest['args']): number {
  if (typeof id !== 'number') throw new DeskError('not_possible')
  return id
}

import type { DueSituation } from '#domain/buy/payments/attempts.ts'
import type { OrderStatus } from './statuses.ts'

/** What decides whether the sentences of a mail still hold. */
export type OrderNow = {
  status: OrderStatus
  /** What it waits for; null when it waits for no payment. */
  due: DueSituation | null
  /** Whether its goods can be returned today. */
  isReturnOpen: boolean
}

const isBeingPacked = ({ status }: OrderNow) => status === 'paid' || status === 'preparing'
const canStillBePaid = ({ due }: OrderNow) => due !== null && due !== 'expired' && due !== 'held'

/** The mails of an order that can be written again, each with when what it says is true. */
const holds = {
  'order-placed': (order) => canStillBePaid(order) || order.status === 'confirmed' || isBeingPacked(order),
  'order-paid': isBeingPacked,
  'payment-code': ({ due }) => due === 'voucher',
  'payment-transfer': ({ due }) => due === 'transfer',
  'order-shipped': ({ status }) => status === 'shipped',
  // It invites to exchange what does not fit.
  'order-delivered': ({ status, isReturnOpen }) => status === 'delivered' && isReturnOpen,
  'order-cancelled': ({ status }) => status === 'cancelled',
} as const satisfies Record<string, (order: OrderNow) => boolean>

export type RepeatableMail = keyof typeof holds

/** The mail, if it may be sent again: a code that was used or a parcel that arrived is not announced a second time. */
export function mailAgain(template: string, order: OrderNow): RepeatableMail | null {
  if (!Object.hasOwn(holds, template)) return null
  const known = template as RepeatableMail
  return holds[known](order) ? known : null
}

import { kindOf, type PaymentChoice } from './methods.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** How long an unpaid order is kept at most (server.md §4). */
export const unpaidOrderLifetimeMs = 48 * hour
/** A card is paid immediately or not at all; its goods stay reserved meanwhile. */
const redirectReservationMs = 60 * minute

/** How long the goods of an unpaid order are reserved (R25). */
export function reservedUntil(method: PaymentChoice, now: Date): Date {
  return new Date(now.getTime() + (kindOf(method) === 'redirect' ? redirectReservationMs : unpaidOrderLifetimeMs))
}

/** A provider that reports 'in process' (a bank review) gets the whole time. */
export const reservedWhileInProcess = (placedAt: Date) => new Date(placedAt.getTime() + unpaidOrderLifetimeMs)

/** Unpaid orders per buyer at a time: stock must not be blocked by unpaid orders (OAT-015). */
export const maxUnpaidOrders = 5

/** A guest's count is of the same e-mail and network together; a customer's network is not counted. */
export type UnpaidOrders = { ofBuyer: number; ofNetwork: number }

/**
 * Whether a buyer may place another order. An e-mail is only typed, so alone it does not count: a stranger could use up the
 * orders of its owner. A network counts with a limit of its own, because many people may share it.
 */
export const mayOrderUnpaid = ({ ofBuyer, ofNetwork }: UnpaidOrders, maxOfNetwork: number) =>
  ofBuyer < maxUnpaidOrders && ofNetwork < maxOfNetwork

/** Beside the last step of an order whose reservation ended; read by its shopper. */
export const unpaidNote = 'El pago no llegó a tiempo.'

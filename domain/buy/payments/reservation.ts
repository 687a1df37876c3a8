import type { PaymentChoice } from './methods.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** How long an order waits for its money in any case (server.md §4). */
export const unpaidKeptMs = 48 * hour
/** A card is paid at once or not at all; its goods are nobody else's meanwhile. */
const redirectMs = 60 * minute

/** Until when the goods of an unpaid order are reserved (R25). */
export function reservedUntil(method: PaymentChoice, now: Date): Date {
  return new Date(now.getTime() + (method === 'cash_voucher' ? unpaidKeptMs : redirectMs))
}

/** A provider that says 'in process' (a bank looks at it) gets the whole time. */
export const reservedWhileInProcess = (placedAt: Date) => new Date(placedAt.getTime() + unpaidKeptMs)

/** Unpaid orders one buyer may have at once: goods are not to be withheld by orders nobody pays (OAT-015). */
export const mostUnpaidOrders = 5

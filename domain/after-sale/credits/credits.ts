export const creditStatuses = ['available', 'partly_used', 'used', 'expired', 'in_process', 'exchanged'] as const
export type CreditStatus = (typeof creditStatuses)[number]

/** Where a credit comes from. */
export const creditMethods = ['devolucion', 'compensacion', 'promocion', 'gift_card'] as const
export type CreditMethod = (typeof creditMethods)[number]

/** How a credit is turned into money (OP-083). */
export const creditWays = ['bank', 'wallet'] as const
export type CreditWay = (typeof creditWays)[number]

/** Requests for money, of a credit or of the wallet. */
export const moneyRequestStatuses = ['requested', 'paid', 'rejected'] as const
export type MoneyRequestStatus = (typeof moneyRequestStatuses)[number]

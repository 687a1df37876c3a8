export const creditStatuses = ['available', 'partly_used', 'used', 'expired', 'in_process', 'exchanged'] as const
export type CreditStatus = (typeof creditStatuses)[number]

/** The origin of a credit. */
export const creditMethods = ['devolucion', 'compensacion', 'promocion', 'gift_card'] as const
export type CreditMethod = (typeof creditMethods)[number]

/** How a credit is exchanged for money (OP-083). */
export const creditWays = ['bank', 'wallet'] as const
export type CreditWay = (typeof creditWays)[number]

/** Statuses of a money request, for a credit or for the wallet. */
export const moneyRequestStatuses = ['requested', 'paid', 'rejected'] as const
export type MoneyRequestStatus = (typeof moneyRequestStatuses)[number]

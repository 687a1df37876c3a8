export const paymentMethods = ['card_test', 'cash_voucher', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStatuses = ['pending', 'approved', 'rejected', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

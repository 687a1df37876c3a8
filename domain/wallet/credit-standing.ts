import type { CreditStatus } from './credits.ts'

/** The word a customer reads for each state of a credit. */
export const creditLabels: Readonly<Record<CreditStatus, string>> = {
  available: 'Disponible',
  partly_used: 'Usado en parte',
  used: 'Usado',
  expired: 'Vencido',
  in_process: 'En proceso',
  exchanged: 'Canjeado por dinero',
}

type Credit = { originalAmount: number; usedAmount: number; expiresAt: Date }

/** Where a credit stands by what is spent of it and by its date (INV-15). A request for money is decided elsewhere. */
export function standingOf({ originalAmount, usedAmount, expiresAt }: Credit, now: Date): CreditStatus {
  if (usedAmount >= originalAmount) return 'used'
  if (expiresAt <= now) return 'expired'
  return usedAmount > 0 ? 'partly_used' : 'available'
}

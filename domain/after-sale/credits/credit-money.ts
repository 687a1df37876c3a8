import type { ErrorCode } from '#domain/platform/errors.ts'
import { isUsable, currentCreditStatus } from './credit-status.ts'
import type { CreditStatus } from './credits.ts'

type Credit = {
  originalAmount: number
  usedAmount: number
  expiresAt: Date
  status: CreditStatus
  exchangeableForMoney: boolean
}

/** Why a credit cannot be exchanged for money; undefined when it can (INV-15, OP-083). */
export function creditMoneyFault(
  credit: Credit,
  now: Date,
): Extract<ErrorCode, 'credit_not_for_money' | 'money_requested' | 'credit_not_usable'> | undefined {
  if (!credit.exchangeableForMoney) return 'credit_not_for_money'
  const status = currentCreditStatus(credit, now)
  if (status === 'in_process') return 'money_requested'
  return isUsable(status) ? undefined : 'credit_not_usable'
}

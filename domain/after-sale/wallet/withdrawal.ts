import type { ErrorCode } from '#domain/platform/errors.ts'

export type WithdrawalFault = Extract<ErrorCode, 'money_requested'> | 'too_little' | 'too_much' | 'not_an_amount'

type WalletState = {
  /** What may be withdrawn to a bank (INV-14). */
  withdrawable: number
  least: number
  hasOpenRequest: boolean
}

/** Why an amount cannot be withdrawn now; undefined when it can (INV-14, OP-083). Amounts in minor units. */
export function withdrawalFault(
  amount: number,
  { withdrawable, least, hasOpenRequest }: WalletState,
): WithdrawalFault | undefined {
  if (hasOpenRequest) return 'money_requested'
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'not_an_amount'
  if (amount > withdrawable) return 'too_much'
  return amount < least ? 'too_little' : undefined
}

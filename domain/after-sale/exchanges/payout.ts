import type { ReturnWay } from './choices.ts'
import type { Tenders } from './return-value.ts'

/** Where the value of a return is paid. */
export type Payout = { bank: number; wallet: number; credit: number }

/** Money goes to the chosen destination; wallet money returns to the wallet and credits become a credit again. */
export function payoutOf(way: ReturnWay, { money, wallet, credit }: Tenders): Payout {
  if (way === 'exchange') return { bank: 0, wallet: 0, credit: 0 }
  if (way === 'credit_coupon') return { bank: 0, wallet: 0, credit: money + wallet + credit }
  if (way === 'credit_wallet') return { bank: 0, wallet: money + wallet, credit }
  return { bank: money, wallet, credit }
}

export const sumPayouts = (payouts: readonly Payout[]): Payout => ({
  bank: payouts.reduce((sum, { bank }) => sum + bank, 0),
  wallet: payouts.reduce((sum, { wallet }) => sum + wallet, 0),
  credit: payouts.reduce((sum, { credit }) => sum + credit, 0),
})

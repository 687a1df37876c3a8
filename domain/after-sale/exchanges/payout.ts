import type { ReturnWay } from './choices.ts'
import { creditOf, mergeBound, walletOf, type BoundPart, type Tenders } from './tenders.ts'

/** Where the value of a return is paid. `wallet` and `credit` are for cash; bound parts go back to where they were. */
export type Payout = { bank: number; wallet: number; credit: number; bound: readonly BoundPart[] }

/**
 * Money goes to the chosen destination; wallet money returns to the wallet and credits become a credit again. Bound
 * money never changes its form, because every other form would lose its end or become cash (INV-14).
 */
export function payoutOf(way: ReturnWay, { money, wallet, credit, bound }: Tenders): Payout {
  if (way === 'exchange') return { bank: 0, wallet: 0, credit: 0, bound: [] }
  if (way === 'credit_coupon') return { bank: 0, wallet: 0, credit: money + wallet + credit, bound }
  if (way === 'credit_wallet') return { bank: 0, wallet: money + wallet, credit, bound }
  return { bank: money, wallet, credit, bound }
}

export const sumPayouts = (payouts: readonly Payout[]): Payout => ({
  bank: payouts.reduce((sum, { bank }) => sum + bank, 0),
  wallet: payouts.reduce((sum, { wallet }) => sum + wallet, 0),
  credit: payouts.reduce((sum, { credit }) => sum + credit, 0),
  bound: mergeBound(payouts.flatMap(({ bound }) => bound)),
})

/** What can be used now: a bound part comes back with its end, also when that has passed. */
export function withoutEnded(payout: Payout, now: Date): Payout & { ended: number } {
  const hasEnded = ({ until }: BoundPart) => until !== null && new Date(until) <= now
  const ended = payout.bound.filter(hasEnded).reduce((sum, { amount }) => sum + amount, 0)
  return { ...payout, bound: payout.bound.filter((part) => !hasEnded(part)), ended }
}

/** What the customer gets where, bound or not. */
export function payoutTotals({ bank, ...payout }: Payout): { bank: number; wallet: number; credit: number } {
  const tenders = { money: 0, ...payout }
  return { bank, wallet: walletOf(tenders), credit: creditOf(tenders) }
}

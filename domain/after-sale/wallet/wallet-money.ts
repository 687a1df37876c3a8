import { dayIn } from '#domain/platform/dates.ts'
import { spendable, type BoundMoney } from './spend.ts'

/** How long before its expiry money is shown as expiring. */
const soonMs = 30 * 24 * 60 * 60 * 1000

export type WalletMoney = {
  spendable: number
  withdrawable: number
  /** The amount that expires on the nearest day within a month, and when. */
  expiring: { amount: number; expiresAt: number } | null
}

/** What can be done with the money of a wallet. Instants in milliseconds; days are the store's. */
export function walletMoney(balance: number, bound: readonly BoundMoney[], now: number, timeZone: string): WalletMoney {
  const notForCash = bound.reduce((sum, { remaining }) => sum + remaining, 0)
  const ending = bound
    .flatMap(({ remaining, expiresAt }) => (expiresAt !== null && remaining > 0 ? [{ remaining, expiresAt }] : []))
    .filter(({ expiresAt }) => now < expiresAt && expiresAt <= now + soonMs)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
  const [first] = ending
  const dayOf = (moment: number) => dayIn(timeZone, new Date(moment))
  return {
    spendable: spendable(balance, bound, now),
    // INV-14
    withdrawable: Math.max(0, balance - notForCash),
    expiring: first
      ? {
          amount: ending
            .filter(({ expiresAt }) => dayOf(expiresAt) === dayOf(first.expiresAt))
            .reduce((sum, { remaining }) => sum + remaining, 0),
          expiresAt: first.expiresAt,
        }
      : null,
  }
}

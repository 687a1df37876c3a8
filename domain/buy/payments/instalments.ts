import type { PaymentMethod } from './methods.ts'

type Terms = { count: number; surcharge: number; cft: number }

/**
 * What paying later costs with each method, in percent of the whole; only where the shop knows it. These are the
 * sandbox's figures, invented; the other gateways fix theirs on their own pages.
 */
const termsOf: Partial<Record<PaymentMethod, readonly Terms[]>> = {
  card_test: [
    { count: 1, surcharge: 0, cft: 0 },
    { count: 3, surcharge: 0, cft: 0 },
    { count: 6, surcharge: 18, cft: 78.4 },
    { count: 12, surcharge: 39, cft: 92.7 },
  ],
}

/** One way to pay an amount in parts, in minor units. */
export type InstalmentPlan = Terms & { amount: number; total: number }

/**
 * The plans of a method for an amount. Each instalment is rounded up, as a smaller figure would be a false promise; with
 * interest the total is exactly what the instalments sum to, without interest it is the amount itself.
 */
export function instalmentPlans(method: PaymentMethod, amount: number): InstalmentPlan[] {
  return (termsOf[method] ?? []).map((terms) => {
    const financed = amount + Math.round((amount * terms.surcharge) / 100)
    const each = Math.ceil(financed / terms.count)
    return { ...terms, amount: each, total: terms.surcharge > 0 ? each * terms.count : amount }
  })
}

/** Whether a method offers that many instalments without interest: what lists may promise. */
export const isInterestFree = (method: PaymentMethod, count: number): boolean =>
  termsOf[method]?.some((terms) => terms.count === count && terms.surcharge === 0) ?? false

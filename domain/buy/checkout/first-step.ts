/** The way to an order, one step after the other. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

type Known = { hasAddress: boolean; hasDelivery: boolean; hasPayment: boolean; needsPayment: boolean }

/** The first step that is not done: whoever has an address and a way to pay from before lands on the review. */
export function firstStep({ hasAddress, hasDelivery, hasPayment, needsPayment }: Known): CheckoutStep {
  if (!hasAddress) return 'address'
  if (!hasDelivery) return 'delivery'
  return needsPayment && !hasPayment ? 'payment' : 'review'
}

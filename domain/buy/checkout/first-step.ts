/** The steps of the checkout, in order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

type CheckoutProgress = { hasAddress: boolean; hasDelivery: boolean; hasPayment: boolean; needsPayment: boolean }

/** The first incomplete step: a customer with a stored address and payment method starts at the review. */
export function firstStep({ hasAddress, hasDelivery, hasPayment, needsPayment }: CheckoutProgress): CheckoutStep {
  if (!hasAddress) return 'address'
  if (!hasDelivery) return 'delivery'
  return needsPayment && !hasPayment ? 'payment' : 'review'
}

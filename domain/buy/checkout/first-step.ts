/** The steps of the checkout, in order. */
const checkoutSteps = ['address', 'delivery', 'gift', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

type CheckoutProgress = {
  hasAddress: boolean
  hasDelivery: boolean
  /** Who gets the gift cards, or that there are none. */
  hasGift: boolean
  hasPayment: boolean
  needsPayment: boolean
}

/** The first incomplete step: a customer with a stored address and payment method starts at the review. */
export function firstStep({
  hasAddress,
  hasDelivery,
  hasGift,
  hasPayment,
  needsPayment,
}: CheckoutProgress): CheckoutStep {
  if (!hasAddress) return 'address'
  if (!hasDelivery) return 'delivery'
  if (!hasGift) return 'gift'
  return needsPayment && !hasPayment ? 'payment' : 'review'
}

type StepsInput = { needsAddress: boolean; isPickup: boolean; isKnown: boolean; hasGiftCards: boolean }

/**
 * Without a shipment no address is asked, and a signed-in customer is not asked who they are either. A pickup is chosen with
 * its branch in the first step.
 */
export const stepsOf = ({ needsAddress, isPickup, isKnown, hasGiftCards }: StepsInput): CheckoutStep[] =>
  checkoutSteps.filter((step) => {
    if (step === 'address') return needsAddress || !isKnown
    if (step === 'delivery') return needsAddress && !isPickup
    return step !== 'gift' || hasGiftCards
  })

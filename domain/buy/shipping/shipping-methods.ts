export const shippingCodes = ['standard', 'fast', 'pickup'] as const
export type ShippingCode = (typeof shippingCodes)[number]

/** The two rings of cities that fast shipping reaches (GEO-03). */
export const fastShippingTiers = ['MainShipping', 'SecondaryShipping'] as const
export type FastShippingTier = (typeof fastShippingTiers)[number]

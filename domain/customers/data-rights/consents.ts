/** What a customer agrees to, each time with its date. */
export const consentKinds = ['newsletter', 'terms'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The terms accepted on registration; a new text gets a new version. */
export const termsVersion = '2026-11'

/** As stored and sent; anything else is shown as a dash (ACC-04, OP-069). */
export const customerGenders = ['male', 'female', 'other'] as const
export type CustomerGender = (typeof customerGenders)[number]

/** What a two-step code is asked for (OP-075). */
export const codePurposes = ['login', 'enable', 'disable'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const membershipStatuses = ['pending', 'active', 'expired', 'cancelled'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

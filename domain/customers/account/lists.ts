/** As stored and sent; anything else is shown as a dash (ACC-04, OP-069). */
export const customerGenders = ['male', 'female', 'other'] as const
export type CustomerGender = (typeof customerGenders)[number]

/** ACC-04 */
export const shownGender = (gender: string | null) =>
  gender === 'male' ? 'Masculino' : gender === 'female' ? 'Femenino' : '-'

/** What a two-step code is requested for (OP-075). */
export const codePurposes = ['login', 'enable', 'disable'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const membershipStatuses = ['pending', 'active', 'expired', 'cancelled'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** `compat` is the specification's 6 to 15 characters, `strict` 8 to 128 of any kind (OP-065, C2). */
export const passwordPolicies = ['compat', 'strict'] as const
export type PasswordPolicy = (typeof passwordPolicies)[number]

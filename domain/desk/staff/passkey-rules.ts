/** What a challenge is signed for: a new passkey, or a sign-in. */
export const staffChallengePurposes = ['register', 'sign-in'] as const
export type StaffChallengePurpose = (typeof staffChallengePurposes)[number]

/** Whether a person can still prove a second factor after one of their passkeys is gone. */
export const mayRemovePasskey = ({ hasApp, passkeys }: { hasApp: boolean; passkeys: number }): boolean =>
  hasApp || passkeys > 1

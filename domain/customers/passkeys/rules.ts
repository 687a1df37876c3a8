import { tidyText } from '#domain/platform/text/names.ts'

/** What a challenge is signed for. */
export const challengePurposes = ['register', 'login'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** Enough time to find a fingerprint reader or a phone. */
export const challengeLifeMs = 5 * 60 * 1000

/** More than the devices of one person. */
export const maxPasskeys = 20

export const maxPasskeyNameLength = 40

/** The name of a passkey as stored; undefined when empty or too long. */
export function passkeyName(text: string): string | undefined {
  const name = tidyText(text)
  return name !== '' && Array.from(name).length <= maxPasskeyNameLength ? name : undefined
}

/** Whether the counter of a passkey is plausible: it grows with each use, or the authenticator does not count. */
export const isCounterValid = (stored: number, given: number) => (stored === 0 && given === 0) || given > stored

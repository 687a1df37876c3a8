import { tidyText } from '#domain/platform/text/names.ts'

/** What a challenge is signed for. */
export const challengePurposes = ['register', 'login'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** As long as a person may take to find a finger or a phone. */
export const challengeLifeMs = 5 * 60 * 1000

/** More than the devices of one person. */
export const mostPasskeys = 20

export const longestPasskeyName = 40

/** The name of a passkey as it is stored; undefined for one that is empty or too long. */
export function passkeyName(text: string): string | undefined {
  const name = tidyText(text)
  return name !== '' && Array.from(name).length <= longestPasskeyName ? name : undefined
}

/** Whether the counter of a passkey may be believed: it grows with each use, or the authenticator does not count. */
export const isCounterValid = (stored: number, given: number) => (stored === 0 && given === 0) || given > stored

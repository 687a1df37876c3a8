const minute = 60_000
const hour = 60 * minute

/** A working day: after it everybody signs in again, whatever they did meanwhile. */
export const sessionLifeMs = 12 * hour
/** A desk that nobody touched this long is locked. */
export const idleLifeMs = 2 * hour
/** The time of the last use is written no more often than this. */
export const touchEveryMs = minute
/** How far the clock of a request's proof may be from ours; the desk corrects its own by what we say. */
export const proofToleranceMs = 2 * minute

const day = 24 * hour
export const linkPurposes = ['owner', 'invitation', 'recovery', 'sign-in'] as const
export type LinkPurpose = (typeof linkPurposes)[number]
/** How long a link of each kind opens the desk, once. */
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = {
  owner: day,
  invitation: 7 * day,
  recovery: hour,
  'sign-in': 10 * minute,
}

export const recoveryCodeCount = 10

/** A token in session storage expires after this long without a call (OP-059). */
export const tokenLifeMs = 30 * 60 * 1000
/** The link of a recovery mail (OP-064). */
export const recoveryLifeMs = 30 * 60 * 1000
/** How often the expiry of a token in use is extended. */
export const tokenSlideMs = 60 * 1000

/** The lifetime of `keep_session` and of the cookie that restores a session (AUTH-22). */
export const keepSessionSeconds = (isKept: boolean) => (isKept ? 604_800 : 86_400)

/** A login ends after this long, however often it was renewed. */
export const maxLoginMs = 90 * 24 * 60 * 60 * 1000

/**
 * Two tabs or ten parallel calls may send the same renewal key: within this time after the first they get the same
 * answer.
 */
const renewalGraceMs = 10_000

/** After this long a change of e-mail, password or two-step asks for the password again (S28). */
const freshLoginMs = 10 * 60 * 1000
export const isFresh = (authenticatedAt: Date, now: Date) => now.getTime() - authenticatedAt.getTime() <= freshLoginMs

type RenewalKey = { usedAt: Date | null; expiresAt: Date }

/** The state of a renewal key: valid, repeated within the grace period, reused later, or expired. */
export function renewalOf({ usedAt, expiresAt }: RenewalKey, now: Date): 'renew' | 'again' | 'reused' | 'ended' {
  if (expiresAt <= now) return 'ended'
  if (!usedAt) return 'renew'
  return now.getTime() - usedAt.getTime() <= renewalGraceMs ? 'again' : 'reused'
}

/** A token in session storage ends after this long without a call (OP-059). */
export const tokenLifeMs = 30 * 60 * 1000
/** How often the end of a token that is in use is moved on. */
export const tokenSlideMs = 60 * 1000

/** The life of `keep_session`, and of the cookie that brings a session back (AUTH-22). */
export const keepSessionSeconds = (isKept: boolean) => (isKept ? 604_800 : 86_400)

/** However often it was renewed, a login ends after this long. */
export const longestLoginMs = 90 * 24 * 60 * 60 * 1000

/**
 * Two tabs, or ten calls at once, may bring the same renewal key: whoever comes this soon after the first one is
 * answered like it.
 */
export const renewalGraceMs = 10_000

/** After this long a change of e-mail, password or two-step asks for the password again (S28). */
export const freshLoginMs = 10 * 60 * 1000
export const isFresh = (authenticatedAt: Date, now: Date) => now.getTime() - authenticatedAt.getTime() <= freshLoginMs

type RenewalKey = { usedAt: Date | null; expiresAt: Date }

/** What a renewal key is worth: good for a new one, seen a moment ago, used by somebody else before, or over. */
export function renewalOf({ usedAt, expiresAt }: RenewalKey, now: Date): 'renew' | 'again' | 'reused' | 'ended' {
  if (expiresAt <= now) return 'ended'
  if (!usedAt) return 'renew'
  return now.getTime() - usedAt.getTime() <= renewalGraceMs ? 'again' : 'reused'
}

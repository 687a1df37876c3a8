const minuteMs = 60_000
const longestPauseMs = 4 * 60 * minuteMs
/** With the pauses between them these take most of a day: longer than a mail server is usually away. */
export const mostAttempts = 12

/**
 * When a mail whose attempt failed is tried again: after a minute, two, four, up to four hours. Undefined when it is given
 * up: after the last attempt, or at once when the other side says that it will never take it.
 */
export function nextAttempt(attempts: number, isFinal: boolean, now: Date): Date | undefined {
  if (isFinal || attempts >= mostAttempts) return undefined
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs))
}

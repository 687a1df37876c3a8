const minuteMs = 60_000
const maxPauseMs = 4 * 60 * minuteMs
/** With the pauses between them these cover most of a day: longer than a mail server is usually down. */
export const maxMailAttempts = 12

/**
 * When a failed mail is retried: after a minute, two, four, up to four hours. Undefined when it is given up: after the
 * last attempt, or immediately when the recipient's server refuses it permanently.
 */
export function nextAttempt(attempts: number, isFinal: boolean, now: Date): Date | undefined {
  if (isFinal || attempts >= maxMailAttempts) return undefined
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), maxPauseMs))
}

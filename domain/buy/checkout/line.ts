const secondMs = 1000
const minuteMs = 60 * secondMs

/** How long somebody inside may do nothing before the place is given to the next. */
export const placeLifetimeMs = 10 * minuteMs
/** Who waits asks again this often. */
export const askAgainMs = 5 * secondMs
/**
 * A visitor who did not ask for this long is passed over and keeps the number: a phone that was locked is in front again as soon
 * as it asks.
 */
export const passedOverAfterMs = 45 * secondMs
/** After this long without asking, a number is given up. */
export const numberLifetimeMs = 30 * minuteMs
/** How long back it is counted how many were let in. */
export const rateWindowMs = 2 * minuteMs

type Progress = {
  /** Who came before and is still there. */
  ahead: number
  /** How many were let in within the last `sinceMs`. */
  letIn: number
  sinceMs: number
}

/** Whole minutes until it is one's turn, at the pace of the last minutes; null while there is none to go by. */
export function minutesToWait({ ahead, letIn, sinceMs }: Progress): number | null {
  if (letIn === 0 || sinceMs <= 0) return null
  const each = Math.min(sinceMs, rateWindowMs) / letIn
  return Math.max(1, Math.ceil(((ahead + 1) * each) / minuteMs))
}

/** How many may come in now. */
export const freePlaces = (places: number, inside: number) => Math.max(0, places - inside)

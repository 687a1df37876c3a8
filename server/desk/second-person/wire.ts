import type { Waiting } from '#contract/desk/shapes.ts'
import type { MoneyRequest } from './requests.ts'

/** What waits about something, as its screen says it. */
export const wireWaiting = (requests: readonly MoneyRequest[]): Waiting[] =>
  requests.map(({ act, amount, by, expiresAt }) => ({ act, amount, by, expiresAt: expiresAt.toISOString() }))

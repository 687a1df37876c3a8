import { CallFailure } from './failures.ts'

/** Attempts after the first one (API-05, OP-046). */
export const retries = 3
const firstWaitMs = 300

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < retries && error instanceof CallFailure && error.isPassing
}

/** Doubles each time, with jitter, so that a thousand phones do not come back in the same instant. */
export function retryDelay(failures: number, random = Math.random()): number {
  return firstWaitMs * 2 ** failures * (0.5 + random)
}

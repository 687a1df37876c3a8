import { CallFailure } from './failures.ts'

/** Retries after the first attempt (API-05, OP-046). */
export const retries = 3
const initialDelayMs = 300

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < retries && error instanceof CallFailure && error.isTransient
}

/** Doubles each time, with jitter, so that many phones do not retry at the same moment. */
export function retryDelay(failures: number, random = Math.random()): number {
  return initialDelayMs * 2 ** failures * (0.5 + random)
}

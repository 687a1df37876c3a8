import { setTimeout as wait } from 'node:timers/promises'

/**
 * Closes what was opened last first. What fails to close, or does not come to an end in time, keeps nothing else open: the
 * database, opened first, is ended whatever hangs before it. The timer keeps the process alive on purpose.
 */
export async function closeInOrder(opened: (() => Promise<unknown>)[], withinMs: number): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) {
    const inTime = new AbortController()
    const tooLate = wait(withinMs, undefined, { signal: inTime.signal }).catch(() => {})
    await Promise.race([close().catch(() => {}), tooLate])
    inTime.abort()
  }
}

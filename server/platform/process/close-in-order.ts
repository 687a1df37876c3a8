import { setTimeout as wait } from 'node:timers/promises'

/**
 * Closes in reverse order of opening. A close that fails or hangs does not block the others: the database, opened
 * first, is closed in any case. The timer keeps the process alive on purpose.
 */
export async function closeInOrder(opened: (() => Promise<unknown>)[], withinMs: number): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) {
    const inTime = new AbortController()
    const tooLate = wait(withinMs, undefined, { signal: inTime.signal }).catch(() => {})
    await Promise.race([close().catch(() => {}), tooLate])
    inTime.abort()
  }
}

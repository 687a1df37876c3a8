import { setTimeout as wait } from 'node:timers/promises'

/** Refusals and recoveries are answered no sooner than this, whatever they had to look up (S3). */
const minDurationMs = 120

/** Runs `work` and delays its answer, or only its refusal, until the minimum time has passed. */
export async function withMinimumDuration<T>(work: () => Promise<T>, { onlyRefusals = false } = {}): Promise<T> {
  const started = performance.now()
  const pause = () => wait(Math.max(0, minDurationMs - (performance.now() - started)))
  try {
    const answer = await work()
    if (!onlyRefusals) await pause()
    return answer
  } catch (error) {
    await pause()
    throw error
  }
}

import { setTimeout as wait } from 'node:timers/promises'

/** Refusals and recoveries are answered no sooner, whatever had to be looked up for them (S3). */
const answersAfterMs = 120

/** Runs `work` and lets its answer, or only its refusal, wait until the time is up. */
export async function unhurried<T>(work: () => Promise<T>, { onlyRefusals = false } = {}): Promise<T> {
  const started = performance.now()
  const pause = () => wait(Math.max(0, answersAfterMs - (performance.now() - started)))
  try {
    const answer = await work()
    if (!onlyRefusals) await pause()
    return answer
  } catch (error) {
    await pause()
    throw error
  }
}

import pLimit from 'p-limit'
import type { JobResult } from '#server/platform/jobs/job.ts'
import type { PaymentRow } from './service.ts'

/** Queries per run; the next run continues. */
export const maxPaymentsPerRun = 500

/** Questions to providers at a time: one that is slow for one payment does not hold up the others. */
export const providerSlots = () => pLimit(5)

/** After this no more is asked in a run: a provider that is slow for every payment does not keep the job for long. */
const askForMs = 4 * 60 * 1000
/** Longer than the last questions of a run may take. */
export const askingLimitMs = askForMs + 2 * 60 * 1000

const nameOf = ({ id, orderNr }: PaymentRow) => `payment ${id} of order ${orderNr}`

/** Asks about each payment; a provider that fails for one is asked about the others too. */
export async function askEach(
  rows: readonly PaymentRow[],
  ask: (row: PaymentRow) => Promise<boolean>,
  forMs = askForMs,
): Promise<JobResult> {
  const until = performance.now() + forMs
  let left = 0
  const result: JobResult = { done: 0, failures: [] }
  const inSlot = providerSlots()
  const askOne = async (row: PaymentRow) => {
    if (performance.now() > until) {
      left += 1
      return
    }
    try {
      if (await ask(row)) result.done += 1
    } catch (error) {
      result.failures.push({ subject: nameOf(row), reason: (error as Error).message })
    }
  }
  await Promise.all(rows.map((row) => inSlot(() => askOne(row))))
  if (left > 0)
    result.failures.push({ subject: `${left} payments`, reason: 'not asked: the time of this run was over' })
  return result
}

import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { statusEvent } from '#db/schema/orders.ts'
import { exchangeLabels, exchangeTransitions, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { mailExchangeStep } from './mail-step.ts'

export type ExchangeRow = typeof exchangeRequest.$inferSelect

/** Locks a request for a change and refuses a step that its status does not allow (INV-17). */
export async function lockExchange(tx: Handle, batchnumber: string, to: ExchangeStatus): Promise<ExchangeRow> {
  const byNumber = eq(exchangeRequest.batchnumber, batchnumber)
  const [request] = await tx.select().from(exchangeRequest).where(byNumber).for('update')
  if (!request) throw new OperatorRefusal(`There is no exchange "${batchnumber}".`)
  const ways = exchangeTransitions[request.status]
  if (!ways.includes(to)) {
    const choice = ways.length === 0 ? 'that is its last step' : `it can become ${ways.join(' or ')}`
    throw new OperatorRefusal(`Exchange ${batchnumber} is "${request.status}" and cannot become "${to}": ${choice}.`)
  }
  return request
}

type ClosingFields = Partial<Pick<ExchangeRow, 'maxDate' | 'rejectReason' | 'closedAt'>>

/** Writes the new status, its dated step and its mail together. */
export async function moveExchange(
  tx: Handle,
  request: ExchangeRow,
  status: ExchangeStatus,
  { now, note = null, ...closing }: ClosingFields & { now: Date; note?: string | null },
): Promise<void> {
  const { batchnumber } = request
  await tx
    .update(exchangeRequest)
    .set({ status, ...closing })
    .where(eq(exchangeRequest.batchnumber, batchnumber))
  const label = exchangeLabels[status]
  await tx.insert(statusEvent).values({ subject: 'exchange', subjectId: batchnumber, status, label, at: now, note })
  await mailExchangeStep(tx, { ...request, ...closing, status }, { now, note })
}

import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { credit } from '#db/schema/credits.ts'
import { statusEvent } from '#db/schema/orders.ts'
import { creditLabels } from '#domain/after-sale/credits/credit-status.ts'
import type { CreditStatus } from '#domain/after-sale/credits/credits.ts'

export async function writeCreditStep(tx: Handle, idSalesRule: number, status: CreditStatus, now: Date): Promise<void> {
  await tx.insert(statusEvent).values({
    subject: 'credit',
    subjectId: String(idSalesRule),
    status,
    label: creditLabels[status],
    at: now,
  })
}

export async function moveCredit(tx: Handle, idSalesRule: number, status: CreditStatus, now: Date): Promise<void> {
  await tx.update(credit).set({ status }).where(eq(credit.idSalesRule, idSalesRule))
  await writeCreditStep(tx, idSalesRule, status, now)
}

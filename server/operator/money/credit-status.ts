import { eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { credit } from '#db/schema/credits.ts'
import { statusEvent } from '#db/schema/orders.ts'
import type { CreditStatus } from '#domain/wallet/credits.ts'

/** The word a customer reads for each state of a credit. */
const creditLabels: Readonly<Record<CreditStatus, string>> = {
  available: 'Disponible',
  partly_used: 'Usado en parte',
  used: 'Usado',
  expired: 'Vencido',
  in_process: 'En proceso',
  exchanged: 'Canjeado por dinero',
}

type Credit = { originalAmount: number; usedAmount: number; expiresAt: Date }

/** Where a credit stands by what is spent of it and by its date (INV-15). A request for money is decided elsewhere. */
export function standingOf({ originalAmount, usedAmount, expiresAt }: Credit, now: Date): CreditStatus {
  if (usedAmount >= originalAmount) return 'used'
  if (expiresAt <= now) return 'expired'
  return usedAmount > 0 ? 'partly_used' : 'available'
}

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

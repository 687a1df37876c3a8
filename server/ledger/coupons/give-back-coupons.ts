import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { creditStatusOf } from '#domain/after-sale/credits/credit-status.ts'
import { writeCreditStep } from '#server/ledger/credits/credit-status.ts'

/**
 * A cancelled order has used no coupon (INV-09), and what it took from a credit goes back to it, but for what was given back
 * already, as credits of their own.
 */
export async function giveBackCoupons(tx: Handle, orderNr: string, now: Date, alreadyGiven = 0): Promise<void> {
  let given = alreadyGiven
  const uses = await tx
    .delete(couponUse)
    .where(eq(couponUse.orderNr, orderNr))
    .returning({ idSalesRule: couponUse.idSalesRule, amount: couponUse.amount })
  for (const { idSalesRule, amount } of uses.toSorted((a, b) => a.idSalesRule - b.idSalesRule)) {
    await tx
      .update(salesRule)
      .set({ usedCount: sql`greatest(0, ${salesRule.usedCount} - 1)` })
      .where(eq(salesRule.idSalesRule, idSalesRule))
    const [owed] = await tx.select().from(credit).where(eq(credit.idSalesRule, idSalesRule)).for('update')
    if (!owed) continue
    const less = Math.min(given, amount)
    given -= less
    const usedAmount = Math.max(0, owed.usedAmount - (amount - less))
    const status = creditStatusOf({ ...owed, usedAmount }, now)
    // A credit that expired or is being paid out keeps its status.
    const isStanding = owed.status === 'available' || owed.status === 'partly_used' || owed.status === 'used'
    const next = isStanding ? status : owed.status
    await tx.update(credit).set({ usedAmount, status: next }).where(eq(credit.idSalesRule, idSalesRule))
    if (next !== owed.status) await writeCreditStep(tx, idSalesRule, next, now)
  }
}

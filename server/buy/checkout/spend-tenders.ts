import { and, eq, gt, lt, isNull, or } from '#db/connection/drizzle.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { walletMovement } from '#db/schema/wallet.ts'
import type { AppliedCoupon } from '#domain/buy/cart/price-cart.ts'
import { creditStatusOf } from '#domain/after-sale/credits/credit-status.ts'
import { boundTaken, spend, spendableOn, type BoundMoney } from '#domain/after-sale/wallet/spend.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { writeCreditStep } from '#server/ledger/credits/credit-status.ts'

/**
 * Counts the uses of coupons and takes credits, each only where it is still to be had (INV-09, INV-15); names the ones that
 * are not. By number, so that two orders never wait in a circle. The row of a rule stays locked until the order is
 * written, so uses per customer can be counted after it.
 */
export async function redeemCoupons(tx: Handle, coupons: readonly AppliedCoupon[], now: Date): Promise<string[]> {
  const gone: string[] = []
  for (const { rule, discount } of coupons.toSorted((a, b) => a.rule.id - b.rule.id)) {
    const isLeft = or(isNull(salesRule.maxUses), lt(salesRule.usedCount, salesRule.maxUses))
    const counted = await tx
      .update(salesRule)
      .set({ usedCount: sql`${salesRule.usedCount} + 1` })
      .where(and(eq(salesRule.idSalesRule, rule.id), eq(salesRule.active, true), isLeft))
      .returning({ id: salesRule.idSalesRule })
    if (counted.length === 0) gone.push(rule.code)
    else if (rule.kind === 'credit' && !(await takeCredit(tx, rule.id, discount, now))) gone.push(rule.code)
  }
  return gone
}

async function takeCredit(tx: Handle, idSalesRule: number, amount: number, now: Date): Promise<boolean> {
  const [owed] = await tx.select().from(credit).where(eq(credit.idSalesRule, idSalesRule)).for('update')
  if (!owed || (owed.status !== 'available' && owed.status !== 'partly_used') || owed.expiresAt <= now) return false
  const usedAmount = owed.usedAmount + amount
  if (usedAmount > owed.originalAmount) return false
  const status = creditStatusOf({ ...owed, usedAmount }, now)
  await tx.update(credit).set({ usedAmount, status }).where(eq(credit.idSalesRule, idSalesRule))
  if (status !== owed.status) await writeCreditStep(tx, idSalesRule, status, now)
  return true
}

type WalletPayment = {
  idCustomer: number
  orderNr: string
  amount: number
  /** What the order costs besides gift cards. */
  goods: number
}

/** Takes what the wallet pays, what ends soonest first (INV-13). False when it does not hold that much any more. */
export async function payFromWallet(
  tx: Handle,
  { idCustomer, orderNr, amount, goods }: WalletPayment,
  now: Date,
): Promise<boolean> {
  const { walletId, balance } = await lockWalletOf(tx, idCustomer, now)
  const rows = await tx
    .select({ id: walletMovement.id, remaining: walletMovement.remaining, expiresAt: walletMovement.expiresAt })
    .from(walletMovement)
    .where(and(eq(walletMovement.walletId, walletId), gt(walletMovement.remaining, 0)))
  const bound: BoundMoney[] = rows.map(({ id, remaining, expiresAt }) => {
    return { id, remaining: remaining!, expiresAt: expiresAt?.getTime() ?? null }
  })
  if (spendableOn(balance, bound, now.getTime(), goods) < amount) return false
  const changed = spend(bound, { amount, goods, now: now.getTime() })
  for (const { id, remaining } of changed) {
    await tx.update(walletMovement).set({ remaining }).where(eq(walletMovement.id, id))
  }
  const description = `Compra ${orderNr}`
  const ref = ['order', orderNr] as const
  const taken = boundTaken(bound, changed)
  await bookWallet(tx, walletId, { type: 'Egreso', amount: -amount, description, ref, taken }, now)
  return true
}

import { and, asc, eq, gt, lte } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { wallet, walletMovement } from '#db/schema/wallet.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { bookWallet } from '#server/ledger/wallet/book-wallet.ts'
import { runEach, nightlyInEveryCountry, type Job } from '#server/platform/jobs/job.ts'

type Movement = typeof walletMovement.$inferSelect

/**
 * Books one `Expirado` movement per gift that was not spent in time, for what is left of it and never more (INV-13).
 */
export const expireWalletMoney: Job = {
  name: 'expire-wallet-money',
  summary: 'take back promotional wallet money whose date has passed',
  schedule: nightlyInEveryCountry,
  async run(db, acting) {
    const due = await db
      .select()
      .from(walletMovement)
      .where(and(gt(walletMovement.remaining, 0), lte(walletMovement.expiresAt, acting.now)))
      .orderBy(asc(walletMovement.walletId), asc(walletMovement.id))
    return runEach(
      db,
      due,
      ({ id }) => `movement ${id}`,
      (tx, movement) => expire(tx, movement, acting),
    )
  },
}

async function expire(tx: Handle, { id, walletId, type }: Movement, acting: Acting): Promise<boolean> {
  const [lockedWallet] = await tx.select().from(wallet).where(eq(wallet.walletId, walletId)).for('update')
  // Read again under the lock: a purchase may have spent part of it meanwhile.
  const [movement] = await tx.select().from(walletMovement).where(eq(walletMovement.id, id))
  const remaining = movement!.remaining ?? 0
  if (remaining === 0) return false
  const left = Math.min(remaining, lockedWallet!.balance)
  await tx.update(walletMovement).set({ remaining: 0 }).where(eq(walletMovement.id, id))
  if (left > 0) {
    const description = type === 'Gift Card' ? 'Venció tu Gift Card' : 'Venció tu saldo de regalo'
    const ref = ['movement', String(id)] as const
    await bookWallet(tx, walletId, { type: 'Expirado', amount: -left, description, ref }, acting.now)
  }
  await writeAudit(tx, acting, 'expire-wallet-money', `movement ${id}`)
  return true
}

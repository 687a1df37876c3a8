import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { wallet, walletReturnRequest } from '#db/schema/wallet.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookWallet } from './book-wallet.ts'

type Request = typeof walletReturnRequest.$inferSelect

/** Locks the wallet first, then the request, in the same order as a customer's own request. */
async function lockRequested(tx: Handle, id: number): Promise<Request> {
  const byId = eq(walletReturnRequest.id, id)
  const [unlocked] = await tx.select().from(walletReturnRequest).where(byId)
  if (!unlocked) throw new OperatorRefusal(`There is no withdrawal ${id}.`)
  await tx.select().from(wallet).where(eq(wallet.walletId, unlocked.walletId)).for('update')
  const [request] = await tx.select().from(walletReturnRequest).where(byId).for('update')
  if (request!.status !== 'requested') {
    throw new OperatorRefusal(`Withdrawal ${id} is "${request!.status}" already; only a requested one can be decided.`)
  }
  return request!
}

/** Marks a withdrawal as paid by the bank, inside the act that says so. The money left the wallet when it was requested. */
export async function bookPaidWithdrawal(tx: Handle, id: number): Promise<Request> {
  const request = await lockRequested(tx, id)
  await tx.update(walletReturnRequest).set({ status: 'paid' }).where(eq(walletReturnRequest.id, id))
  return request
}

export async function payWithdrawal(db: Handle, { id }: { id: number }, acting: Acting): Promise<Request> {
  return inTransaction(db, async (tx) => {
    const request = await bookPaidWithdrawal(tx, id)
    await writeAudit(tx, acting, 'pay-withdrawal', String(id))
    return request
  })
}

/** Rejects a withdrawal: the same amount goes back as an `Ingreso` movement, once (INV-12). */
export async function rejectWithdrawal(
  db: Handle,
  { id, reason }: { id: number; reason?: string | undefined },
  acting: Acting,
): Promise<Request> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequested(tx, id)
    await tx.update(walletReturnRequest).set({ status: 'rejected' }).where(eq(walletReturnRequest.id, id))
    const description = reason ? `Retiro rechazado: ${reason}` : 'Retiro rechazado'
    const ref = ['withdrawal', String(id)] as const
    await bookWallet(tx, request.walletId, { type: 'Ingreso', amount: request.amount, description, ref }, acting.now)
    await writeAudit(tx, acting, 'reject-withdrawal', String(id))
    return request
  })
}

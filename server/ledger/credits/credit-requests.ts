import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { creditStatusOf } from '#domain/after-sale/credits/credit-status.ts'
import { writeCreditStep } from './credit-status.ts'

type Request = typeof creditRequest.$inferSelect
type Credit = typeof credit.$inferSelect

/** Locks the credit first, then the request, in the same order as a customer's own request. */
async function lockRequested(tx: Handle, id: number): Promise<{ request: Request; owed: Credit }> {
  const [unlocked] = await tx.select().from(creditRequest).where(eq(creditRequest.id, id))
  if (!unlocked) throw new OperatorRefusal(`There is no request ${id} for the money of a credit.`)
  const [owed] = await tx.select().from(credit).where(eq(credit.idSalesRule, unlocked.idSalesRule)).for('update')
  const [request] = await tx.select().from(creditRequest).where(eq(creditRequest.id, id)).for('update')
  if (request!.status !== 'requested') {
    throw new OperatorRefusal(`Request ${id} is "${request!.status}" already; only a requested one can be decided.`)
  }
  if (owed!.status !== 'in_process') {
    throw new OperatorRefusal(`The credit of request ${id} is "${owed!.status}", not in process: look into it first.`)
  }
  return { request: request!, owed: owed! }
}

/** Pays a credit out inside the act that says so. Nothing of it is left to spend (INV-15). */
export async function bookPaidCredit(tx: Handle, id: number, now: Date): Promise<Request> {
  const { request, owed } = await lockRequested(tx, id)
  const { idSalesRule, amount } = request
  if (!owed.exchangeableForMoney) {
    throw new OperatorRefusal(`The credit of request ${id} is not for money: reject the request.`)
  }
  if (owed.usedAmount + amount > owed.originalAmount) {
    throw new OperatorRefusal(`Request ${id} asks for more than is left of its credit.`)
  }
  await tx.update(creditRequest).set({ status: 'paid' }).where(eq(creditRequest.id, id))
  const spent = { usedAmount: owed.usedAmount + amount, status: 'exchanged' as const }
  await tx.update(credit).set(spent).where(eq(credit.idSalesRule, idSalesRule))
  await writeCreditStep(tx, idSalesRule, 'exchanged', now)
  if (request.way === 'wallet') {
    const [rule] = await tx.select().from(salesRule).where(eq(salesRule.idSalesRule, idSalesRule))
    const { walletId } = await lockWalletOf(tx, rule!.idCustomer!, now)
    const description = `Crédito ${rule!.code} pasado a la billetera`
    const ref = ['credit', String(idSalesRule)] as const
    await bookWallet(tx, walletId, { type: 'Ingreso', amount, description, ref }, now)
  }
  return request
}

/** Pays a credit out, to the bank or into the wallet. */
export async function payCredit(db: Handle, { id }: { id: number }, acting: Acting): Promise<Request> {
  return inTransaction(db, async (tx) => {
    const request = await bookPaidCredit(tx, id, acting.now)
    await writeAudit(tx, acting, 'pay-credit', String(id))
    return request
  })
}

/** Rejects a request: the credit gets its earlier status back, unless it has expired meanwhile. */
export async function rejectCredit(db: Handle, { id }: { id: number }, acting: Acting): Promise<Request> {
  return inTransaction(db, async (tx) => {
    const { request, owed } = await lockRequested(tx, id)
    const status = creditStatusOf(owed, acting.now)
    await tx.update(creditRequest).set({ status: 'rejected' }).where(eq(creditRequest.id, id))
    await tx.update(credit).set({ status }).where(eq(credit.idSalesRule, owed.idSalesRule))
    await writeCreditStep(tx, owed.idSalesRule, status, acting.now)
    await writeAudit(tx, acting, 'reject-credit', String(id))
    return request
  })
}

import { BankDataUnreadable, type Sealer, type StoredBankData } from '#db/bank-data/sealer.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { creditRequest } from '#db/schema/credits.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { walletReturnRequest } from '#db/schema/wallet.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export const payableKinds = ['withdrawal', 'credit', 'exchange'] as const
export type PayableKind = (typeof payableKinds)[number]

type PayableAccount = { table: string; id: string | number; bankData: StoredBankData | null }

async function find(tx: Handle, kind: PayableKind, id: string): Promise<PayableAccount | undefined> {
  if (kind === 'exchange') {
    const [row] = await tx.select().from(exchangeRequest).where(eq(exchangeRequest.batchnumber, id))
    return row && { table: 'exchange_request', id, bankData: row.bankData }
  }
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  if (kind === 'credit') {
    const [row] = await tx.select().from(creditRequest).where(eq(creditRequest.id, number))
    return row && { table: 'credit_request', id: number, bankData: row.bankData }
  }
  const [row] = await tx.select().from(walletReturnRequest).where(eq(walletReturnRequest.id, number))
  return row && { table: 'wallet_return_request', id: number, bankData: row.bankData }
}

/** The account of a request in clear text, for paying it. The access is recorded (S42). */
export async function readAccount(
  db: Handle,
  sealer: Sealer,
  { kind, id }: { kind: PayableKind; id: string },
  acting: Acting,
): Promise<BankData> {
  return inTransaction(db, async (tx) => {
    const found = await find(tx, kind, id)
    if (!found) throw new OperatorRefusal(`There is no ${kind} ${id}.`)
    if (found.bankData === null) throw new OperatorRefusal(`The ${kind} ${id} has no bank account.`)
    await writeAudit(tx, acting, 'read-bank-account', `${kind} ${id}`)
    try {
      return sealer.open(found, found.bankData)
    } catch (error) {
      if (error instanceof BankDataUnreadable) throw new OperatorRefusal(error.message)
      throw error
    }
  })
}

import { isErased, isSealed, type StoredBankData } from '#db/bank-data/sealer.ts'
import { and, asc, eq, isNotNull, like, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { AnyPgColumn } from '#db/connection/pg-core.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { creditRequest } from '#db/schema/credits.ts'
import { customer } from '#db/schema/customers.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { payment } from '#db/schema/orders.ts'
import { payoutFileLine } from '#db/schema/payout-files.ts'
import { wallet, walletReturnRequest } from '#db/schema/wallet.ts'
import type { PayableKind } from '#domain/desk/money/payout-file.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What is to be paid by bank, with its sealed account and where that is stored. */
export type StoredPayable = {
  kind: PayableKind
  ref: string
  amount: number
  createdAt: Date
  email: string
  account: StoredBankData
  row: { table: string; id: string | number }
}

/** So that one file stays one that a person can check. */
const maxListed = 500

/** In no file, but for one whose bank refused it. */
const isFree = (kind: PayableKind, ref: AnyPgColumn | SQL) =>
  sql`not exists (select from ${payoutFileLine} where ${payoutFileLine.kind} = ${kind} and ${payoutFileLine.ref} = ${ref}::text
    and ${payoutFileLine.refusedAt} is null)`

type Chosen = { country: OpenCountry; isLocked?: boolean }

/** Everything a store has to pay by bank, the oldest first; locked where a file is made of it. */
export async function readPayables(db: Handle, { country, isLocked = false }: Chosen): Promise<StoredPayable[]> {
  const withdrawals = db
    .select({
      ref: sql<string>`${walletReturnRequest.id}::text`,
      id: walletReturnRequest.id,
      amount: walletReturnRequest.amount,
      createdAt: walletReturnRequest.createdAt,
      email: customer.email,
      account: walletReturnRequest.bankData,
    })
    .from(walletReturnRequest)
    .innerJoin(wallet, eq(wallet.walletId, walletReturnRequest.walletId))
    .innerJoin(customer, eq(customer.idCustomer, wallet.idCustomer))
    .where(
      and(
        eq(walletReturnRequest.status, 'requested'),
        eq(customer.country, country),
        isFree('withdrawal', walletReturnRequest.id),
      ),
    )
    .orderBy(asc(walletReturnRequest.id))
    .limit(maxListed)
  const credits = db
    .select({
      ref: sql<string>`${creditRequest.id}::text`,
      id: creditRequest.id,
      amount: creditRequest.amount,
      createdAt: creditRequest.createdAt,
      email: customer.email,
      account: sql<StoredBankData>`${creditRequest.bankData}`,
    })
    .from(creditRequest)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, creditRequest.idSalesRule))
    .innerJoin(customer, eq(customer.idCustomer, salesRule.idCustomer))
    .where(
      and(
        eq(creditRequest.status, 'requested'),
        eq(creditRequest.way, 'bank'),
        eq(salesRule.country, country),
        isFree('credit', creditRequest.id),
      ),
    )
    .orderBy(asc(creditRequest.id))
    .limit(maxListed)
  // A settled return has a payment of its own that says what goes to the bank.
  const ofReturn = sql`${payment.providerRef} = 'return ' || ${exchangeRequest.batchnumber}`
  const returns = db
    .select({
      ref: exchangeRequest.batchnumber,
      id: exchangeRequest.batchnumber,
      amount: payment.amount,
      createdAt: payment.createdAt,
      email: customer.email,
      account: sql<StoredBankData>`${exchangeRequest.bankData}`,
    })
    .from(payment)
    .innerJoin(exchangeRequest, and(eq(exchangeRequest.orderNr, payment.orderNr), ofReturn))
    .innerJoin(customer, eq(customer.idCustomer, exchangeRequest.idCustomer))
    .where(
      and(
        eq(payment.status, 'refunded'),
        like(payment.providerRef, 'return %'),
        isNotNull(exchangeRequest.bankData),
        eq(exchangeRequest.country, country),
        isFree('return', exchangeRequest.batchnumber),
      ),
    )
    .orderBy(asc(payment.id))
    .limit(maxListed)
  const found = [
    ...(await (isLocked ? withdrawals.for('update', { of: walletReturnRequest }) : withdrawals)).map((row) => ({
      ...row,
      kind: 'withdrawal' as const,
      row: { table: 'wallet_return_request', id: row.id },
    })),
    ...(await (isLocked ? credits.for('update', { of: creditRequest }) : credits)).map((row) => ({
      ...row,
      kind: 'credit' as const,
      row: { table: 'credit_request', id: row.id },
    })),
    ...(await returns).map((row) => ({
      ...row,
      kind: 'return' as const,
      row: { table: 'exchange_request', id: row.id },
    })),
  ]
  // The account of who closed theirs is gone.
  return found.filter(({ account }) => !isErased(account))
}

export const lastDigits = (account: StoredBankData) => (isSealed(account) ? account.last4 : '')

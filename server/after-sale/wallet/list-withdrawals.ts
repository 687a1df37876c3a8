import { and, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { creditRequest } from '#db/schema/credits.ts'
import { customer } from '#db/schema/customers.ts'
import { wallet, walletReturnRequest } from '#db/schema/wallet.ts'
import type { MoneyRequestStatus } from '#domain/after-sale/credits/credits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Where the money comes from: a wallet, or a credit that is turned into money. */
export const withdrawalKinds = ['withdrawal', 'credit'] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]

export type ListedWithdrawal = {
  kind: WithdrawalKind
  /** As pay-withdrawal or pay-credit takes it. */
  id: number
  country: OpenCountry
  status: MoneyRequestStatus
  /** In minor units. */
  amount: number
  way: 'bank' | 'wallet'
  createdAt: Date
  email: string
}

type WithdrawalFilter = {
  id?: number | undefined
  countries?: readonly OpenCountry[] | undefined
  statuses?: readonly MoneyRequestStatus[] | undefined
}

/** Money that customers asked to be paid, the latest first; each kind is paged by its own numbers. */
export async function listWithdrawals(
  db: Handle,
  kind: WithdrawalKind,
  { id, countries, statuses }: WithdrawalFilter,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<{ withdrawals: ListedWithdrawal[]; next: number | null }> {
  const rows =
    kind === 'withdrawal'
      ? await db
          .select({
            id: walletReturnRequest.id,
            country: customer.country,
            status: walletReturnRequest.status,
            amount: walletReturnRequest.amount,
            way: sql<'bank' | 'wallet'>`'bank'`,
            createdAt: walletReturnRequest.createdAt,
            email: customer.email,
          })
          .from(walletReturnRequest)
          .innerJoin(wallet, eq(wallet.walletId, walletReturnRequest.walletId))
          .innerJoin(customer, eq(customer.idCustomer, wallet.idCustomer))
          .where(
            and(
              id === undefined ? undefined : eq(walletReturnRequest.id, id),
              countries && inArray(customer.country, [...countries]),
              statuses && inArray(walletReturnRequest.status, [...statuses]),
              after === undefined ? undefined : sql`${walletReturnRequest.id} < ${after}`,
            ),
          )
          .orderBy(desc(walletReturnRequest.id))
          .limit(limit + 1)
      : await db
          .select({
            id: creditRequest.id,
            country: salesRule.country,
            status: creditRequest.status,
            amount: creditRequest.amount,
            way: creditRequest.way,
            createdAt: creditRequest.createdAt,
            email: customer.email,
          })
          .from(creditRequest)
          .innerJoin(salesRule, eq(salesRule.idSalesRule, creditRequest.idSalesRule))
          .innerJoin(customer, eq(customer.idCustomer, salesRule.idCustomer))
          .where(
            and(
              id === undefined ? undefined : eq(creditRequest.id, id),
              countries && inArray(salesRule.country, [...countries]),
              statuses && inArray(creditRequest.status, [...statuses]),
              after === undefined ? undefined : sql`${creditRequest.id} < ${after}`,
            ),
          )
          .orderBy(desc(creditRequest.id))
          .limit(limit + 1)
  const withdrawals = rows.slice(0, limit).map((row) => ({ kind, ...row }))
  return { withdrawals, next: rows.length > limit ? withdrawals.at(-1)!.id : null }
}

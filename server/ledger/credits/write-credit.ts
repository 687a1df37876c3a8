import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { creditStatusOf } from '#domain/after-sale/credits/credit-status.ts'
import type { CreditMethod } from '#domain/after-sale/credits/credits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { newCode } from '#server/ledger/codes.ts'
import { writeCreditStep } from './credit-status.ts'

type Owner = { country: OpenCountry; idCustomer: number; now: Date }
type NewCredit = { amount: number; startsAt: Date; endsAt: Date; isForMoney: boolean; method: CreditMethod }

/** Writes a credit as a personal coupon (EXC-09). */
export async function writeCredit(
  tx: Handle,
  { country, idCustomer, now }: Owner,
  { amount, startsAt, endsAt, isForMoney, method }: NewCredit,
): Promise<{ idSalesRule: number; code: string }> {
  const [row] = await tx
    .insert(salesRule)
    .values({ country, idCustomer, startsAt, endsAt, code: newCode('CRED-'), kind: 'credit', amount })
    .returning({ idSalesRule: salesRule.idSalesRule, code: salesRule.code })
  const { idSalesRule, code } = row!
  const status = creditStatusOf({ originalAmount: amount, usedAmount: 0, expiresAt: endsAt }, now)
  await tx.insert(credit).values({
    idSalesRule,
    originalAmount: amount,
    createdAt: now,
    expiresAt: endsAt,
    method,
    exchangeableForMoney: isForMoney,
    status,
  })
  await writeCreditStep(tx, idSalesRule, status, now)
  return { idSalesRule, code }
}

import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { creditStatusOf } from '#domain/after-sale/credits/credit-status.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { newCode } from '#server/ledger/codes.ts'
import { writeCreditStep } from '#server/ledger/credits/credit-status.ts'

const day = 24 * 60 * 60 * 1000

/** Whom a store owes a credit, from now on. */
export type Creditor = { country: OpenCountry; idCustomer: number; creditDays: number; now: Date }

/** How long a credit from goods that came back can be spent. */
export const creditPeriod = ({ now, creditDays }: Pick<Creditor, 'now' | 'creditDays'>) => ({
  startsAt: now,
  endsAt: new Date(now.getTime() + creditDays * day),
})

type NewCredit = { amount: number; startsAt: Date; endsAt: Date; isForMoney: boolean }

/** Writes a credit as a personal coupon (EXC-09). */
async function writeCredit(
  tx: Handle,
  { country, idCustomer, now }: Creditor,
  { amount, startsAt, endsAt, isForMoney }: NewCredit,
): Promise<string> {
  const [row] = await tx
    .insert(salesRule)
    .values({ country, idCustomer, startsAt, endsAt, code: newCode('CRED-'), kind: 'credit', amount })
    .returning({ idSalesRule: salesRule.idSalesRule })
  const { idSalesRule } = row!
  const status = creditStatusOf({ originalAmount: amount, usedAmount: 0, expiresAt: endsAt }, now)
  await tx.insert(credit).values({
    idSalesRule,
    originalAmount: amount,
    createdAt: now,
    expiresAt: endsAt,
    method: 'devolucion',
    exchangeableForMoney: isForMoney,
    status,
  })
  await writeCreditStep(tx, idSalesRule, status, now)
  return String(idSalesRule)
}

export const issueCredit = (tx: Handle, creditor: Creditor, amount: number) =>
  writeCredit(tx, creditor, { amount, ...creditPeriod(creditor), isForMoney: true })

/** A credit that is not for money keeps its end; one whose end has passed meanwhile is over at once. */
export function issueBoundCredit(
  tx: Handle,
  creditor: Creditor,
  amount: number,
  until: string | null,
): Promise<string> {
  const { startsAt, ...period } = creditPeriod(creditor)
  const endsAt = until === null ? period.endsAt : new Date(until)
  const start = Math.min(startsAt.getTime(), endsAt.getTime() - 1)
  return writeCredit(tx, creditor, { amount, startsAt: new Date(start), endsAt, isForMoney: false })
}

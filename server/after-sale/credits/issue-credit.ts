import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeCredit } from '#server/ledger/credits/write-credit.ts'

const day = 24 * 60 * 60 * 1000

/** Whom a store owes a credit, from now on. */
export type Creditor = { country: OpenCountry; idCustomer: number; creditDays: number; now: Date }

/** How long a credit from goods that came back can be spent. */
export const creditPeriod = ({ now, creditDays }: Pick<Creditor, 'now' | 'creditDays'>) => ({
  startsAt: now,
  endsAt: new Date(now.getTime() + creditDays * day),
})

type NewCredit = { amount: number; startsAt: Date; endsAt: Date; isForMoney: boolean }

async function writeReturned(tx: Handle, creditor: Creditor, given: NewCredit): Promise<string> {
  const { idSalesRule } = await writeCredit(tx, creditor, { ...given, method: 'devolucion' })
  return String(idSalesRule)
}

export const issueCredit = (tx: Handle, creditor: Creditor, amount: number) =>
  writeReturned(tx, creditor, { amount, ...creditPeriod(creditor), isForMoney: true })

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
  return writeReturned(tx, creditor, { amount, startsAt: new Date(start), endsAt, isForMoney: false })
}

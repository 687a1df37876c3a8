import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { nextAttempt } from '#domain/buy/payments/attempts.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { lockOrder } from '#server/ledger/orders/move-order.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { attemptRow, readAttempts } from './attempt-rows.ts'
import { mailAccount, mailCode } from './pay-later-mails.ts'
import type { Payments } from './service.ts'

/** More than a shopper with every card of the family; a script would fill the books of a provider. */
const maxAttempts = 12
const tenMinutes = 600_000

type AttemptRequest = { orderNr: string; method: PaymentChoice | undefined; now: Date }

/**
 * Makes sure that there is an attempt which can be paid, as the shopper wants to pay: the one on offer, or another. The lock
 * of the order puts tabs, webhooks and jobs in a row. Other attempts stay payable: what comes second is refunded.
 */
export async function beginAttempt(
  tx: Handle,
  payments: Pick<Payments, 'laterChoices' | 'canReopen' | 'accountFor'>,
  { orderNr, method, now }: AttemptRequest,
): Promise<void> {
  const order = (await lockOrder(tx, orderNr))!
  const attempts = await readAttempts(tx, orderNr)
  const last = attempts.at(-1)
  const canReopen = last === undefined || payments.canReopen(last)
  const next = nextAttempt(order, attempts, { method, choices: payments.laterChoices(order.country), canReopen }, now)
  if ('refused' in next) throw new RuleError(next.refused)
  if ('reused' in next) return
  await countAttempt(tx, 'pay', orderNr, { max: maxAttempts, everyMs: tenMinutes, now })
  const row = attemptRow({
    orderNr,
    amount: order.total,
    accountId: payments.accountFor(order.country, next.begun.method),
    now,
    ...next.begun,
  })
  await tx.insert(payment).values(row)
  if (row.providerRef !== null) await mailCode(tx, order, row.providerRef, row.expiresAt, now)
  if (row.method === 'bank_transfer') await mailAccount(tx, order, row.expiresAt, now)
}

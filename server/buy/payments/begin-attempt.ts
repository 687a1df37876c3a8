import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { nextAttempt } from '#domain/buy/payments/attempts.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import { lockOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { attemptRow, readAttempts } from './attempt-rows.ts'
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
  if (row.providerRef !== null) await sendCode(tx, order, row.providerRef, row.expiresAt, now)
  if (row.method === 'bank_transfer') await sendAccount(tx, order, row.expiresAt, now)
}

/** The data of the account by mail: it is paid away from the screen. */
async function sendAccount(tx: Handle, order: OrderRow, expiresAt: Date, now: Date): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, total } = order
  const profile = countryProfiles[country]
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    amount: formatPrice(toUnits(total, profile), profile),
    until: dayAndHour(profile.timeZone, expiresAt),
  }
  await enqueueMail(tx, { template: 'payment-transfer', to: addressee.to, country, now, data })
}

/** The code for the counter by mail: it is paid away from the screen. */
async function sendCode(tx: Handle, order: OrderRow, code: string, expiresAt: Date, now: Date): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, total } = order
  const profile = countryProfiles[country]
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    code,
    amount: formatPrice(toUnits(total, profile), profile),
    until: dayAndHour(profile.timeZone, expiresAt),
  }
  await enqueueMail(tx, { template: 'payment-code', to: addressee.to, country, now, data })
}

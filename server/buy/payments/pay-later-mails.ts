import type { Handle } from '#db/connection/handle.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

type AskToPay = { order: OrderRow; expiresAt: Date; now: Date }

/** Asks for an order's sum by mail, because it is paid away from the screen. */
async function mailToPay(
  tx: Handle,
  template: 'payment-transfer' | 'payment-code',
  { order, expiresAt, now }: AskToPay,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, total } = order
  const profile = countryProfiles[country]
  const data = {
    ...addressee.about,
    ...more,
    summary: await readMailSummary(tx, order),
    amount: formatPrice(toUnits(total, profile), profile),
    until: dayAndHour(profile.timeZone, expiresAt),
  }
  await enqueueMail(tx, { template, to: addressee.to, country, now, data })
}

/** The data of the account. */
export const mailAccount = (tx: Handle, order: OrderRow, expiresAt: Date, now: Date) =>
  mailToPay(tx, 'payment-transfer', { order, expiresAt, now })

/** The code for the counter. */
export const mailCode = (tx: Handle, order: OrderRow, code: string, expiresAt: Date, now: Date) =>
  mailToPay(tx, 'payment-code', { order, expiresAt, now }, { code })

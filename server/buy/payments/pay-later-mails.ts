import type { Handle } from '#db/connection/handle.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

/** The data of the account by mail: it is paid away from the screen. */
export async function mailAccount(tx: Handle, order: OrderRow, expiresAt: Date, now: Date): Promise<void> {
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
export async function mailCode(tx: Handle, order: OrderRow, code: string, expiresAt: Date, now: Date): Promise<void> {
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

import type { Handle } from '#db/connection/handle.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

type Cut = { lines: readonly string[]; given: { bank: number; wallet: number; credit: number } }

/** Tells the buyer what was cancelled, and where its money goes. */
export async function mailCut(tx: Handle, order: OrderRow, { lines, given }: Cut, now: Date): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country } = order
  const profile = countryProfiles[country]
  const price = (minor: number) => (minor === 0 ? null : formatPrice(toUnits(minor, profile), profile))
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    cancelled: [...lines],
    money: price(given.bank),
    wallet: price(given.wallet),
    credit: price(given.credit),
  }
  await enqueueMail(tx, { template: 'order-part-cancelled', to: addressee.to, country, now, data })
}

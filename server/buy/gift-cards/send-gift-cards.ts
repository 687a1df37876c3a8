import { and, asc, eq, isNotNull, isNull, lte } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { runEach, everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { codeOf } from '#server/ledger/gift-cards/gift-cards.ts'

/** Mails a card on its day, once: marking it as sent and writing the mail are one transaction. */
export async function sendGiftCard(tx: Handle, id: number, now: Date): Promise<boolean> {
  const isDue = and(
    eq(giftCard.id, id),
    isNull(giftCard.sentAt),
    isNull(giftCard.voidedAt),
    isNull(giftCard.redeemedAt),
    isNotNull(giftCard.recipientEmail),
  )
  const [card] = await tx.update(giftCard).set({ sentAt: now }).where(isDue).returning()
  if (!card) return false
  const [order] = await tx
    .select({ name: customer.firstName, address: salesOrder.shippingAddress })
    .from(salesOrder)
    .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
    .where(eq(salesOrder.orderNr, card.orderNr))
  const country = card.country
  const profile = countryProfiles[country]
  const data = {
    name: card.recipientName ?? '',
    from: order?.name ?? order?.address.first_name ?? '',
    amount: formatPrice(toUnits(card.amount, profile), profile),
    message: card.message,
    code: await codeOf(tx, id),
  }
  await enqueueMail(tx, { template: 'gift-card', to: card.recipientEmail!, country, data, now })
  return true
}

export const sendGiftCards: Job = {
  name: 'send-gift-cards',
  summary: 'mail gift cards on the day their buyers chose',
  schedule: everyFiveMinutes,
  async run(db, { now }) {
    const due: number[] = []
    for (const country of openCountries) {
      const rows = await db
        .select({ id: giftCard.id })
        .from(giftCard)
        .where(
          and(
            eq(giftCard.country, country),
            isNull(giftCard.sentAt),
            isNull(giftCard.voidedAt),
            isNull(giftCard.redeemedAt),
            lte(giftCard.sendOn, dayIn(countryProfiles[country].timeZone, now)),
          ),
        )
        .orderBy(asc(giftCard.id))
      due.push(...rows.map(({ id }) => id))
    }
    return runEach(
      db,
      due,
      (id) => `gift card ${id}`,
      (tx, id) => sendGiftCard(tx, id, now),
    )
  },
}

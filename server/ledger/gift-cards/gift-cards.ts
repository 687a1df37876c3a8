import type { OpenCountry } from '#domain/platform/country/country.ts'
import { createHash, hkdfSync } from 'node:crypto'
import { and, asc, eq, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { giftCard, giftChoice } from '#db/schema/gift-cards.ts'
import { orderItem } from '#db/schema/orders.ts'
import { cardAmounts } from '#domain/buy/gift-cards/card-amounts.ts'
import { giftCardCode } from '#domain/buy/gift-cards/gift-card-code.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

/** The code of a card is derived from its id and the shop's secret, so it can be mailed later without being stored. */
export async function codeOf(tx: Handle, id: number): Promise<string> {
  const secret = await readSecret(tx, 'gift card')
  return giftCardCode(new Uint8Array(hkdfSync('sha256', secret, '', `gift card ${id}`, 48)))
}

export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex')

/** Issues a card for each one that a paid order bought, once per order. */
export async function issueGiftCards(
  tx: Handle,
  order: { orderNr: string; country: OpenCountry },
  now: Date,
): Promise<void> {
  const { orderNr, country } = order
  const bought = await tx
    .select()
    .from(orderItem)
    .where(and(eq(orderItem.orderNr, orderNr), eq(orderItem.isGiftCard, true)))
    .orderBy(asc(orderItem.id))
  if (bought.length === 0) return
  const existing = await tx.select({ id: giftCard.id }).from(giftCard).where(eq(giftCard.orderNr, orderNr)).limit(1)
  if (existing.length > 0) return
  // Chosen before paying; a day that has passed meanwhile is today, by the job that sends.
  const [chosen] = await tx.delete(giftChoice).where(eq(giftChoice.orderNr, orderNr)).returning()
  const gift = chosen && {
    recipientName: chosen.recipientName,
    recipientEmail: chosen.recipientEmail,
    message: chosen.message,
    sendOn: chosen.sendOn,
  }
  for (const line of bought) {
    for (const amount of cardAmounts(line)) {
      if (amount === 0) continue
      const { rows } = await tx.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence('gift_card', 'id'))::int as id`,
      )
      const { id } = rows[0]!
      const codeHash = hashOfCode(await codeOf(tx, id))
      const card = { id, country, orderNr, orderItemId: line.id, amount, codeHash, createdAt: now }
      await tx.insert(giftCard).values({ ...card, ...gift })
    }
  }
}

/** For a cancelled order: cards that were not redeemed become worthless, and nobody is to get any. */
export async function voidGiftCards(tx: Handle, orderNr: string, now: Date): Promise<void> {
  await tx.delete(giftChoice).where(eq(giftChoice.orderNr, orderNr))
  await tx
    .update(giftCard)
    .set({ voidedAt: now })
    .where(and(eq(giftCard.orderNr, orderNr), isNull(giftCard.redeemedAt), isNull(giftCard.voidedAt)))
}

/** Whether a recipient already has a code of the order: such an order cannot be cancelled by its buyer alone. */
export async function hasIssuedCodes(tx: Handle, orderNr: string): Promise<boolean> {
  const isIssued = sql`(${giftCard.sentAt} is not null or ${giftCard.redeemedAt} is not null)`
  const [found] = await tx
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(and(eq(giftCard.orderNr, orderNr), isIssued))
    .limit(1)
  return found !== undefined
}

import { readGiftCards, redeemGiftCard, sendGiftCard, type BoughtGiftCard } from '#contract/buy/gift-cards.ts'
import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { checkGift, giftCardState } from '#domain/buy/gift-cards/gift-card.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { OpenOrder } from '#server/buy/orders/access.ts'
import { redeemGiftCard as redeem } from './redeem.ts'
import { sendGiftCard as send } from './send-gift-cards.ts'

/** Codes are not to be guessed: a few wrong ones are mistakes, more are an attempt. */
const maxAttempts = { max: 10, everyMs: 600_000 }
/** Mails go to addresses that a buyer typed. */
const maxGifts = { max: 30, everyMs: 3_600_000 }

export function giftCardsRoutes(app: App, mount: Mount, { db, openOrder }: { db: Handle; openOrder: OpenOrder }) {
  async function cardsOf(tx: Handle, orderNr: string, country: OpenCountry): Promise<BoughtGiftCard[]> {
    const rows = await tx.select().from(giftCard).where(eq(giftCard.orderNr, orderNr)).orderBy(asc(giftCard.id))
    return rows.map((row) => ({
      id: row.id,
      amount: toUnits(row.amount, countryProfiles[country]),
      state: giftCardState(row),
      recipient_name: row.recipientName,
      recipient_email: row.recipientEmail,
      message: row.message,
      send_on: row.sendOn,
    }))
  }

  mount(app, readGiftCards, async ({ body }, call) => {
    const { orderNr } = await openOrder(body, call)
    return { error: false as const, gift_cards: await cardsOf(db, orderNr, call.country) }
  })

  mount(app, sendGiftCard, async ({ body }, call) => {
    const { country, now, transact } = call
    const { orderNr } = await openOrder(body, call)
    const today = dayIn(countryProfiles[country].timeZone, now)
    const checked = checkGift(body, today)
    if ('errors' in checked) throw new RuleError('customer_data_errors', checked.errors)
    await countAttempt(db, 'gift', orderNr, { ...maxGifts, now })
    return transact(async (tx) => {
      const isOfOrder = and(eq(giftCard.id, Number(body.id)), eq(giftCard.orderNr, orderNr))
      const [card] = await tx.select().from(giftCard).where(isOfOrder).for('update')
      const state = card && giftCardState(card)
      if (!card || state === 'voided') throw new RuleError('gift_card_unknown')
      if (state === 'redeemed') throw new RuleError('gift_card_used')
      if (state === 'sent') throw new RuleError('gift_card_sent')
      await tx.update(giftCard).set(checked.value).where(isOfOrder)
      const isNow = checked.value.sendOn === today
      if (isNow) await send(tx, card.id, now)
      const message = isNow ? 'La Gift Card va en camino.' : 'Guardamos a quién y cuándo enviarla.'
      return { error: false as const, message }
    })
  })

  mount(app, redeemGiftCard, async ({ body }, call) => {
    const { customer, country, now, caller, transact } = call
    await countAttempt(db, 'gift card code', `${customer.idCustomer}`, { ...maxAttempts, now })
    await countAttempt(db, 'gift card code', caller.ip, {
      max: maxAttempts.max * 10,
      everyMs: maxAttempts.everyMs,
      now,
    })
    const owner = { idCustomer: customer.idCustomer, country }
    const { amount, movementId } = await transact((tx) => redeem(tx, owner, body.code, now))
    const units = toUnits(amount, countryProfiles[country])
    const message = `Sumamos ${formatPrice(units, countryProfiles[country])} a tu billetera.`
    return { error: false as const, message, amount: units, movement_id: movementId }
  })
}

import { z } from 'zod/mini'
import { giftCardStates } from '#domain/buy/gift-cards/gift-card.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { rowId } from '../platform/list-page.ts'
import { oneOrder } from './orders.ts'
import { boundedToken, int, number, string } from '../platform/primitives.ts'

const boughtCard = z.object({
  id: int,
  amount: number,
  state: z.enum(giftCardStates),
  recipient_name: z.nullable(string),
  recipient_email: z.nullable(string),
  message: string,
  /** YYYY-MM-DD, a day of the store. */
  send_on: z.nullable(string),
})
export type BoughtGiftCard = z.output<typeof boughtCard>

export const readGiftCards = endpoint({
  method: 'POST',
  path: '/api/order/giftcards',
  summary: 'The gift cards that a paid order bought, without their codes: those go to who gets them (WAL-02)',
  auth: 'visitor',
  body: oneOrder,
  encoding: 'form',
  reply: ok({ gift_cards: z.array(boughtCard) }),
})

export const sendGiftCard = endpoint({
  method: 'POST',
  path: '/api/order/sendgiftcard',
  summary: 'Chooses who gets a gift card by mail, and on which day; until then it can be chosen again',
  auth: 'visitor',
  body: z.extend(oneOrder, {
    id: rowId,
    recipient_name: z.string().check(z.maxLength(200)),
    recipient_email: z.string().check(z.maxLength(300)),
    message: z._default(z.string().check(z.maxLength(1000)), ''),
    send_on: z.string().check(z.maxLength(10)),
  }),
  encoding: 'form',
  idempotent: true,
  // Without the cards: the reply is stored with its idempotency key, and the recipient of a gift is private.
  reply: done,
})

export const redeemGiftCard = endpoint({
  method: 'POST',
  path: '/api/wallet/redeemgiftcard',
  summary: 'Turns the code of a gift card into money of the customer’s wallet, once',
  auth: 'customer',
  body: z.object({ token: boundedToken, code: z.string().check(z.maxLength(60)) }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, amount: number, movement_id: int }),
})

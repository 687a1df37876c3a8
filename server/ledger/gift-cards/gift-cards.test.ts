import { beforeEach, expect, test } from 'vitest'
import type { BoughtGiftCard } from '#contract/buy/gift-cards.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCheckouts()
beforeEach(() => {
  shop.clock.now = noon
})

type Cards = Answer & { gift_cards: BoughtGiftCard[]; amount: number }
const call = async (path: string, fields: Record<string, string>) => (await shop.call(path, fields)) as Cards

/** Two gift cards of a guest, paid. */
async function buy(quantity = 2) {
  const hash = await shop.cartWith(['GC0001-U', quantity])
  const placed = await shop.placeAsGuest(hash)
  const order = { order_nr: placed.order_nr, order_key: placed.order_key }
  expect((await call('/api/order/giftcards', order)).gift_cards).toEqual([])
  await shop.pay((placed.next as { url: string }).url, 'approve')
  return order
}

const gift = {
  recipient_name: 'Luz',
  recipient_email: 'luz@example.com',
  message: '¡Feliz día!',
  send_on: '2026-11-15',
}
const codeSentTo = async (email: string) =>
  (await shop.mails('gift-card')).find(({ recipient }) => recipient === email)!.data.code as string

test('WAL-02 R13 cards exist once their order is paid; one is mailed at once, the other on its day by the job', async () => {
  const order = await buy()
  const { gift_cards: cards } = await call('/api/order/giftcards', order)
  expect(cards.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  const [today, later] = cards.map(({ id }) => String(id)) as [string, string]
  const states = async () => (await call('/api/order/giftcards', order)).gift_cards.map(({ state }) => state)
  expect((await call('/api/order/sendgiftcard', { ...order, ...gift, id: today })).error).toBe(false)
  expect(await states()).toEqual(['sent', 'waiting'])
  expect((await call('/api/order/sendgiftcard', { ...order, ...gift, id: today })).code).toBe('gift_card_sent')

  const onChristmas = { ...gift, recipient_email: 'noel@example.com', send_on: '2026-12-24' }
  await call('/api/order/sendgiftcard', { ...order, ...onChristmas, id: later })
  expect(await states()).toEqual(['sent', 'scheduled'])
  // Half past eleven at night of the 23rd in Buenos Aires.
  shop.clock.now = new Date('2026-12-24T02:30:00Z')
  expect(await shop.job('send-gift-cards')).toBe(0)
  shop.clock.now = new Date('2026-12-24T03:05:00Z')
  expect(await shop.job('send-gift-cards')).toBe(1)
  expect(await shop.job('send-gift-cards')).toBe(0)
  const recipients = (await shop.mails('gift-card')).map(({ recipient }) => recipient)
  for (const email of ['luz@example.com', 'noel@example.com']) {
    expect(recipients.filter((recipient) => recipient === email)).toHaveLength(1)
  }
  expect(await codeSentTo('luz@example.com')).not.toBe(await codeSentTo('noel@example.com'))
  // The code is in no table, only in the mail that carries it.
  const kept = await shop.one(sql`select string_agg(g::text, '') from gift_card g`)
  expect(kept).not.toContain(await codeSentTo('luz@example.com'))
})

test('WAL-02 INV-12 INV-14 a code redeemed twenty times at once is money once, and cannot be withdrawn', async () => {
  const order = await buy(1)
  const [card] = (await call('/api/order/giftcards', order)).gift_cards
  const toSol = { ...gift, recipient_email: 'sol@example.com' }
  await call('/api/order/sendgiftcard', { ...order, ...toSol, id: String(card!.id) })
  const code = await codeSentTo('sol@example.com')
  const people = await Promise.all(['ana', 'beto', 'dora', 'emilio'].map((name) => shop.signIn(name)))
  const tries = Array.from({ length: 20 }, (_, at) =>
    call('/api/wallet/redeemgiftcard', { token: people[at % 4]!, code }),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(new Set(answers.filter(({ error }) => error).map((each) => each.code))).toEqual(new Set(['gift_card_used']))
  expect(
    await shop.rows(sql`select type, amount::int, remaining::int from wallet_movement where ref_type = 'gift_card'`),
  ).toEqual([{ type: 'Gift Card', amount: card!.amount * 100, remaining: card!.amount * 100 }])
  expect((await call('/api/order/cancel', order)).code).toBe('order_not_cancellable')
  await shop.expectReconciled()
})

test('WAL-02 unknown codes are reported, and soon rate limited; a cancelled order’s card is unknown', async () => {
  const order = await buy(1)
  const [card] = (await call('/api/order/giftcards', order)).gift_cards
  const token = await shop.signIn('fer')
  expect((await call('/api/order/cancel', order)).error).toBe(false)
  expect((await call('/api/order/sendgiftcard', { ...order, ...gift, id: String(card!.id) })).code).toBe(
    'gift_card_unknown',
  )
  expect((await call('/api/order/giftcards', order)).gift_cards[0]!.state).toBe('voided')
  for (const code of [
    '',
    'x',
    'ABCD-EFGH-JKMN-PQRS',
    ...Array.from({ length: 7 }, (_, at) => `2222-2222-2222-222${at + 2}`),
  ]) {
    expect((await call('/api/wallet/redeemgiftcard', { token, code })).code).toBe('gift_card_unknown')
  }
  expect(await call('/api/wallet/redeemgiftcard', { token, code: 'ABCD-EFGH-JKMN-PQRS' })).toMatchObject({
    status: 429,
  })
})

test('INV-14 an order that gift money paid and that is cancelled gives gift money back', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  await shop.set({ token, item: 'ZM0001-37', quantity: '3' })
  const before = await call('/api/customer/wallet', { token })
  const placed = await shop.placeAs(token, { wallet: '1' })
  expect(placed.error).toBe(false)
  await call('/api/order/cancel', { token, order_nr: placed.order_nr })
  expect(((await call('/api/customer/wallet', { token })) as unknown as { wallet: object }).wallet).toEqual(
    (before as unknown as { wallet: object }).wallet,
  )
})

test('WAL-02 OP-057 gift cards alone ask for neither address nor delivery; a parcel in the cart does', async () => {
  const hash = await shop.cartWith(['GC0001-U', 1])
  const { checkout } = await shop.call('/api/checkout/options', { hash })
  expect(checkout).toMatchObject({ needs_address: false, shipping: 'standard', totals: { shipping: 0, total: 20_000 } })
  const who = {
    email: 'regala@example.com',
    identification: '30123456',
    identification_type: 'DNI',
    first_name: 'Rita',
    last_name: 'Luna',
  }
  const asked = {
    hash,
    version: String(checkout!.cart.version),
    total: String(checkout!.totals.total),
    terms_version: checkout!.terms_version,
    payment: 'card_test',
    by_mail: '1',
  }
  const nameless = await shop.call('/api/checkout/place', { ...asked, ...who, last_name: '' })
  expect(nameless).toMatchObject({ code: 'customer_data_errors', errors: { last_name: expect.any(String) } })
  const placed = await shop.call('/api/checkout/place', { ...asked, ...who })
  expect(placed).toMatchObject({ error: false, order_nr: expect.any(String) })
  const mail = (await shop.mails('order-placed')).find(({ recipient }) => recipient === who.email)
  // Nothing of it travels, and nothing is promised before it is paid.
  expect(mail!.data).toMatchObject({ summary: { address: null, branch: null } })
  expect(mail!.data).not.toHaveProperty('promise')

  // The call's own claim is not trusted: this cart contains an item that ships.
  const mixed = await shop.cartWith(['GC0001-U', 1], ['RT0001-M', 1])
  const { checkout: withParcel } = await shop.call('/api/checkout/options', { hash: mixed })
  expect(withParcel!.needs_address).toBe(true)
  const fooled = await shop.call('/api/checkout/place', {
    ...asked,
    ...who,
    hash: mixed,
    version: String(withParcel!.cart.version),
    total: String(withParcel!.totals.total),
  })
  expect(fooled).toMatchObject({ error: true, code: 'delivery_unavailable' })
})

test('WAL-02 who gets a card is said before paying: it waits with the order and is on the card when it is paid', async () => {
  const placeWith = async (fields: Record<string, string>) =>
    shop.placeAsGuest(await shop.cartWith(['GC0001-U', 2]), fields)
  const toEva = { ...gift, recipient_email: 'eva@example.com', send_on: '2026-11-20' }
  for (const [field, wrong] of [
    ['recipient_email', 'eva'],
    ['send_on', '2026-11-14'],
    ['recipient_name', ''],
  ] as const) {
    const refused = await placeWith({ ...toEva, [field]: wrong })
    expect(refused).toMatchObject({ code: 'customer_data_errors', errors: { [field]: expect.any(String) } })
  }
  const placed = await placeWith(toEva)
  const order = { order_nr: placed.order_nr, order_key: placed.order_key }
  const waiting = sql`select count(*)::int from gift_choice where order_nr = ${placed.order_nr}`
  expect(await shop.one(waiting)).toBe(1)
  await shop.pay((placed.next as { url: string }).url, 'approve')
  const { gift_cards: cards } = await call('/api/order/giftcards', order)
  const expected = { state: 'scheduled', recipient_name: 'Luz', message: '¡Feliz día!', send_on: '2026-11-20' }
  expect(cards).toMatchObject([
    { ...expected, recipient_email: 'eva@example.com' },
    { ...expected, recipient_email: 'eva@example.com' },
  ])
  expect(await shop.one(waiting)).toBe(0)
  const mailed = async () =>
    (await shop.mails('gift-card')).filter(({ recipient }) => recipient === 'eva@example.com').length
  expect(await mailed()).toBe(0)
  shop.clock.now = new Date('2026-11-20T12:00:00Z')
  await shop.job('send-gift-cards')
  expect(await mailed()).toBe(2)
})

test('WAL-02 an order that is cancelled forgets who was to get its cards; one without cards keeps no recipient', async () => {
  const choices = sql`select count(*)::int from gift_choice`
  const placed = await shop.placeAsGuest(await shop.cartWith(['GC0001-U', 1]), gift)
  expect(await shop.one(choices)).toBe(1)
  await call('/api/order/cancel', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(await shop.one(choices)).toBe(0)
  expect((await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]), gift)).error).toBe(false)
  expect(await shop.one(choices)).toBe(0)
})

test('OP-085 a membership alone is no parcel: no address, no shipping, and no day it arrives', async () => {
  const token = await shop.signIn('fer')
  await shop.set({ token, item: 'MB0001-U', quantity: '1' })
  const { checkout } = await shop.call('/api/checkout/options', { token })
  expect(checkout).toMatchObject({ needs_address: false, totals: { shipping: 0, total: 19_990 } })
  expect(checkout!.cart.items).toMatchObject([{ is_membership: true, is_gift_card: false }])
  const placed = await shop.placeAs(token, { by_mail: '1' })
  expect(placed.error).toBe(false)
  await shop.pay((placed.next as { url: string }).url, 'approve')
  const { order } = await shop.call('/api/order/detail', { token, order_nr: placed.order_nr })
  expect(order).toMatchObject({ status: 'paid', delivery_from: null, delivery_to: null, shipping: 0 })
  expect(order.items).toMatchObject([{ is_membership: true }])
})

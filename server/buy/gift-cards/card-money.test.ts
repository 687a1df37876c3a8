import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openReturns } from '#server/after-sale/exchanges/tests/returns.ts'
import { codeOf } from '#server/ledger/gift-cards/gift-cards.ts'

const shop = await openReturns()
await restoreBeforeEach(shop.pool)
const soon = new Date('2026-12-01T03:00:00Z')
const card = 'GC0001-U'
const shirt = 'RT0001-M'
const priceOf = async (sku: string) =>
  (await shop.one(
    sql`select coalesce(special_price, price)::int from product where sku = ${sku} and country = 'ar'`,
  )) as number
const cardPrice = await priceOf('GC0001')
const shirtPrice = await priceOf('RT0001')

async function someone() {
  await shop.db.execute(sql`update shipping_method set price = 0`)
  await shop.db.execute(sql`update country set standard_shipping = 0`)
  await shop.setStock(shirt, 10)
  return shop.customerOf('beto')
}
type Customer = Awaited<ReturnType<typeof someone>>

/** Redeems every card of an order and returns what they brought. */
async function redeem({ token }: Customer, orderNr: string): Promise<number> {
  const cards = await shop.rows<{ id: number }>(sql`select id from gift_card where order_nr = ${orderNr}`)
  let brought = 0
  for (const { id } of cards) {
    const code = await codeOf(shop.db, id)
    const answer = await shop.call('/api/wallet/redeemgiftcard', { token, code })
    expect(answer, JSON.stringify(answer)).toMatchObject({ error: false })
    brought += Math.round((answer as unknown as { amount: number }).amount * 100)
  }
  return brought
}
const allOf = async (customer: Customer) => {
  const { free, bound } = await shop.walletOf(customer)
  return free + bound.reduce((sum, [amount]) => sum + amount, 0)
}

test('INV-14 S29 a coupon never acts on a gift card: buying and redeeming prints no money', async () => {
  const beto = await someone()
  await shop.giveWallet(beto, 'Ingreso', 5 * cardPrice)
  for (let round = 0; round < 2; round++) {
    await shop.set({ token: beto.token, item: card, quantity: '1' })
    const added = await shop.add('', 'SETENTA', { query: { token: beto.token } })
    expect.soft(added.errors).toMatchObject({ SETENTA: 'coupon.not_on_gift_card' })
    const orderNr = await shop.buy(beto, { lines: [], usesWallet: true })
    await redeem(beto, orderNr)
    expect.soft(await allOf(beto)).toBe(5 * cardPrice)
  }
})

test('CPN-15 a coupon in a cart with a gift card acts on the other lines only, and the card does not raise its cap', async () => {
  const beto = await someone()
  await shop.db.execute(sql`update sales_rule set amount = 100 where code = 'SETENTA'`)
  await shop.set({ token: beto.token, item: card, quantity: '5' })
  await shop.set({ token: beto.token, item: shirt, quantity: '1' })
  const { cart } = await shop.add('', 'SETENTA', { query: { token: beto.token } })
  const paid = Object.fromEntries(cart.items.map(({ id, paid_price: amount }) => [id, Math.round(amount * 100)]))
  expect(paid).toEqual({ [card]: 5 * cardPrice, [shirt]: shirtPrice - Math.floor(shirtPrice * 0.7) })
})

test('INV-14 a credit paid part of a card and part of a shirt: the shirt gives back what was paid for it', async () => {
  const beto = await someone()
  await shop.giveCredit(beto, { code: 'OWN-B', amount: 1_000_000, isForMoney: true, until: soon })
  const lines: [string, number][] = [
    [card, 1],
    [shirt, 1],
  ]
  const orderNr = await shop.buy(beto, { lines, coupons: ['SETENTA', 'OWN-B'] })
  const paidIn = shirtPrice - Math.round(shirtPrice * 0.7) + cardPrice
  await shop.deliver(orderNr)
  await shop.sendBack(beto, orderNr, [shirt, 1], 'credit_wallet')
  const { free } = await shop.walletOf(beto)
  const credits = (await shop.creditsOf(beto)).reduce((sum, [amount]) => sum + amount, 0)
  expect(free + credits).toBe(paidIn - cardPrice)
  expect(await redeem(beto, orderNr)).toBe(cardPrice)
})

test('INV-13 promotional money with an end pays goods and never a gift card, which has no end', async () => {
  const beto = await someone()
  await shop.giveWallet(beto, 'Promoción', 2 * cardPrice, soon)
  await shop.set({ token: beto.token, item: card, quantity: '1' })
  const alone = await shop.look({ token: beto.token, wallet: '1' })
  expect(alone.checkout).toMatchObject({
    wallet: { balance: 0, not_for_gift_cards: (2 * cardPrice) / 100, is_used: false },
    totals: { wallet: 0, total: cardPrice / 100 },
  })
  await shop.set({ token: beto.token, item: shirt, quantity: '1' })
  const mixed = await shop.look({ token: beto.token, wallet: '1', shipping: 'standard' })
  expect(mixed.checkout).toMatchObject({ totals: { wallet: shirtPrice / 100, total: cardPrice / 100 } })
  const orderNr = await shop.buy(beto, { lines: [], usesWallet: true })
  expect(await shop.walletOf(beto)).toEqual({ free: 0, bound: [[2 * cardPrice - shirtPrice, '2026-12-01']] })
  // What comes back for the shirt is what paid it: money paid the card.
  await shop.deliver(orderNr)
  await shop.sendBack(beto, orderNr, [shirt, 1], 'refund')
  expect(await shop.walletOf(beto)).toEqual({ free: 0, bound: [[2 * cardPrice, '2026-12-01']] })
  expect(
    await shop.rows(sql`select 1 from payment where provider_ref like 'return %' and order_nr = ${orderNr}`),
  ).toEqual([])
})

test('INV-13 a line that is sold out does not let promotional money pay the gift card behind it', async () => {
  const beto = await someone()
  await shop.giveWallet(beto, 'Promoción', 2 * cardPrice, soon)
  const boot = 'BT0001-38'
  await shop.set({ token: beto.token, item: boot, quantity: '1' })
  await shop.set({ token: beto.token, item: card, quantity: '1' })
  await shop.setStock(boot, 0)
  const { checkout } = await shop.look({ token: beto.token, wallet: '1' })
  expect(checkout).toMatchObject({ totals: { wallet: 0, total: cardPrice / 100 } })
})

test('INV-15 a credit that is not for money pays no gift card', async () => {
  const beto = await someone()
  await shop.giveCredit(beto, { code: 'PROMO-B', amount: cardPrice, isForMoney: false, until: soon })
  await shop.set({ token: beto.token, item: card, quantity: '1' })
  const { errors } = await shop.add('', 'PROMO-B', { query: { token: beto.token } })
  expect(errors).toMatchObject({ 'PROMO-B': 'coupon.not_on_gift_card' })
})

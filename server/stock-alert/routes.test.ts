import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import { noon, openDemoShop } from '#server/product/tests/demo-shop.ts'

const shop = await openDemoShop()
beforeEach(async () => {
  shop.clock.now = noon
  await shop.db.execute(sql`truncate stock_alert`)
})

const wishes = () => shop.db.select().from(stockAlert)
const ask = (sku: string, email: string, store: 'ar' | 'cl' = 'ar', headers = {}) =>
  shop.form('/api/product/notify', { sku, email }, { store, headers })

test('U40 a wish is kept once per size and address, in small letters', async () => {
  const first = await ask('ZM0004-36', ' Ana@Example.com ')
  const again = await ask('ZM0004-36', 'ana@example.com')
  expect(first.json()).toEqual({ error: false, message: expect.any(String) })
  expect(again.json()).toEqual(first.json())
  expect(await wishes()).toEqual([{ skuSimple: 'ZM0004-36', email: 'ana@example.com', askedAt: noon, toldAt: null }])
  await ask('ZM0004-38', 'ana@example.com')
  await ask('ZM0004-36', 'beto@example.com')
  expect(await wishes()).toHaveLength(3)
})

test('U40 whoever was told asks again and waits again', async () => {
  await ask('ZM0004-36', 'ana@example.com')
  await shop.db.update(stockAlert).set({ toldAt: noon })
  shop.clock.now = new Date(noon.getTime() + 1000)
  await ask('ZM0004-36', 'ana@example.com')
  expect(await wishes()).toMatchObject([{ askedAt: shop.clock.now, toldAt: null }])
})

test('C8 one tap that is sent twice is one wish, and the answer is the same', async () => {
  const headers = { 'idempotency-key': 'one-tap-of-ana' }
  const replies = await Promise.all([1, 2, 3].map(() => ask('ZM0004-36', 'ana@example.com', 'ar', headers)))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await wishes()).toHaveLength(1)
})

test.each(['', 'ana', 'ana@example', 'ana@@example.com', "a'; drop table simple; --@x"])(
  'VAL-06 the address %j is refused in words and nothing is written',
  async (email) => {
    const reply = await ask('ZM0004-36', email)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error: true, message: 'Ingrese una dirección de E-mail válida' })
    expect(await wishes()).toEqual([])
  },
)

test.each([
  ['a size nobody has', 'ZM0004-99', 'ar'],
  ['a product without its size', 'ZM0004', 'ar'],
  ['a size of another store', 'ZM0004-36', 'cl'],
] as const)('%s cannot be waited for', async (_, sku, store) => {
  expect((await ask(sku, 'ana@example.com', store)).json()).toMatchObject({ error: true, code: 'product_not_found' })
  expect(await wishes()).toEqual([])
})

test('S16 what is no sku is a wrong call', async () => {
  expect((await ask("'; --", 'ana@example.com')).statusCode).toBe(400)
})

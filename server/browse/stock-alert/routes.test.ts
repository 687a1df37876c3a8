import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '#db/connection/drizzle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import { simple } from '#db/schema/stock.ts'
import { runJobs } from '#server/jobs.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
beforeEach(async () => {
  shop.clock.now = noon
  await shop.db.execute(sql`truncate stock_alert, rate_limit, outbox_mail, idempotency`)
  await setStock({ 'ZM0004-36': 0, 'ZM0004-38': 0 })
})

const setStock = async (stocks: Record<string, number>) => {
  for (const [skuSimple, stock] of Object.entries(stocks)) {
    await shop.db.update(simple).set({ stock }).where(eq(simple.skuSimple, skuSimple))
  }
}
const mails = () => shop.db.select().from(outboxMail)
const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}) }
const tell = () => runJobs(shop.db, { actor: 'test', now: shop.clock.now }, services, 'tell-stock-alerts')
const alerts = () => shop.db.select().from(stockAlert)
const ask = (sku: string, email: string, country: 'ar' | 'cl' = 'ar', headers = {}) =>
  shop.form('/api/product/notify', { sku, email }, { country, headers })

test('U40 an alert is stored once per size and e-mail, in lower case', async () => {
  const first = await ask('ZM0004-36', ' Ana@Example.com ')
  const again = await ask('ZM0004-36', 'ana@example.com')
  expect(first.json()).toEqual({ error: false, message: expect.any(String) })
  expect(again.json()).toEqual(first.json())
  expect(await alerts()).toEqual([
    { country: 'ar', skuSimple: 'ZM0004-36', email: 'ana@example.com', askedAt: noon, toldAt: null },
  ])
  await ask('ZM0004-38', 'ana@example.com')
  await ask('ZM0004-36', 'beto@example.com')
  expect(await alerts()).toHaveLength(3)
})

test('U40 an address that was notified can ask again and waits again', async () => {
  await ask('ZM0004-36', 'ana@example.com')
  await shop.db.update(stockAlert).set({ toldAt: noon })
  shop.clock.now = new Date(noon.getTime() + 1000)
  await ask('ZM0004-36', 'ana@example.com')
  expect(await alerts()).toMatchObject([{ askedAt: shop.clock.now, toldAt: null }])
})

test('C8 one tap that is sent twice is one wish, and the answer is the same', async () => {
  const headers = { 'idempotency-key': 'one-tap-of-ana' }
  const replies = await Promise.all([1, 2, 3].map(() => ask('ZM0004-36', 'ana@example.com', 'ar', headers)))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await alerts()).toHaveLength(1)
})

test.each(['', 'ana', 'ana@example', 'ana@@example.com', "a'; drop table simple; --@x"])(
  'VAL-06 the address %j is refused in words and nothing is written',
  async (email) => {
    const reply = await ask('ZM0004-36', email)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error: true, message: 'Ingrese una dirección de E-mail válida' })
    expect(await alerts()).toEqual([])
  },
)

test.each([
  ['a size nobody has', 'ZM0004-99', 'ar'],
  ['a product without its size', 'ZM0004', 'ar'],
  ['a size of another store', 'ZM0004-36', 'cl'],
] as const)('%s cannot be waited for', async (_, sku, country) => {
  expect((await ask(sku, 'ana@example.com', country)).json()).toMatchObject({ error: true, code: 'product_not_found' })
  expect(await alerts()).toEqual([])
})

test('S16 an invalid sku is a wrong call', async () => {
  expect((await ask("'; --", 'ana@example.com')).statusCode).toBe(400)
})

test('U40 a size that can be bought cannot be waited for', async () => {
  await setStock({ 'ZM0004-36': 1 })
  expect((await ask('ZM0004-36', 'ana@example.com')).json()).toMatchObject({ error: true, code: 'size_in_stock' })
  expect(await alerts()).toEqual([])
})

test('U40 when a size is back in stock, its alerts are mailed once, and no others', async () => {
  await ask('ZM0004-36', 'ana@example.com')
  await ask('ZM0004-36', 'beto@example.com')
  await ask('ZM0004-38', 'ana@example.com')
  await tell()
  expect(await mails()).toEqual([])
  await setStock({ 'ZM0004-36': 2 })
  await Promise.all([tell(), tell(), tell()])
  await tell()
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(['ana@example.com', 'beto@example.com'])
  expect(sent[0]).toMatchObject({
    template: 'stock-back',
    country: 'ar',
    data: { size: '36', path: expect.stringMatching(/\.html$/) },
  })
  expect((await alerts()).filter(({ toldAt }) => toldAt === null)).toMatchObject([{ skuSimple: 'ZM0004-38' }])
})

test('U40 a new wish after the mail is a new mail', async () => {
  await ask('ZM0004-36', 'ana@example.com')
  await setStock({ 'ZM0004-36': 2 })
  await tell()
  await setStock({ 'ZM0004-36': 0 })
  await ask('ZM0004-36', 'ana@example.com')
  await setStock({ 'ZM0004-36': 2 })
  await tell()
  expect(await mails()).toHaveLength(2)
})

test('no one can flood an address: 1,000 alerts for one victim leave twenty a day', async () => {
  const replies = []
  for (let hundred = 0; hundred < 10; hundred++) {
    replies.push(...(await Promise.all(Array.from({ length: 100 }, () => ask('ZM0004-36', 'victima@example.com')))))
  }
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(980)
  expect((await ask('ZM0004-36', 'otra@example.com')).statusCode).toBe(200)
})

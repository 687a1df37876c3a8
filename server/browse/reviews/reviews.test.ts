import { expect, test } from 'vitest'
import { eq, sql } from '#db/connection/drizzle.ts'
import { productRating, review } from '#db/schema/reviews.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { settleMatters } from '#server/customers/data-rights/tests/settle-matters.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { sendReviewRequests } from './send-review-requests.ts'
import { approveReview } from './moderate.ts'
import { reviewKeyOf } from './review-key.ts'

const shop = await openDemoShop()
const secret = await readSecret(shop.db, 'review link')
await restoreBeforeEach(shop.pool)
const keyOf = (orderNr: string) => reviewKeyOf(orderNr, secret)
const acting = { actor: 'test', now: noon }

type Fields = Record<string, string>
const write = (
  order_nr: string,
  sku: string,
  { key = keyOf(order_nr), ...fields }: Fields = {},
  country: 'ar' | 'cl' = 'ar',
) => shop.form('/api/review', { sku, stars: '5', ...fields }, { country, query: { order_nr, key } })
const written = () => shop.db.select().from(review).where(eq(review.status, 'pending')).orderBy(review.id)
const ratingOfProduct = async (slug = 'zapatilla-brisa-zm0001') =>
  (await shop.get(`/api/productdetail/${slug}`)).json().data.rating
const list = async (query: Fields = {}, sku = 'ZM0001') => (await shop.get(`/api/reviews/${sku}`, { query })).json()
const approve = async () => {
  for (const { id } of await written()) await approveReview(shop.db, id, acting)
}

test('OP-093 a buyer of a delivered order reviews by the signed link; the review is held until it is moderated', async () => {
  const before = await ratingOfProduct()
  const reply = await write('R101', 'ZM0001', {
    fit: 'just',
    height: '165',
    size: '38',
    author: 'Ana',
    text: 'Geniales.',
  })
  expect(reply.json()).toMatchObject({ error: false, message: expect.stringMatching(/^¡Gracias!/) })
  expect(await written()).toMatchObject([{ sku: 'ZM0001', stars: 5, author: 'Ana', size: '38', height: 165 }])
  expect(await ratingOfProduct()).toEqual(before)
  const operator = operatorOn(shop.url)
  const { id } = (await written())[0]!
  expect((await operator('reviews')).output).toContain('Geniales.')
  expect((await operator(['approve-review', String(id)])).output).toContain('approved')
  const after = await ratingOfProduct()
  expect(after.count).toBe(before.count + 1)
  expect(after.byStar[4]).toBe(before.byStar[4] + 1)
  expect((await list()).reviews[0]).toMatchObject({ author: 'Ana', text: 'Geniales.', fit: 'just', size: '38' })
  const [card] = (await shop.get('/api/product/cards', { query: { skus: 'ZM0001' } })).json().items
  expect(card.rating).toEqual({ stars: after.stars, count: after.count })
})

test('S20 INV-24 no one reviews what they did not buy, what was not delivered, or with the key of another order', async () => {
  const refused = { error: true, message: expect.stringContaining('no sirve') }
  expect((await write('R101', 'BT0001')).json()).toMatchObject(refused)
  expect((await write('R101', 'ZM0001', { key: keyOf('R102') })).json()).toMatchObject(refused)
  expect((await write('R101', 'ZM0001', { key: '' })).json()).toMatchObject(refused)
  expect((await write('R304', 'ZM0020')).json()).toMatchObject(refused)
  expect((await write('R999', 'ZM0001')).json()).toMatchObject(refused)
  expect((await write('R101', 'ZM0001', {}, 'cl')).json()).toMatchObject(refused)
  expect(await written()).toEqual([])
})

test('S20 errors are reported by field; markup is stored as text', async () => {
  const wrong = await write('R101', 'ZM0001', { stars: '9', height: 'alta', size: '45' })
  expect(Object.keys(wrong.json().errors)).toEqual(['stars', 'height', 'size'])
  await write('R101', 'ZM0001', { text: '<img src=x onerror=alert(1)>' })
  expect((await written())[0]!.text).toBe('<img src=x onerror=alert(1)>')
})

test('one review per person and product: an edited one waits again, and its stars leave the rating', async () => {
  const before = await ratingOfProduct()
  await write('R101', 'ZM0001', { stars: '1' })
  await approve()
  expect((await ratingOfProduct()).count).toBe(before.count + 1)
  const again = await write('R101', 'ZM0001', { stars: '4' })
  expect(again.json().message).toMatch(/^Guardamos los cambios/)
  expect(await ratingOfProduct()).toEqual(before)
  expect(await written()).toMatchObject([{ stars: 4, status: 'pending' }])
  const own = (await shop.get('/api/review', { query: { order_nr: 'R101', key: keyOf('R101') } })).json()
  expect(own.items.find(({ sku }: { sku: string }) => sku === 'ZM0001').review).toMatchObject({
    stars: 4,
    status: 'pending',
  })
})

test('a buyer who returned it may still review it', async () => {
  const [returned] = (
    await shop.pool.query(`select order_nr, split_part(sku_simple, '-', 1) as sku, sales_order.country from order_item
    join sales_order using (order_nr) where status = 'returned' order by order_nr limit 1`)
  ).rows
  expect(
    (await write(returned.order_nr, returned.sku, { stars: '2', fit: 'small' }, returned.country)).json().error,
  ).toBe(false)
})

test('a rejected review has a reason, by mail and beside the form', async () => {
  await write('R101', 'ZM0001', { text: 'Llamame al 11 4567 8901' })
  const { id } = (await written())[0]!
  const operator = operatorOn(shop.url)
  await expect(operator(['reject-review', String(id)])).rejects.toThrow('--reason')
  await operator(['reject-review', String(id), '--reason', 'Trae un teléfono.'])
  const { rows } = await shop.pool.query("select recipient, data from outbox_mail where template = 'review-rejected'")
  expect(rows).toMatchObject([{ recipient: 'ana@example.com', data: { reason: 'Trae un teléfono.', sku: 'ZM0001' } }])
  const own = (await shop.get('/api/review', { query: { order_nr: 'R101', key: keyOf('R101') } })).json()
  expect(own.items[0].review).toMatchObject({ status: 'rejected', reason: 'Trae un teléfono.' })
})

test('sorted by date or stars, filtered by fit, ten at a time', async () => {
  const stars = async (query: Fields) => (await list(query)).reviews.map((one: { stars: number }) => one.stars)
  const best = await stars({ sort: 'best' })
  expect(best).toEqual(best.toSorted((a: number, b: number) => b - a))
  expect(await stars({ sort: 'worst' })).toEqual(best.toReversed())
  const small = await list({ fit: 'small' }, 'BT0001')
  expect(small.reviews.every(({ fit }: { fit: string }) => fit === 'small')).toBe(true)
  expect(small.total).toBe(small.rating.fit.small)
  await shop.db
    .execute(sql`insert into review (country, sku, order_nr, order_item_id, guest_email, author, stars, text, status, written_at)
    select country, sku, order_nr, order_item_id, n || '@example.com', '', 3, '', 'approved', written_at
    from review, generate_series(1, 21) n where id = (select min(id) from review where sku = 'ZM0001')`)
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page })))
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, 10, 6, 0])
  expect(new Set(pages.flatMap(({ reviews }) => reviews.map(({ id }: { id: number }) => id))).size).toBe(26)
  expect((await shop.get('/api/reviews/ZM0001', { query: { page: '0' } })).statusCode).toBe(400)
})

test('U43 returns and reviews are one voice for each line: who returned it as small and wrote so counts once', async () => {
  const fit = async () => (await shop.get('/api/productdetail/zapatilla-brisa-zm0001')).json().data.fit
  await write('R101', 'ZM0001', { fit: 'small' })
  await approve()
  await shop.pool.query(
    `insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, branch_id, created_at)
     select 'F1', 'ar', id_customer, 'R101', 'finished', 'branch_dropoff', (select id from branch_office where name = 'Vereda Palermo'), now()
     from sales_order where order_nr = 'R101'`,
  )
  await shop.pool.query(
    `insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount)
     select 'F1', country, 'R101', order_item_id, 1, 'too_small', '', 'credit_wallet', 0 from review where order_nr = 'R101'`,
  )
  const alsoSmall = (many: number) =>
    shop.pool.query(
      `update review set fit = 'small' where id in (select id from review where sku = 'ZM0001' and fit = 'just' order by id limit ${many})`,
    )
  await alsoSmall(3)
  expect(await fit()).toBe(null)
  await alsoSmall(1)
  expect(await fit()).toBe('runs_small')
})

test('many at once: no review is lost from a product’s rating', async () => {
  await shop.db
    .execute(sql`insert into review (country, sku, order_nr, order_item_id, guest_email, author, stars, text, status, written_at)
    select country, sku, order_nr, order_item_id, n || '@example.com', '', 3, '', 'pending', written_at
    from review, generate_series(1, 12) n where id = (select min(id) from review where sku = 'ZM0001')`)
  await Promise.all((await written()).map(({ id }) => approveReview(shop.db, id, acting)))
  const [sum] = await shop.db.select().from(productRating).where(eq(productRating.sku, 'ZM0001'))
  const { rows } = await shop.pool.query(
    "select count(*)::int as many from review where sku = 'ZM0001' and status = 'approved'",
  )
  expect(sum!.reviews).toBe(rows[0].many)
})

test('buyers are asked by mail ten days after a delivery, once per order, guests too', async () => {
  const mails = async () =>
    (await shop.pool.query("select recipient, data from outbox_mail where template = 'review-request' order by id"))
      .rows
  await shop.pool.query('update sales_order set delivered_at = $1 where delivered_at is not null', [
    new Date(noon.getTime() - 60 * 86_400_000),
  ])
  const deliver = (orderNr: string) =>
    shop.pool.query('update sales_order set delivered_at = $2 where order_nr = $1', [
      orderNr,
      new Date(noon.getTime() - 9 * 86_400_000),
    ])
  await deliver('R101')
  await deliver('VAR1')
  const run = (days: number) =>
    sendReviewRequests.run(shop.db, { actor: 'test', now: new Date(noon.getTime() + days * 86_400_000) }, undefined)
  expect((await run(0)).done).toBe(0)
  // A buyer who has reviewed everything is not asked.
  expect((await run(1.5)).done).toBe(1)
  expect((await run(1.6)).done).toBe(0)
  const [mail] = await mails()
  expect(mail.recipient).toBe('ana@example.com')
  expect(mail.data.key).toBe(keyOf('R101'))
})

test('OP-088 a person’s reviews are in their data, and stay without a name when the account is closed', async () => {
  await write('R101', 'ZM0001', { author: 'Ana G.', height: '165', text: 'Geniales.' })
  await approve()
  const login = await shop.form('/api/customer/login', { username: 'ana@example.com', password: 'Demo123!' })
  const { token } = login.json().customer ?? login.json()
  const data = (await shop.form('/api/customer/data', { token })).json()
  const section = data.sections.find(({ name }: { name: string }) => name === 'reviews')
  expect(section.rows).toMatchObject([{ text: 'Geniales.', author: 'Ana G.' }])
  await settleMatters(shop.db, 'ana@example.com')
  const closed = await shop.form('/api/customer/delete', { token, password: 'Demo123!' })
  expect(closed.json()).toMatchObject({ error: false })
  const { reviews } = await list()
  expect(reviews[0]).toMatchObject({ text: 'Geniales.', author: '', height: null })
})

import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '#db/connection/drizzle.ts'
import { idempotency } from '#db/schema/technical.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { openShop } from '#tests/shop.ts'
import { once, recordLifetimeMs, type Intent } from './idempotency.ts'

const shop = await openShop()
const now = new Date('2026-11-15T12:00:00Z')
const intent = (over: Partial<Intent> = {}): Intent => ({
  key: 'k-00000001',
  route: '/r',
  owner: 'ar',
  requestHash: 'digest of a',
  now,
  ...over,
})

await shop.db.execute(sql`create table effect (id serial primary key)`)
const effects = async () => Number((await shop.db.execute(sql`select count(*) as n from effect`)).rows[0]!.n)

beforeEach(() => shop.db.execute(sql`truncate effect, idempotency, newsletter_key`))

test('R5 R7 twenty parallel calls with one key take effect once and get one answer', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      once(shop.db, intent(), async (tx) => {
        await tx.execute(sql`insert into effect default values`)
        return { n }
      }),
    ),
  )
  expect(await effects()).toBe(1)
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
})

test('R6 the same key with other data is a conflict, and changes nothing', async () => {
  const work = (tx: Parameters<Parameters<typeof once>[2]>[0]) =>
    tx.execute(sql`insert into effect default values`).then(() => 'ok')
  await once(shop.db, intent(), work)
  await expect(once(shop.db, intent({ requestHash: 'digest of b' }), work)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  })
  expect(await effects()).toBe(1)
})

test('a refusal is recorded and its writes are undone', async () => {
  let runs = 0
  const refuse = () =>
    once(shop.db, intent(), async (tx) => {
      runs += 1
      await tx.execute(sql`insert into effect default values`)
      throw new RuleError('newsletter_email_invalid', { email: 'no' })
    })
  await expect(refuse()).rejects.toMatchObject({ code: 'newsletter_email_invalid', errors: { email: 'no' } })
  await expect(refuse()).rejects.toMatchObject({ code: 'newsletter_email_invalid', errors: { email: 'no' } })
  expect([runs, await effects()]).toEqual([1, 0])
})

test('a fault is not an answer: the next attempt with that key runs', async () => {
  await expect(once(shop.db, intent(), () => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut')
  expect(await once(shop.db, intent(), async () => 'done')).toBe('done')
})

test('OP-046 an answer is given again for 24 hours and not a millisecond longer', async () => {
  await once(shop.db, intent(), async () => 'first')
  const lastMoment = new Date(now.getTime() + recordLifetimeMs)
  expect(await once(shop.db, intent({ now: lastMoment }), async () => 'second')).toBe('first')
  const tooLate = new Date(now.getTime() + recordLifetimeMs + 1)
  expect(await once(shop.db, intent({ now: tooLate }), async () => 'second')).toBe('second')
  expect(recordLifetimeMs).toBe(86_400_000)
})

test('over HTTP: twenty parallel sign-ups with one key leave one subscription and twenty equal answers', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.form(
        '/api/newsletter/sign',
        { email: ' Ana@Example.com ' },
        { headers: { 'idempotency-key': 'click-000001' } },
      ),
    ),
  )
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(await shop.db.select().from(newsletterKey)).toMatchObject([{ email: 'ana@example.com', country: 'ar' }])
  expect(await shop.db.select().from(idempotency).where(eq(idempotency.key, 'click-000001'))).toHaveLength(1)
})

test.each(['corta', 'x'.repeat(129), 'con espacio 1'])('the key %j is refused', async (key) => {
  const reply = await shop.form(
    '/api/newsletter/sign',
    { email: 'a@example.com' },
    { headers: { 'idempotency-key': key } },
  )
  expect(reply.statusCode).toBe(400)
})

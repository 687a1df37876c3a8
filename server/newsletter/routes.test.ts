import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()
beforeEach(() => shop.db.execute(sql`truncate newsletter_key`))
const list = () => shop.db.select().from(newsletterKey)

test('an address is on the list of its store once, however often it is given', async () => {
  const first = await shop.form('/api/newsletter/sign', { email: 'ana@example.com' })
  const again = await shop.form('/api/newsletter/sign', { email: 'ANA@example.com' })
  expect(first.json()).toEqual({ error: false, message: expect.any(String) })
  expect(again.json()).toEqual(first.json())
  expect(await list()).toHaveLength(1)
  await shop.form('/api/newsletter/sign', { email: 'ana@example.com' }, { store: 'cl' })
  expect((await list()).map(({ country }) => country).sort()).toEqual(['ar', 'cl'])
})

test.each(['', 'ana', 'ana@example', 'ana@@example.com', "a'; drop table country; --@x"])(
  'VAL-06 VAL-21 %j is refused with the specification’s sentence and nothing is written',
  async (email) => {
    const reply = await shop.form('/api/newsletter/sign', { email })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error: true, message: 'Ingrese una dirección de E-mail válida' })
    expect(await list()).toEqual([])
  },
)

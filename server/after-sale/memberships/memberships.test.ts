import { beforeEach, expect, test } from 'vitest'
import type { Membership } from '#contract/after-sale/memberships.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCustomers()
beforeEach(() => {
  shop.clock.now = noon
})

async function open(name: string, country: 'ar' | 'cl' = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  type Reply = { status: number; error: boolean; code?: string; memberships: Membership[]; hasMore: boolean }
  return (fields: Record<string, string> = {}) =>
    browser.call<Reply>('POST', '/api/customer/membership', { token, ...fields })
}

test('API-51 MEM-01 MEM-03 OP-082 Ana’s memberships are listed in pages of four and end with an empty page', async () => {
  const read = await open('ana')
  const pages = [await read(), await read({ offset: '4' }), await read({ offset: '8' })]
  expect(pages.map(({ memberships, hasMore }) => [memberships.length, hasMore])).toEqual([
    [4, true],
    [1, true],
    [0, false],
  ])
  const all = pages.flatMap(({ memberships }) => memberships)
  expect(all.map((each) => `${each.Membership_name}: ${each.label}`)).toEqual([
    'Club Familia: Pendiente',
    'Club Envíos: Activa',
    'Club Calzado: Activa',
    'Club Deporte: Cancelada',
    'Club Estilo: Vencida',
  ])
  expect(new Set(all.map(({ id_customer_membership: id }) => id)).size).toBe(5)
})

test('MEM-02 OP-085 a membership says whether it has a text of its own, and the text is there', async () => {
  const { memberships } = await (await open('ana'))()
  expect(memberships.filter((each) => each.has_cms_content).map((each) => each.cms_key)).toEqual(['club-envios'])
  const reply = await shop.app.inject({ url: '/api/cms/key/club-envios', headers: { 'x-store': 'vereda-ar' } })
  expect(reply.json()).toMatchObject({
    key: 'club-envios',
    content: expect.arrayContaining([expect.objectContaining({ tag: 'p' })]) as unknown,
  })
})

test('OP-085 a membership is over the moment its end passes, before the night’s job', async () => {
  await shop.db.execute(sql`update customer_membership set ends_at = ${noon.toISOString()} where status = 'active'`)
  const { memberships } = await (await open('ana'))()
  expect(memberships.slice(1, 3).map(({ label }) => label)).toEqual(['Vencida', 'Vencida'])
})

test('INV-24 memberships of other customers and countries are not found', async () => {
  for (const read of [await open('beto'), await open('gabi', 'cl')]) {
    expect(await read()).toMatchObject({ error: false, memberships: [], hasMore: false })
  }
})

test.each([{ limit: '0' }, { offset: 'x' }] as Record<string, string>[])(
  '%j is no question about memberships',
  async (fields) => expect((await (await open('ana'))(fields)).status).toBe(400),
)

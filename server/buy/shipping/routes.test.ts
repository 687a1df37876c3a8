import { afterEach, expect, test } from 'vitest'
import { readShippingMethods } from '#contract/buy/shipping.ts'
import { sql } from '#db/connection/drizzle.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
const path = '/api/shipping/getshippingmethods/'
const noFast = 'La ubicación no tiene envío rápido.'
afterEach(() => {
  shop.clock.now = noon
})

async function locationOf(country: OpenCountry, name: string): Promise<string> {
  const { rows } = await shop.db.execute<{ at: string }>(
    sql`select fk_region || '-' || id_city as at from city where country = ${country} and ${name} in (name, short_name)
      order by position limit 1`,
  )
  return rows[0]!.at
}

async function ask(country: OpenCountry, query: Record<string, string>) {
  const reply = await shop.get(path, { country, query })
  expect(reply.statusCode).toBe(200)
  return readShippingMethods.reply.parse(reply.json())
}

const capital = await locationOf('ar', 'CABA')
const { rows: villages } = await shop.db.execute<{ at: string }>(sql`
  select fk_region || '-' || id_city as at from city c where country = 'ar'
    and not exists (select from branch_office b where b.id_city = c.id_city)
    and not exists (select from fast_shipping_city f where f.id_city = c.id_city) order by id_city limit 1`)
const village = villages[0]!.at

test('API-27 OP-042 the capital has all three, keyed by code, with price and dates', async () => {
  const { success, data, error, message } = await ask('ar', { location: capital })
  expect([success, error, message]).toEqual([true, false, ''])
  expect(data).toEqual({
    standard: {
      code: 'standard',
      label: 'Envío a domicilio',
      price: 5990,
      free: false,
      eta_text: 'Llega en 3 a 6 días hábiles',
      from: '2026-11-18',
      to: '2026-11-21',
    },
    fast: expect.objectContaining({ price: 8990, free: false, from: '2026-11-16', to: '2026-11-16' }),
    pickup: expect.objectContaining({ price: 0, free: true }),
  })
})

test.each([
  ['ar', 'CABA', '2026-11-18', '2026-11-21'],
  ['ar', 'Mendoza', '2026-11-19', '2026-11-24'],
  ['ar', 'Ushuaia', '2026-11-21', '2026-11-28'],
  ['cl', 'Santiago', '2026-11-18', '2026-11-24'],
  ['cl', 'Punta Arenas', '2026-11-21', '2026-12-01'],
  ['co', 'Bogotá', '2026-11-18', '2026-11-24'],
  ['co', 'Leticia', '2026-11-21', '2026-12-01'],
] as const)('API-27 OP-042 in %s a parcel for %s arrives between %s and %s', async (country, name, from, to) => {
  const { data } = await ask(country, { location: await locationOf(country, name) })
  expect(data.standard).toMatchObject({ from, to })
})

test('API-27 a village has the standard way, and hears that there is no other', async () => {
  const { success, data, message } = await ask('ar', { location: village })
  expect([success, Object.keys(data), message]).toEqual([true, ['standard'], noFast])
})

test('API-27 asked for fast alone, a village gets an error with the reason and the capital gets it', async () => {
  expect(await ask('ar', { location: village, shipment_type: 'fast' })).toEqual({
    success: false,
    data: {},
    error: true,
    message: noFast,
  })
  const there = await ask('ar', { location: capital, shipment_type: 'fast' })
  expect([there.success, Object.keys(there.data), there.message]).toEqual([true, ['fast'], ''])
})

test('GEO-03 a zone that is off reaches nobody: Medellín', async () => {
  const { data, message } = await ask('co', { location: await locationOf('co', 'Medellín') })
  expect([data.fast, message]).toEqual([undefined, noFast])
  expect((await ask('co', { location: await locationOf('co', 'Bogotá') })).data.fast).toMatchObject({ price: 15_900 })
})

test('OP-042 a seller sends the ways he sends, for free where he always does', async () => {
  const { data } = await ask('ar', { location: capital, supplier: 'Calzados El Andén' })
  expect(data).toMatchObject({ standard: { price: 0, free: true } })
  expect(Object.keys(data)).toEqual(['standard'])
  expect(Object.keys((await ask('ar', { location: capital, supplier: 'Taller del Sur' })).data)).toEqual([
    'standard',
    'fast',
  ])
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from supplier where country = 'ar' and name = 'Taller del Sur'`,
  )
  expect(Object.keys((await ask('ar', { location: capital, supplier: String(rows[0]!.id) })).data)).toContain('fast')
})

test('OP-043 a product dear enough is sent free, by the price in force and not by what a client says', async () => {
  await shop.db.execute(sql`update product set price = 8000000, special_price = null where sku = 'ZM0002'`)
  await shop.db.execute(sql`update product set price = 8000000, special_price = 7999999, special_from = null,
    special_to = ${new Date(noon.getTime() + 60_000)} where sku = 'ZM0003'`)
  expect((await ask('ar', { sku: 'ZM0002-38' })).data.standard).toMatchObject({ free: true, price: 0 })
  expect((await ask('ar', { sku: 'ZM0003' })).data.standard).toMatchObject({ free: false, price: 5990 })
  shop.clock.now = new Date(noon.getTime() + 60_000)
  expect((await ask('ar', { sku: 'ZM0003' })).data.standard).toMatchObject({ free: true })
})

test('a tariff changed in the table is the tariff answered', async () => {
  await shop.db.execute(sql`update shipping_method set price = 100 where country = 'cl' and code = 'standard'`)
  expect((await ask('cl', {})).data.standard).toMatchObject({ price: 100 })
})

test('INV-32 a city or a product of another store counts for nothing', async () => {
  const santiago = await locationOf('cl', 'Santiago')
  expect(Object.keys((await ask('ar', { location: santiago })).data)).toEqual(['standard'])
  expect((await ask('ar', { sku: skuOf('cl', 'ZM0001') })).data.standard).toMatchObject({ price: 5990 })
  const [, city] = capital.split('-')
  expect(Object.keys((await ask('ar', { location: `1-${city}` })).data)).toEqual(['standard'])
})

test.each([
  ['location', '5402'],
  ['location', "1' or '1'='1"],
  ['shipment_type', 'teleport'],
  ['supplier', 'Nadie SA'],
  ['sku', 'a b'],
])('a wrong %s %j is refused as a wrong call', async (name, value) => {
  const reply = await shop.get(path, { query: { [name]: value } })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { error: true, code: 'invalid_input', errors: { [name]: expect.any(String) } },
  ])
})

test('a question about delivery costs one statement', async () => {
  expect(await countStatements(shop, () => shop.get(path, { query: { location: capital, sku: 'ZM0001' } }))).toBe(1)
})

test('a store that closed its standard way says so', async ({ onTestFinished }) => {
  onTestFinished(async () => {
    await shop.db.execute(sql`update shipping_method set enabled = true where country = 'co' and code = 'standard'`)
  })
  await shop.db.execute(sql`update shipping_method set enabled = false where country = 'co' and code = 'standard'`)
  expect(await ask('co', { shipment_type: 'standard' })).toEqual({
    success: false,
    data: {},
    error: true,
    message: 'No hay envíos disponibles en este momento.',
  })
})

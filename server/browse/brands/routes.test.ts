import { expect, test } from 'vitest'
import { readBrands } from '#contract/browse/brands.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
/** A minute after the last read, so that every read is fresh. */
async function brands(country: OpenCountry = 'ar') {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  return readBrands.reply.parse((await shop.get('/api/brands/', { country })).json()).brandList
}

test.each(openCountries)(
  'CONT-03 %s lists the brands that sell something, each with its page and count',
  async (country) => {
    const list = await brands(country)
    expect(list.length).toBeGreaterThan(3)
    for (const { slug, url, logo, count } of list) {
      expect([url, logo]).toEqual([`/${slug}/`, `/img/l/${slug}.jpg`])
      const { rows } = await shop.db
        .execute(sql`select count(*)::int as n from product join brand on brand.id = brand_id
      where brand.slug = ${slug} and product.country = ${country} and active`)
      expect(rows).toEqual([{ n: count }])
    }
  },
)

test('CONT-03 in the order of a Spanish dictionary', async () => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`select id from brand where id in
    (select brand_id from product where country = 'ar' and active) order by id limit 4`)
  for (const [at, name] of ['Nube', 'Ñandú', 'Oca', 'Águila'].entries()) {
    await shop.db.execute(sql`update brand set name = ${name} where id = ${rows[at]!.id}`)
  }
  const names = (await brands()).map(({ name }) => name)
  const places = ['Águila', 'Nube', 'Ñandú', 'Oca'].map((name) => names.indexOf(name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(names.findIndex((name) => /^[B-Z]/.test(name))).toBeGreaterThan(places[0]!)
})

test('CONT-03 INV-30 a brand without anything on sale is not listed', async () => {
  const [first] = await brands('cl')
  await shop.db.execute(sql`update product set active = false
    where brand_id = (select id from brand where country = 'cl' and slug = ${first!.slug})`)
  expect((await brands('cl')).map(({ slug }) => slug)).not.toContain(first!.slug)
})

test('CONT-03 products are counted at most once a minute', async () => {
  await brands()
  expect(await countStatements(shop, () => shop.get('/api/brands/'))).toBe(0)
})

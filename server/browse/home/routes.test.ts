import { afterEach, expect, test } from 'vitest'
import { readHome } from '#contract/browse/home.ts'
import { sql } from '#db/connection/drizzle.ts'
import { homeKeys } from '#domain/content/pages/places-of-content.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
afterEach(() => {
  shop.clock.now = noon
})

async function home(key: string, country: OpenCountry = 'ar') {
  const reply = await shop.get('/api/home/', { country, query: { key, device: 'pwa' } })
  expect(reply.statusCode).toBe(200)
  return readHome.reply.parse(reply.json())
}

test.each(openCountries.flatMap((country) => homeKeys.map((key) => [country, key] as const)))(
  'API-08 HOME-01…06 %s has the page %s: three zones, twelve items in two columns of six',
  async (country, key) => {
    const page = await home(key, country)
    expect(page.layout.portrait).toEqual({ positions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], cols: 2, rows: 6 })
    expect(page.home_items.map(({ position }) => position)).toEqual(page.layout.portrait.positions)
    for (const item of page.home_items) {
      expect(Object.keys(item)).toEqual(['name', 'position', 'image_url', 'api_url', 'desktop_url', 'link'])
    }
    const { top, central, bottom } = page.banners
    expect([top.length, central.length, bottom.length]).toEqual([1, 1, 1])
    expect(Object.keys(top[0]!)).toEqual(['image', 'link', 'alt', 'coupon'])
    expect(page.seoSettings.title).toContain('Vereda')
    expect(page.seoSettings.canonical).toBe(key === 'home' ? '/' : `/${key}/`)
    expect(page.customer).toBeNull()
  },
)

test('HOME-04 without a key it is the first page', async () => {
  expect((await shop.get('/api/home/')).json()).toEqual(await home('home'))
})

test.each(['nada', '', "'"])('OP-035 the key %j is refused as a wrong call', async (key) => {
  const reply = await shop.get('/api/home/', { query: { key } })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { code: 'invalid_input', errors: { key: expect.any(String) } },
  ])
})

test('HOME-02 a banner hangs from its first instant to, not including, its last, in the order of its zone', async () => {
  const [from, to] = [noon, new Date(noon.getTime() + 3_600_000)]
  await shop.db
    .execute(sql`insert into banner (country, zone, key_or_path, image_url, link, alt, coupon_code, starts_at, ends_at, position)
    values ('cl', 'home_top', 'mujer', '/img/b/sale-wide.jpg', '/x/', 'Hoy', 'HOY10', ${from}, ${to}, 0)`)
  const seen = async (at: number) => {
    shop.clock.now = new Date(at)
    return (await home('mujer', 'cl')).banners.top.map(({ alt, coupon }) => `${alt} ${coupon}`)[0]
  }
  expect(await seen(from.getTime())).toBe('Hoy HOY10')
  expect(await seen(to.getTime() - 1)).toBe('Hoy HOY10')
  expect(await seen(from.getTime() - 1)).not.toBe('Hoy HOY10')
  expect(await seen(to.getTime())).not.toBe('Hoy HOY10')
  expect((await home('mujer', 'ar')).banners.top).toHaveLength(1)
})

test('a home page costs one statement', async () => {
  expect(await countStatements(shop, () => shop.get('/api/home/'))).toBe(1)
})

test('a shop that has drawn no page yet has a bare one', async () => {
  await shop.db.execute(sql`delete from home_item where country = 'co'`)
  await shop.db.execute(sql`delete from home_page where country = 'co'`)
  expect(await home('home', 'co')).toMatchObject({
    home_items: [],
    layout: { portrait: { positions: [], rows: 0 } },
    seoSettings: { title: 'Vereda: calzado y moda', canonical: '/' },
  })
})

import { expect, test } from 'vitest'
import { readHorizontalMenu, readMenu, readSegments, type MenuNode } from '#contract/browse/menu.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

test.each(openCountries)('API-11 API-12 HOME-08 %s: the whole tree, the same in both dialects', async (country) => {
  const bff = await shop.get('/bff/cms/menu', { country, headers: { 'x-os': 'pwa' } })
  const legacy = await shop.get('/api/menu/getstatic', { country, query: { key: 'menu_pwa' } })
  expect(legacy.json()).toEqual(bff.json())
  const { menu } = readMenu.reply.parse(bff.json())
  expect(menu.slice(0, 4).map(({ label }) => label)).toEqual(['Mujer', 'Hombre', 'Niños', 'Accesorios'])
  const { rows } = await shop.db.execute<{ path: string }>(sql`select path from category where country = ${country}`)
  const urls = flat(menu).map(({ url }) => url)
  expect(rows.filter(({ path }) => !urls.includes(path))).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
  expect(flat(menu).filter(({ label }) => label === '')).toEqual([])
})

test('HOME-08 U18 an entry shows a small picture of a product in stock', async () => {
  const { menu } = readMenu.reply.parse((await shop.get('/bff/cms/menu')).json())
  const shoes = flat(menu).find(({ url }) => url === '/calzado-mujer/')
  expect(shoes!.picture).toMatch(/^\/img\/p\/[A-Z0-9]+-1\.jpg$/)
  const sku = shoes!.picture!.slice('/img/p/'.length).split('-')[0]!
  const { rows } = await shop.db.execute(sql`select from simple where sku = ${sku} and stock > 0`)
  expect(rows.length).toBeGreaterThan(0)
  const offers = flat(menu).find(({ url }) => url === '/precio-especial/')!.picture!
  const reduced = await shop.db.execute(
    sql`select from product where sku = ${offers.slice('/img/p/'.length).split('-')[0]!} and special_price is not null`,
  )
  expect(reduced.rows.length).toBeGreaterThan(0)
  // Nothing is sold there.
  expect(flat(menu).find(({ url }) => url === '/accesorios/paraguas/')).not.toHaveProperty('picture')
})

test('HOME-08 the tree is as deep as the shop: five levels', async () => {
  const { menu } = readMenu.reply.parse((await shop.get('/bff/cms/menu')).json())
  const deep = (nodes: readonly MenuNode[]): number => Math.max(0, ...nodes.map(({ children }) => 1 + deep(children)))
  expect(deep(menu)).toBe(5)
})

test('API-13 HOME-07 five segment tabs keyed by label, in order', async () => {
  const tabs = readSegments.reply.parse((await shop.get('/api/menu/', { query: { device: 'pwa' } })).json())
  expect(Object.keys(tabs)).toEqual(['Inicio', 'Mujer', 'Hombre', 'Niños', 'Ofertas'])
  expect(tabs.Ofertas).toEqual({ label: 'Ofertas', desktop_url: '/precio-especial/', position: 5 })
})

test('API-14 HOME-07 six entries of the strip keyed by label, in order', async () => {
  const strip = readHorizontalMenu.reply.parse((await shop.get('/bff/cms/horizontal-menu', { country: 'co' })).json())
  expect(Object.keys(strip)).toHaveLength(6)
  expect(Object.keys(strip)[0]).toBe('Tenis')
  expect(strip['Envío gratis']).toEqual({ label: 'Envío gratis', desktopUrl: '/envio-gratis/', position: 4 })
})

test('INV-32 a menu has only its country’s entries', async () => {
  await shop.db.execute(sql`insert into menu_item (country, menu, label, desktop_url, position)
    values ('cl', 'segment', 'Solo Chile', '/solo-chile/', 9)`)
  expect((await shop.get('/api/menu/', { country: 'ar' })).json()).not.toHaveProperty('Solo Chile')
  expect((await shop.get('/api/menu/', { country: 'cl' })).json()).toHaveProperty('Solo Chile')
})

test.each(['/bff/cms/menu', '/api/menu/getstatic', '/api/menu/', '/bff/cms/horizontal-menu'])(
  '%s may be kept for a minute, per store',
  async (path) => {
    const { headers } = await shop.get(path)
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(String(headers.vary)).toContain('x-store')
  },
)

test('API-12 another key is a wrong call', async () => {
  const reply = await shop.get('/api/menu/getstatic', { query: { key: 'otra' } })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})

import { expect, test } from 'vitest'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now })

test('SRCH-01 U23 what is not had is said, and what is near is shown apart', async () => {
  const page = await shop.page({ q: 'nike' })
  expect(page.total).toBe(0)
  expect(page.resultDetails.search).toMatchObject({ notHad: ['nike'], correction: null, isCorrected: false })
  expect(page.nearby).toHaveLength(10)
  for (const { productName } of page.nearby) expect(productName).toMatch(/^zapatilla/i)
  const sporty = await shop.page({ q: 'remera deportiva mujer' })
  expect(sporty.resultDetails.search!.setAside).toEqual(['deportiva'])
})

test('SRCH-01 a page with few results is filled up, but not with filters, another order or on later pages', async () => {
  const few = await shop.page({ q: 'zapatilla brisa' })
  expect(few.total).toBeGreaterThan(0)
  expect(few.total).toBeLessThan(10)
  expect(few.products.length + few.nearby.length).toBe(10)
  const shown = [...few.products, ...few.nearby].map(({ id }) => id)
  expect(new Set(shown).size).toBe(10)
  expect((await shop.page({ q: 'zapatilla brisa', sorting: 'price' })).nearby).toEqual([])
  expect((await shop.page({ q: 'zapatilla brisa', filters: { gender: ['mujer'] } })).nearby).toEqual([])
  expect((await shop.page({ q: 'zapatillas' })).nearby).toEqual([])
})

test('SRCH-01 amounts and orders are described in the country’s words', async () => {
  const page = await shop.page({ q: 'botas en oferta hasta 150000' })
  expect(
    page.resultDetails.search!.understood.map(({ name, label }) => `${name} ${label}`.trim().replace('\u00a0', ' ')),
  ).toEqual(['Precio hasta $ 150.000', 'Ofertas'])
  for (const { numericDiscountPrice } of page.products) expect(numericDiscountPrice).toBeLessThanOrEqual(150_000)
  const cheap = await shop.page({ q: 'remera barata sin rayas' })
  expect(cheap.resultDetails.search!.understood.map(({ name, label }) => `${name} ${label}`)).toEqual([
    'Sin rayas',
    'Primero lo más barato',
  ])
})

test('SRCH-01 suggestions understand what the search understands', async () => {
  const { terms, categories, products } = (
    await shop.get('/bff/catalog/suggestion', { query: { q: 'zapatillas mujer' } })
  ).json()
  expect(terms).toContain('zapatillas mujer')
  expect(categories.map(({ url }: { url: string }) => url)).toContain('/zapatillas-mujer/')
  expect(products).toHaveLength(4)
  const nothing = (await shop.get('/bff/catalog/suggestion', { query: { q: 'xqzwv' } })).json()
  expect(nothing).toMatchObject({ terms: [], categories: [], products: [] })
})

test('SRCH-01 explain-search prints how a search was read and what stands first', async () => {
  const type = operatorOn(shop.url, { now })
  const { code, output } = await type(['explain-search', 'sapatilas negras nike', '--country', 'ar'])
  expect(code).toBe(0)
  expect(output).toMatch(/Corrected: +sapatilas -> zapatillas \(odds 2\^\d/)
  expect(output).toMatch(/Filters: +color_family Negro \(negras\)/)
  expect(output).toMatch(/Looked up: +zapatillas \[zapatilla\] \(what it is\)/)
  expect(output).toMatch(/Not had: +nike/)
  expect(output).toMatch(/ 1\. \d\.\d{3} {2}Zapatilla/)
  await expect(type(['explain-search', 'botas'])).rejects.toThrow('--country is missing')
})

test('SRCH-01 explain-search takes several searches and asks the shop that runs on this database', async () => {
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const running = { HOST: origin.hostname, PORT: origin.port }
  const type = operatorOn(shop.url, { now })
  await shop.catalog.engineOf('ar')
  const { output } = await type(['explain-search', 'botas negras', 'buzo con capucha', '--country', 'ar'], running)
  const { body } = await shop.app.inject('/metrics')
  expect(body).toMatch(/request_duration_seconds_count\{[^}]*route="\/explain-search",status="200"[^}]*\} 2\n/)
  expect(output).toMatch(/^Search: +botas negras$/m)
  expect(output).toMatch(/^Search: +buzo con capucha$/m)
  expect(await type(['explain-search', 'botas negras', '--country', 'ar'])).toMatchObject({ code: 0 })
  const stranger = await shop.app.inject({ url: '/explain-search?country=ar&q=botas' })
  expect(stranger.statusCode).toBe(404)
  const forged = { authorization: `Bearer ${'0'.repeat(64)}` }
  expect((await shop.app.inject({ url: '/explain-search?country=ar&q=botas', headers: forged })).statusCode).toBe(404)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { openCatalog } from '../catalog.ts'
import { stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now, ar: 120 })
const operator = operatorOn(shop.url, { now })
const path = '/zapatillas-mujer/'
const tags = { search: 'zapatillas mujer' }

/** What the operator said, as the running shop hears of it. */
async function said(line: readonly string[]) {
  const { code, output } = await operator(line)
  await shop.catalog.catchUp()
  return { code, output }
}
const total = async (q: string) => (await shop.page({ q })).total

beforeEach(async () => {
  await shop.pool.query('delete from search_synonym; delete from search_placement; delete from search_redirect')
  await shop.catalog.catchUp()
})

test('a synonym is used by the running shop, and no longer when it is taken back', async () => {
  expect((await shop.page({ q: 'cachilupos' })).resultDetails.search?.notHad).toEqual(['cachilupos'])
  const { output } = await said(['synonym', 'add', 'ar', 'Cachilupo', 'zapatillas'])
  expect(output).toBe('ar: "cachilupo" also finds "zapatillas".')
  const found = await shop.page({ q: 'cachilupos' })
  expect(found.total).toBe(await total('zapatillas'))
  expect(found.resultDetails.search).toMatchObject({ q: 'cachilupos', notHad: [], isLoose: false, correction: null })
  // With everything else that a search says.
  expect(await shop.ids({ q: 'cachilupo blancas mujer' })).toEqual(await shop.ids({ q: 'zapatillas blancas mujer' }))
  expect((await shop.page({ q: 'cachilupo' }, { country: 'cl' })).total).not.toBe(found.total)
  await said(['synonym', 'remove', 'ar', 'cachilupo', 'zapatillas'])
  expect((await shop.page({ q: 'cachilupos' })).resultDetails.search?.notHad).toEqual(['cachilupos'])
})

test('a word that is sold finds itself and what it also means, or with --instead that alone', async () => {
  const [boots, sandals] = [await total('botas'), await total('sandalias')]
  await said(['synonym', 'add', 'all', 'botas', 'sandalias'])
  const both = await shop.page({ q: 'botas', per: 50 })
  expect(both.total).toBeGreaterThan(boots)
  expect(both.total).toBeLessThanOrEqual(boots + sandals)
  await said(['synonym', 'add', 'all', 'botas', 'sandalias', '--instead'])
  expect(await total('botas')).toBe(sandals)
  expect(await total('sandalias')).toBe(sandals)
  const { output } = await operator('synonym list ar')
  expect(output).toBe('all  botas -> sandalias  (nothing else)')
  expect((await operator(['explain-search', 'botas', '--country', 'ar'], { PORT: '1' })).output).toContain(
    'Also read as: sandalias',
  )
})

test('SRCH-05 OP-014 a search leads to a page, until the page is gone', async () => {
  const redirect = async (q: string) => (await shop.page({ q })).redirect
  expect(await redirect(tags.search)).toBeNull()
  await said(['redirect', 'add', 'ar', 'Zapatillas  Mujer!', path])
  expect(await redirect('zapatillas mujer')).toBe(path)
  expect(await redirect('zapatillas mujer negras')).toBeNull()
  expect((await operator('redirect list ar --json')).output).toContain('"words": "zapatillas mujer"')
  await said(['redirect', 'add', 'ar', 'sustentable', '/moda-sostenible/'])
  expect(await redirect('sustentable')).toBe('/moda-sostenible/')
  await shop.pool.query(`delete from static_page where country = 'ar' and path = '/moda-sostenible/'`)
  await vi.waitFor(async () => expect(await redirect('sustentable')).toBeNull())
  expect((await said(['redirect', 'remove', 'ar', 'zapatillas mujer'])).code).toBe(0)
  expect(await redirect('zapatillas mujer')).toBeNull()
})

test('OP-030 what is pinned to a category stands first in its order, under filters too, and pages do not repeat it', async () => {
  const before = await shop.ids({ path, per: 50 })
  const [second, tenth] = [before[1]!, before[9]!]
  await said(['pin', 'add', 'ar', path, tenth, second])
  const first = await shop.ids({ path, per: 5 })
  expect(first.slice(0, 2)).toEqual([tenth, second])
  expect(first.slice(2)).toEqual(before.filter((sku) => sku !== tenth && sku !== second).slice(0, 3))
  const pages = [
    ...first,
    ...(await shop.ids({ path, per: 5, page: 2 })),
    ...(await shop.ids({ path, per: 5, page: 3 })),
  ]
  expect(new Set(pages).size).toBe(pages.length)
  expect((await shop.page({ path, per: 50 })).total).toBe(before.length)
  // The order that a visitor chose is hers.
  const cheapest = await shop.ids({ path, sorting: 'price', dir: 'asc', per: 5 })
  await said(['pin', 'remove', 'ar', path])
  expect(await shop.ids({ path, sorting: 'price', dir: 'asc', per: 5 })).toEqual(cheapest)
  expect(await shop.ids({ path, per: 50 })).toEqual(before)
})

test('what is pinned to a search is found by it, unless it is sold out', async () => {
  const [other] = await shop.ids({ path })
  const before = await shop.page({ q: 'botas' })
  await said(['pin', 'add', 'ar', 'Botas', other!])
  const after = await shop.page({ q: 'botas' })
  expect([after.products[0]!.id, after.total]).toEqual([other, before.total + 1])
  expect((await shop.get('/bff/catalog/suggestion', { query: { q: 'botas' } })).json().products[0].id).toBe(other)
  await shop.pool.query('update simple set stock = 0 where sku = $1', [other])
  await vi.waitFor(async () => expect((await shop.ids({ q: 'botas' }))[0]).not.toBe(other))
})

test('what is hidden is in no list of the place, no count and no other search’s business', async () => {
  const before = await shop.page({ path, per: 50 })
  const [sku] = before.products.map(({ id }) => id)
  const { output } = await said(['hide', 'add', 'ar', path, sku!])
  expect(output).toBe(`At "${path}" in ar are not shown: ${sku}.`)
  const after = await shop.page({ path, per: 50 })
  expect(after.products.map(({ id }) => id)).not.toContain(sku)
  expect(after.total).toBeLessThanOrEqual(before.total)
  expect(await shop.ids({ q: sku! })).toEqual([sku])
  await said(['hide', 'add', 'ar', sku!, sku!])
  expect(await shop.ids({ q: sku! })).toEqual([])
  await said(['hide', 'remove', 'ar', path, sku!])
  expect(await shop.ids({ path, per: 50 })).toEqual(before.products.map(({ id }) => id))
})

test.each([
  ['synonym add ar de short', 'WORDS has only words that searches leave out, such as "de" and "para".'],
  ['synonym add xx uno dos', 'There is no store "xx": one of ar, cl, co.'],
  ['synonym remove ar nada algo', 'There is no synonym ar: nada -> algo.'],
  ['redirect add ar algo /no-hay/', '"/no-hay/" leads to no page of the store ar.'],
  ['redirect add ar algo //evil.example/', '"//evil.example/" is no page of the shop such as /mujer/.'],
  ['redirect add ar !!! /brands', 'WORDS must have a letter or a figure.'],
  ['redirect remove ar nada', 'The search "nada" leads to no page in ar.'],
  ['pin add ar /no-hay/ ZM0001', '"/no-hay/" is no category and no landing page of ar.'],
  ['pin add ar /zapatillas-mujer/ ZM0001 QUIEN', 'ar has no product QUIEN.'],
  ['pin remove ar botas', 'Nothing of "botas" in ar: not pinned there.'],
])('the operator who says %j is refused: %s', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})

test('every change is in the audit with its store', async () => {
  await operator(['pin', 'add', 'ar', 'botas', 'ZM0001', '--reason', 'Temporada'])
  const { rows } = await shop.pool.query(
    'select actor, action, subject, country, reason from audit order by id desc limit 1',
  )
  expect(rows[0]).toEqual({
    actor: 'operator test',
    action: 'pin-add',
    subject: 'ar botas: ZM0001',
    country: 'ar',
    reason: 'Temporada',
  })
})

test('another node follows by itself', async () => {
  const { openSearchRules } = await import('#server/browse/search/read-search-rules.ts')
  const rules = await openSearchRules(shop.db)
  const other = openCatalog({
    pool: shop.pool,
    url: shop.url,
    clock: () => now,
    log: () => {},
    reloadSettings: rules.reload,
    rulesOf: rules.of,
  })
  const count = async () => (await other.engineOf('ar')).countOf('cachilupo')
  await count()
  const none = await count()
  await operator(['synonym', 'add', 'ar', 'cachilupo', 'zapatillas'])
  await vi.waitFor(async () => expect(await count()).toBe((await other.engineOf('ar')).countOf('zapatillas')))
  expect(await count()).toBeGreaterThan(none)
  await other.close()
})

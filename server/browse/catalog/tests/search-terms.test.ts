import { beforeEach, expect, test } from 'vitest'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { sql } from '#db/connection/drizzle.ts'
import { minVisitorsPerTerm } from '#domain/browse/search/shown-terms.ts'
import { readEnv } from '#server/platform/env.ts'
import { createApp } from '#server/platform/http/app.ts'
import { countPageSearches } from '#server/browse/search/count-page-searches.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
const day = 24 * 60 * 60 * 1000
let today = noon.getTime()
beforeEach(async () => {
  // Another day for every test: what a node caches of a day and of top searches is outdated then.
  today += day
  shop.clock.now = new Date(today)
  await shop.db.execute(sql`truncate search_term, search_visitor, search_salt, hidden_search`)
})

const search = async (q: string, remoteAddress: string) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/bff/catalog/search',
    remoteAddress,
    headers: { 'content-type': 'application/json', 'x-store': 'vereda-ar' },
    payload: JSON.stringify({ path: '/catalog/', q, pageInfo: { page: 1, itemsPerPage: 10 }, filters: [] }),
  })
  expect(reply.statusCode).toBe(200)
}
const searchByMany = async (q: string, people: number) => {
  for (let each = 1; each <= people; each++) await search(q, `198.51.100.${each}`)
  await shop.terms.flush()
}
/** What a visitor reads a minute later, when no earlier answer is cached any more. */
const top = async () => {
  await shop.terms.flush()
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  return (await shop.get('/bff/catalog/suggestion/top-search')).json<{ topSearch: string[] }>().topSearch
}
const suggested = async (q: string) =>
  (await shop.get('/bff/catalog/suggestion', { query: { q } })).json<{ terms: string[] }>().terms
const terms = async () =>
  (await shop.db.execute(sql`select term, hits, most_in_a_day from search_term order by term`)).rows

test('API-23 900 searches from one IP address count as one and are not shown', async () => {
  for (let each = 0; each < 900; each++) await search('zapatilla blanca 38', '203.0.113.7')
  await searchByMany('zapatilla', minVisitorsPerTerm)
  expect(await top()).toEqual(['zapatilla'])
  expect(await terms()).toEqual([
    { term: 'zapatilla', hits: minVisitorsPerTerm, most_in_a_day: minVisitorsPerTerm },
    { term: 'zapatilla blanca 38', hits: 1, most_in_a_day: 1 },
  ])
  expect(await suggested('zapatilla')).not.toContain('zapatilla blanca 38')
})

test('API-23 one IP address that returns every day is not counted more either', async () => {
  for (let each = 0; each < 10; each++) {
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
    today += day
    await search('zapatilla urbana', '203.0.113.7')
    await shop.terms.flush()
  }
  expect(await terms()).toEqual([{ term: 'zapatilla urbana', hits: 10, most_in_a_day: 1 }])
  expect(await top()).toEqual([])
})

test('API-23 an IPv6 visitor has billions of addresses and counts once', async () => {
  for (let each = 1; each <= 50; each++) await search('zapatilla', `2001:db8:1:2::${each.toString(16)}`)
  await shop.terms.flush()
  expect(await terms()).toMatchObject([{ hits: 1 }])
})

test('API-23 visitors of one day count together over several writes, and the most searched is first', async () => {
  await searchByMany('vestido', 3)
  await searchByMany('zapatilla', 3)
  await search('zapatilla', '198.51.100.99')
  expect(await top()).toEqual(['zapatilla', 'vestido'])
  expect(await suggested('zap')).toContain('zapatilla')
})

test('API-23 what finds nothing, or nothing any more, is not offered', async () => {
  await searchByMany('qwertyuiop', 5)
  await searchByMany('zapatilla', 3)
  expect(await top()).toEqual(['zapatilla'])
  shop.terms.recordResults('ar', 'zapatilla', 0)
  expect(await top()).toEqual([])
})

test('blocked words are never suggested, however many visitors search for them', async () => {
  await shop.db.execute(sql`insert into search_term (country, term, hits, most_in_a_day, results, last_at) values
    ('ar', 'estafa zapatillas', 900, 900, 5, now()), ('ar', 'zapatillas', 10, 10, 5, now())`)
  expect(await top()).toEqual(['zapatillas'])
})

test('the operator hides words of a country, and shows them again', async () => {
  const operator = operatorOn(shop.url, { now: noon })
  await searchByMany('vestido', 4)
  await searchByMany('zapatilla', 3)
  expect(await suggested('vestid')).toContain('vestido')
  expect((await operator(['hide-search', 'VESTIDÓ', '--country', 'ar'])).output).toContain('"vestido"')
  expect(await top()).toEqual(['zapatilla'])
  // Nor as a word of the catalogue.
  expect(await suggested('vestid')).not.toContain('vestido')
  await operator('show-search vestido --country ar')
  expect(await top()).toEqual(['vestido', 'zapatilla'])
  await expect(operator('show-search vestido --country ar')).rejects.toThrow('is not hidden')
  await expect(operator('hide-search vestido')).rejects.toThrow('--country')
  await expect(operator(['hide-search', '!!', '--country', 'ar'])).rejects.toThrow('WORDS')
})

test('no IP address is stored, and digests of two days have nothing in common', async () => {
  const digests = async () =>
    (await shop.db.execute<{ visitor: string }>(sql`select visitor from search_visitor order by day`)).rows
  await search('zapatilla', '203.0.113.7')
  await shop.terms.flush()
  shop.clock.now = new Date(shop.clock.now.getTime() + day)
  today += day
  await search('zapatilla', '203.0.113.7')
  await shop.terms.flush()
  const [first, second] = await digests()
  expect(first!.visitor).not.toBe(second!.visitor)
  expect(JSON.stringify(await digests())).not.toContain('203.0.113')
})

test('one visitor adds no more than fifty terms a day', async () => {
  for (let each = 0; each < 120; each++) {
    const q = `zapatilla ${each}`
    shop.terms.recordResults('ar', q, 5)
    shop.terms.recordVisit('ar', q, '203.0.113.7')
    if (each === 70) await shop.terms.flush()
  }
  await shop.terms.flush()
  expect(await shop.db.execute(sql`select from search_term`)).toMatchObject({ rowCount: 50 })
})

test.each([
  ['/catalog/?q=vestido', ['ar', 'vestido', '203.0.113.7']],
  ['/catalog/?q=vestido&country=cl', ['cl', 'vestido', '203.0.113.7']],
  ['/catalog.data?q=vestido', ['ar', 'vestido', '203.0.113.7']],
  ['/catalog/_.data?q=vestido', ['ar', 'vestido', '203.0.113.7']],
  ['/catalog/', undefined],
  ['/zapatillas/?q=vestido', undefined],
  ['/catalog/?q=broken', undefined],
])('a search on the page %s counts for its visitor, whether or not it was cached: %j', async (url, expected) => {
  const visits: unknown[] = []
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent' }))
  countPageSearches(app, { recordVisit: (...visit) => void visits.push(visit) }, shopHosts({}))
  app.get('*', (request, reply) => reply.code(request.url.includes('broken') ? 404 : 200).send('a page'))
  await app.inject({ url, remoteAddress: '203.0.113.7' })
  await app.close()
  expect(visits).toEqual(expected ? [expected] : [])
})

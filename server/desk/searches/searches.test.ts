import { expect, test } from 'vitest'
import type { DeskSearchRules, PreviewedList, SearchExplanation, SearchFigures } from '#contract/desk/searches.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[] = ['content'], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
type By = Awaited<ReturnType<typeof signedIn>>
type Preview = { before: PreviewedList; after: PreviewedList | null; explanation: SearchExplanation | null }
const acts = async () =>
  (
    await shop.db.execute<{ action: string; subject: string }>(
      sql`select action, subject from audit where action ~ '^(synonym|redirect|pin|hide)-' order by id`,
    )
  ).rows
const preview = (by: By, where: string, draft: object | null = null) =>
  by.post<Preview>('/desk/api/searches/preview', { country: 'ar', where, draft })
const rulesOf = (by: By) => by.get<DeskSearchRules>('/desk/api/search-rules?country=ar')
const skusOf = ({ products }: PreviewedList) => products.map(({ sku }) => sku)

test('OP-078 what is pinned is seen before and after, written as it was seen, and stands first in the shop', async () => {
  const by = await signedIn()
  const { before } = await preview(by, 'zapatillas')
  const last = skusOf(before).at(-1)!
  const draft = { rule: 'pinned', place: 'zapatillas', skus: [last] }
  const seen = await preview(by, 'zapatillas', draft)
  expect(skusOf(seen.before)).toEqual(skusOf(before))
  expect(skusOf(seen.after!)[0]).toBe(last)
  // Nothing was written, and nobody else sees it.
  expect(skusOf((await preview(by, 'zapatillas')).before)).toEqual(skusOf(before))
  expect(await acts()).toEqual([])

  const body = { country: 'ar', where: 'Zapatillas', kind: 'pinned', skus: [last], seen: [] }
  expect(await by.post('/desk/api/search-rules/placements', body)).toMatchObject({ status: 200 })
  await shop.catalog.catchUp()
  expect(skusOf((await preview(by, 'zapatillas')).before)).toEqual(skusOf(seen.after!))
  const { places } = await rulesOf(by)
  expect(places).toMatchObject([
    { where: 'zapatillas', pinned: [{ sku: last, addedBy: expect.stringContaining('persona') }], hidden: [] },
  ])
  expect(await acts()).toEqual([{ action: 'pin-set', subject: `ar zapatillas: ${last}` }])
  const gone = { ...body, skus: [], seen: [last] }
  expect(await by.post('/desk/api/search-rules/placements', gone)).toMatchObject({ status: 200 })
  expect((await rulesOf(by)).places).toEqual([])
})

test('what is hidden in a category is not shown there, and a path that is none is refused', async () => {
  const by = await signedIn()
  const where = '/zapatillas-mujer/'
  const [first] = skusOf((await preview(by, where)).before)
  const hidden = await preview(by, where, { rule: 'hidden', place: where, skus: [first] })
  expect(skusOf(hidden.after!)).not.toContain(first)
  expect(hidden.after!.total).toBe(hidden.before.total - 1)
  expect(hidden.explanation).toBeNull()
  expect(await preview(by, '/no-existe/')).toMatchObject({ status: 404 })
  const body = { country: 'ar', where: '/no-existe/', kind: 'hidden', skus: [first], seen: [] }
  expect(await by.post('/desk/api/search-rules/placements', body)).toMatchObject({ status: 409 })
})

test('a synonym and a redirect are tried, made, listed with who and when, and taken back', async () => {
  const by = await signedIn()
  const tried = await preview(by, 'cachilupos', { rule: 'synonym', words: 'cachilupo', means: 'botas', instead: false })
  expect(tried.before.total).toBe(0)
  expect(tried.after!.total).toBeGreaterThan(0)
  expect(tried.explanation).toMatchObject({ readAs: ['botas'] })
  const synonym = { country: 'ar', words: 'cachilupo', means: 'botas' }
  expect(await by.post('/desk/api/search-rules/synonyms', { ...synonym, instead: false })).toMatchObject({
    status: 200,
  })
  const redirect = { country: 'ar', words: 'Botas YA', path: '/zapatillas-mujer/' }
  const led = await preview(by, 'botas ya', { rule: 'redirect', words: 'botas ya', path: redirect.path })
  expect([led.before.redirect, led.after!.redirect]).toEqual([null, redirect.path])
  expect(await by.post('/desk/api/search-rules/redirects', { ...redirect, seen: null })).toMatchObject({ status: 200 })
  const made = await rulesOf(by)
  const mine = expect.stringMatching(/^persona/)
  expect(made.synonyms).toContainEqual(expect.objectContaining({ words: 'cachilupo', addedBy: mine }))
  expect(made.redirects).toContainEqual(expect.objectContaining({ words: 'botas ya', addedBy: mine }))
  expect(await by.post('/desk/api/search-rules/synonyms/remove', synonym)).toMatchObject({ status: 200 })
  expect(await by.post('/desk/api/search-rules/redirects/remove', redirect)).toMatchObject({ status: 200 })
  expect(await by.post('/desk/api/search-rules/redirects/remove', redirect)).toMatchObject({ status: 409 })
  expect((await acts()).map(({ action }) => action)).toEqual([
    'synonym-add',
    'redirect-add',
    'synonym-remove',
    'redirect-remove',
  ])
})

test('R12 of two who arrange a search, the second hears what stands there now, and by whom', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const [first, second] = skusOf((await preview(one, 'zapatillas')).before)
  const set = (by: By, sku: string) =>
    by.post('/desk/api/search-rules/placements', {
      country: 'ar',
      where: 'botas',
      kind: 'pinned',
      skus: [sku],
      seen: [],
    })
  expect(await set(one, first!)).toMatchObject({ status: 200 })
  expect(await set(other, second!)).toMatchObject({
    code: 'changed_meanwhile',
    data: { now: [first], last: { by: expect.stringContaining('@tienda.example'), action: 'pin-set' } },
  })
})

test.each([
  ['synonyms', { country: 'ar', words: 'de para', means: 'botas', instead: false }],
  ['synonyms', { country: 'ar', words: 'botas', means: 'bota', instead: false }],
  ['redirects', { country: 'ar', words: 'ofertas ya', path: '/no-existe/', seen: null }],
  ['redirects', { country: 'ar', words: '!!!', path: '/zapatillas-mujer/', seen: null }],
  ['placements', { country: 'ar', where: 'botas', kind: 'pinned', skus: ['NADA'], seen: [] }],
])('S47 %s %j are refused in a Spanish sentence, and nothing changes', async (what, body) => {
  const by = await signedIn()
  const answer = await by.post(`/desk/api/search-rules/${what}`, body)
  expect(answer).toMatchObject({ status: 409, code: 'not_possible' })
  expect(answer.message).toMatch(/^[A-ZÁÉÍÓÚ«].*(iene|son|lleva).*\.$/)
  expect(await acts()).toEqual([])
})

test('S13 searches of another store are not there; a rule for all stores is for those of all', async () => {
  const elsewhere = await signedIn(['owner'], ['cl'])
  for (const url of ['/desk/api/searches?country=ar', '/desk/api/search-rules?country=ar'])
    expect(await elsewhere.get(url), url).toMatchObject({ status: 404 })
  expect(await preview(elsewhere, 'botas')).toMatchObject({ status: 404 })
  const synonym = { words: 'cachilupo', means: 'botas', instead: false }
  const add = (country: string | null) => elsewhere.post('/desk/api/search-rules/synonyms', { country, ...synonym })
  expect(await add('ar')).toMatchObject({ status: 404 })
  expect(await add(null)).toMatchObject({ status: 403 })
  expect(await add('cl')).toMatchObject({ status: 200 })
  for (const [what, body] of [
    ['redirects', { country: 'ar', words: 'x', path: '/zapatillas-mujer/', seen: null }],
    ['placements', { country: 'ar', where: 'botas', kind: 'pinned', skus: [], seen: [] }],
  ] as const)
    expect(await elsewhere.post(`/desk/api/search-rules/${what}`, body)).toMatchObject({ status: 404 })
})

test('S35 what one visitor alone searched for is not shown', async () => {
  const by = await signedIn()
  const day = now().toISOString().slice(0, 10)
  await shop.db.execute(sql`insert into search_term (country, term, hits, results, last_at) values
    ('ar', 'botas rojas', 2, 5, ${now()}), ('ar', 'ana pérez de rosario', 1, 5, ${now()})`)
  await shop.db.execute(sql`insert into search_miss (country, day, term, visitors) values
    ('ar', ${day}, 'pololo', 2), ('ar', ${day}, 'el vestido de ana', 1)`)
  const { found, missed } = await by.get<SearchFigures>('/desk/api/searches?country=ar&days=7')
  expect(found).toContainEqual(expect.objectContaining({ term: 'botas rojas', visitors: 2, results: 5 }))
  expect(missed.map(({ term }) => term)).toContain('pololo')
  expect(JSON.stringify({ found, missed })).not.toMatch(/\bana\b/)
  expect(await by.get('/desk/api/searches?country=ar&days=8')).toMatchObject({ status: 422 })
})

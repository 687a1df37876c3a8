import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { showValidContent } from './show-valid-content.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-content-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const start = new Date('2026-11-15T15:00:00Z')
let now = start
beforeEach(() => {
  now = start
  shop.clock.now = start
})

/** What the operator says, as the running shop hears of it. */
async function operator(line: string | readonly string[]) {
  const said = await operatorOn(shop.url, { from: folder, now })(line)
  await shop.catalog.catchUp()
  return said
}
const file = (value: unknown) => {
  writeFileSync(path.join(folder, 'f.json'), JSON.stringify(value))
  return 'f.json'
}
type Shown = { document: string; version: number | null; body: Record<string, unknown> }
const show = async (line: string) => JSON.parse((await operator(`content show ${line}`)).output) as Shown
const draft = (document: string, value: unknown, store = 'cl') =>
  operator(['content', 'draft', store, document, file(value)])
const text = async (key = 'terms') =>
  (await shop.get(`/api/cms/key/${key}`, { country: 'cl' })).json<{ title: string }>().title
/** The clock moves, and the job of every minute runs. */
async function pass(to: string) {
  now = new Date(to)
  shop.clock.now = now
  const result = await showValidContent.run(shop.db, { actor: 'job', now }, {})
  await shop.catalog.catchUp()
  return result
}
const terms = (title: string) => ({ title, html: `<p>${title}</p>` })

test('CONT-04 a draft is seen by no visitor; published it is shown, rolled back it is gone, and history tells all of it', async () => {
  const before = await text()
  await draft('text/terms', terms('Nuevos'))
  expect(await text()).toBe(before)
  expect((await operator('content list cl')).output).toContain('text/terms  version 1, draft 2')
  const { output } = await operator('content publish cl text/terms --reason Abogada')
  expect(output).toBe('Version 2 of cl text/terms is shown now.')
  expect(await text()).toBe('Nuevos')
  await draft('text/terms', terms('Peores'))
  await operator('content publish cl text/terms')
  expect((await operator('content rollback cl text/terms')).output).toBe('Version 2 of cl text/terms is shown now.')
  expect(await text()).toBe('Nuevos')
  expect((await operator('content rollback cl text/terms --to 1')).output).toBe(
    'Version 4 of cl text/terms is shown now.',
  )
  expect(await text()).toBe(before)
  const { output: history } = await operator('content history cl text/terms --json')
  const { versions } = JSON.parse(history) as { versions: { version: number; state: string; shown: unknown[] }[] }
  expect(versions.map(({ version, state, shown }) => [version, state, shown.length])).toEqual([
    [4, 'published', 1],
    [3, 'rolled_back', 1],
    [2, 'published', 2],
    [1, 'published', 1],
  ])
  const { rows } = await shop.db.execute(
    sql`select action, subject, country, reason from audit where action like 'content-%' order by id`,
  )
  expect(rows[1]).toEqual({
    action: 'content-publish',
    subject: 'cl text/terms: version 2',
    country: 'cl',
    reason: 'Abogada',
  })
  expect(rows.at(-1)).toMatchObject({ action: 'content-rollback', subject: 'cl text/terms: 2 back to 1' })
})

test('the terms that somebody agreed to are found by the moment, and no statement changes or deletes them', async () => {
  const before = await text()
  await draft('text/terms', terms('Nuevos'))
  now = new Date('2026-11-16T12:00:00Z')
  await operator('content publish cl text/terms')
  await operator(['page', 'set', 'cl', 'terms', '--title', 'A mano'])
  expect((await show('cl text/terms --at 2026-11-15T12:30')).body).toMatchObject({ title: before })
  expect((await show('cl text/terms --at 2026-11-16T12:30')).body).toEqual({ title: 'A mano', html: '<p>Nuevos</p>' })
  await expect(operator('content show cl text/terms --at 2020-01-01')).rejects.toThrow(
    'Nothing is known of cl text/terms',
  )
  for (const statement of [
    `delete from content_version where name = 'text/terms' and version = 2`,
    `update content_version set body = '{}' where name = 'text/terms' and version = 2`,
  ])
    await expect(shop.pool.query(statement)).rejects.toThrow('a published text is kept as it is')
})

test('HOME-02 what waits for its day can be taken back', async () => {
  const before = await show('cl home/home')
  await draft('home/home', { title: 'Navidad' })
  await expect(operator('content publish cl home/home')).rejects.toThrow('home has no picture')
  const tiles = [{ name: 'Navidad', link: '/zapatillas-mujer/', image: '/img/b/navidad.jpg' }]
  await draft('home/home', { title: 'Navidad', tiles })
  await operator('content publish cl home/home --from 2026-12-01')
  await expect(operator('content discard cl home/home --version 1')).rejects.toThrow(
    'cl home/home has no version 1 that waits for its day.',
  )
  const { output } = await operator('content discard cl home/home --version 3')
  expect(output).toBe('Version 3 of cl home/home will not be shown.')
  await pass('2026-12-02T12:00:00Z')
  expect((await show('cl home/home')).body).toEqual(before.body)
  const { rows } = await shop.pool.query('select action, subject from audit order by id desc limit 1')
  expect(rows).toEqual([{ action: 'content-cancel', subject: 'cl home/home: version 3' }])
})

test('HOME-02 what has a beginning and an end comes and goes by itself, and what was before is back', async () => {
  const before = await show('cl home/home')
  const tiles = [{ name: 'Navidad', link: '/zapatillas-mujer/', image: '/img/b/navidad.jpg' }]
  await draft('home/home', { title: 'Navidad', tiles })
  const { output } = await operator('content publish cl home/home --from 2026-12-01 --until 2026-12-26T00:00')
  expect(output).toBe('Version 2 of cl home/home is published and shown from 2026-12-01 00:00.')
  const home = async () =>
    (await shop.get('/api/home/', { country: 'cl' })).json<{
      home_items: { name: string }[]
      layout: { portrait: object }
    }>()
  expect((await home()).home_items).toHaveLength(12)
  expect((await pass('2026-12-01T02:59:00Z')).done).toBe(0)
  expect((await pass('2026-12-01T03:00:00Z')).done).toBe(1)
  expect((await home()).home_items.map(({ name }) => name)).toEqual(['Navidad'])
  expect((await home()).layout.portrait).toEqual({ positions: [1], cols: 2, rows: 1 })
  expect((await pass('2026-12-10T03:00:00Z')).done).toBe(0)
  expect((await pass('2026-12-26T03:00:00Z')).done).toBe(1)
  expect((await show('cl home/home')).body).toEqual(before.body)
})

test('an end with nothing before takes a landing page away, and what waits is not lost by a change meanwhile', async () => {
  await draft('page/verano', { title: 'Verano', filters: { special_price: '1' } })
  await operator('content publish cl page/verano --from 2026-12-01 --until 2026-12-02')
  await operator(['page', 'set', 'cl', '/envio-gratis/', '--title', 'Otro'])
  const exists = async () =>
    (await shop.db.execute(sql`select from static_page where country = 'cl' and path = '/verano/'`)).rows.length
  await pass('2026-12-01T12:00:00Z')
  expect(await exists()).toBe(1)
  await pass('2026-12-02T12:00:00Z')
  expect(await exists()).toBe(0)
})

test('of two who write at once the second hears of the first', async () => {
  const seen = await show('cl home/mujer')
  await draft('home/mujer', { ...seen, body: { ...seen.body, title: 'Uno' } })
  await expect(draft('home/mujer', { ...seen, body: { ...seen.body, title: 'Dos' } })).rejects.toThrow(
    /cl home\/mujer was changed in between: version 2 by operator test on 2026-11-15 15:00 UTC, and you started from 0/,
  )
  const again = await show('cl home/mujer')
  expect([again.version, again.body.title]).toEqual([2, 'Uno'])
  await draft('home/mujer', again)
  await expect(operator('content publish cl home/mujer --version 2')).rejects.toThrow('changed in between: version 3')
  expect((await operator('content discard cl home/mujer')).output).toBe('cl home/mujer has no draft any more.')
  await expect(operator('content publish cl home/mujer')).rejects.toThrow('has no draft')
})

test.each<[string, unknown, string]>([
  [
    'text/terms',
    { title: 'T', html: '<p>a</p>\n<iframe src="/x"></iframe>' },
    'html, line 2: <iframe> is not shown: one of p, h2',
  ],
  ['text/terms', { title: 'T', html: '<p onclick="x()">a</p>' }, 'html, line 1: <p> cannot have onclick'],
  ['text/terms', { title: 'T', html: '<a href="javascript:x">a</a>' }, '"javascript:x" must begin with / or https://'],
  ['home/home', { carousel: [] }, 'home has an unknown field "carousel"'],
  ['page/verano', { title: 'V', filters: { colour: 'rojo' } }, 'filters: has a filter that no list knows'],
  ['menu/footer', { entries: [{ label: 'X', url: 'https://x.example' }] }, 'footer[0].url must be a page of the shop'],
])('%s is refused precisely: %j', async (document, value, fault) => {
  await expect(draft(document, value)).rejects.toThrow(fault)
  expect((await shop.db.execute(sql`select from content_version where state = 'draft'`)).rows).toEqual([])
})

test('a link to nothing may be drafted and is refused when it would be shown', async () => {
  await draft('menu/footer', {
    entries: [
      { label: 'Nada', url: '/no-hay/' },
      { label: 'Marcas', url: '/brands' },
    ],
  })
  await expect(operator('content publish cl menu/footer')).rejects.toThrow(
    'entries[0].url: "/no-hay/" leads to no page of the store cl.',
  )
})

test.each([
  ['content draft cl nada f.json', '"nada" is no document. content list cl has them.'],
  ['content publish cl help --from mañana', '--from must be like 2026-12-01 or 2026-12-01T10:00, on the clocks of cl'],
  ['content publish cl help --from 2026-12-02 --until 2026-12-01', 'It must end after it begins.'],
  ['content publish cl help --until 2020-01-01', 'The end has passed already.'],
  ['content rollback cl help', 'cl help has no version before 1 that could be shown.'],
  ['content rollback cl help --to 9', 'cl help has no version 9 that was published.'],
  ['content show cl page/no-hay', 'has nothing written yet'],
])('%s is refused: %s', async (line, sentence) => {
  file({})
  await expect(operator(line)).rejects.toThrow(sentence)
})

test('a text that would end and leave nothing is not published', async () => {
  await shop.db.execute(sql`delete from cms_content where country = 'cl' and key = 'cookies'`)
  await draft('text/cookies', terms('Cookies'))
  await expect(operator('content publish cl text/cookies --until 2026-12-01')).rejects.toThrow(
    'a text needs another version',
  )
  await operator('content publish cl text/cookies --from 2026-12-01')
  await draft('text/cookies', terms('Cookies de noviembre'))
  await operator('content publish cl text/cookies --until 2026-12-01T00:00')
  await expect(operator('content discard cl text/cookies --version 1')).rejects.toThrow(
    'is to be shown when another one ends',
  )
})

test('links of the footer, and texts that are not written, are said to every page', async () => {
  const config = async () => (await shop.get('/api/config/cl')).json<{ footer?: unknown; missing_texts?: string[] }>()
  expect((await config()).missing_texts).toBeUndefined()
  await shop.db.execute(sql`delete from cms_content where country = 'cl' and key = 'cookies'`)
  await draft('menu/footer', { entries: [{ label: 'Marcas', url: '/brands' }] })
  await operator('content publish cl menu/footer')
  await shop.catalog.catchUp()
  expect(await config()).toMatchObject({ footer: [{ label: 'Marcas', url: '/brands' }], missing_texts: ['cookies'] })
})

test('what is gone is not linked by menus and tiles', async () => {
  await shop.catalog.engineOf('cl')
  const links = async () => {
    const segments = (await shop.get('/api/menu/', { country: 'cl' })).json<Record<string, { desktop_url: string }>>()
    const home = (await shop.get('/api/home/', { country: 'cl' })).json<{ banners: { bottom: { link: string }[] } }>()
    return [...Object.values(segments).map((tab) => tab.desktop_url), ...home.banners.bottom.map(({ link }) => link)]
  }
  expect(await links()).toEqual(expect.arrayContaining(['/precio-especial/', '/moda-sostenible/']))
  await shop.db.execute(
    sql`delete from static_page where country = 'cl' and path in ('/precio-especial/', '/moda-sostenible/')`,
  )
  await expect.poll(links).not.toEqual(expect.arrayContaining(['/precio-especial/']))
  await expect.poll(links).not.toEqual(expect.arrayContaining(['/moda-sostenible/']))
})

test('a banner keeps its focus point on every page that shows it', async () => {
  const hung = { image: '/img/b/zapatillas-wide.jpg', link: '/mujer/', alt: 'Verano', focus: [20, 80] }
  await draft('home/home', { top: [hung] })
  await operator('content publish cl home/home')
  await draft('banners/zapatillas-mujer', { banners: [hung] })
  await operator('content publish cl banners/zapatillas-mujer')
  const home = (await shop.get('/api/home/', { country: 'cl' })).json<{ banners: { top: { focus: number[] }[] } }>()
  expect(home.banners.top[0]!.focus).toEqual([20, 80])
  await expect
    .poll(async () => {
      const body = { path: '/zapatillas-mujer/', pageInfo: { page: 1, itemsPerPage: 1 }, filters: [] }
      const page = await shop.bff('/bff/catalog/category', body, { country: 'cl' })
      return page.json<{ seoSettings: { banner: { focus: number[] } } }>().seoSettings.banner.focus
    })
    .toEqual([20, 80])
})

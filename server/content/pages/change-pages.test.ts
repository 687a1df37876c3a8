import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const operator = operatorOn(shop.url, { from: folder })
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const audits = () =>
  rows(sql`select action, subject, reason from audit where action like 'page%' or action like 'menu%' order by id`)
const file = (name: string, text: string | Buffer) => {
  writeFileSync(path.join(folder, name), text)
  return name
}

test('a text is written, shown as it was written, and served without what could run', async () => {
  const html = '<p>Texto <b>nuevo</b></p><script>alert(1)</script>'
  await operator([
    'page',
    'set',
    'cl',
    'terms',
    '--title',
    'Condiciones',
    '--file',
    file('t.html', html),
    '--reason',
    'Abogada',
  ])
  expect((await operator('page show cl terms')).output).toBe(`Condiciones\n\n${html}`)
  const served = (await shop.get('/api/cms/key/terms', { country: 'cl' })).json<{ title: string; content: unknown }>()
  expect(served.title).toBe('Condiciones')
  expect(JSON.stringify(served.content)).toContain('nuevo')
  expect(JSON.stringify(served.content)).not.toContain('alert')
  expect(await audits()).toEqual([{ action: 'page-set', subject: 'cl terms: title, body', reason: 'Abogada' }])
  await operator(['page', 'set', 'cl', 'terms', '--title', 'Otra vez'])
  expect((await operator('page show cl terms')).output).toBe(`Otra vez\n\n${html}`)
  expect((await rows(sql`select count(*)::int as n from catalog_change where sku = ''`))[0]!.n).toBeGreaterThan(0)
})

test('an article of help is added last, changed and taken away', async () => {
  const text = file('a.txt', 'Tarda tres días.\n\nA veces menos.')
  await operator(['page', 'set', 'ar', 'help/new', '--section', 'Envíos', '--title', '¿Cuánto tarda?', '--file', text])
  expect((await operator('page list ar')).output).toContain('help/19  Envíos: ¿Cuánto tarda?')
  const help = async () =>
    (await shop.get('/api/cms/help', { query: { page: '4' } })).json<{ helpPage: { title: string }[]; total: number }>()
  expect(await help()).toMatchObject({
    total: 19,
    helpPage: [{ title: '¿Cuánto tarda?', body: 'Tarda tres días.\n\nA veces menos.' }],
  })
  await operator(['page', 'set', 'ar', 'help/19', '--title', '¿Cuándo llega?'])
  expect((await operator('page show ar help/19')).output).toMatch(/^Envíos: ¿Cuándo llega\?\n\nTarda/)
  await operator('page delete ar help/19')
  expect(await help()).toMatchObject({ total: 18, helpPage: [] })
  expect((await audits()).map(({ action }) => action)).toEqual(['page-set', 'page-set', 'page-delete'])
})

test('a landing page is written from JSON and read back the same', async () => {
  const page = {
    filters: { special_price: '1' },
    landing: { title: 'Verano', html: '<p>Hola</p>', image: '/img/x' },
    seo: { pageTitle: 'Verano' },
  }
  await operator(['page', 'set', 'cl', '/verano/', '--title', 'Verano', '--file', file('l.json', JSON.stringify(page))])
  const { output } = await operator('page show cl /verano/ --json')
  const shown = JSON.parse(output) as { title: string; body: string }
  expect(shown.title).toBe('Verano')
  expect(JSON.parse(shown.body)).toEqual({ ...page, bannerMenu: null, styles: null, couponCode: null })
  await operator('page delete cl /verano/')
  await expect(operator('page show cl /verano/')).rejects.toThrow('no such page yet')
})

test('a text that is missing is listed as not written yet', async () => {
  await shop.db.execute(sql`delete from cms_content where country = 'co' and key = 'cookies'`)
  expect((await operator('page list co')).output).toMatch(/^cookies {2}not written yet {2}\/ac-cookies\/$/m)
})

test.each([
  ['page set cl nada --title X', /"nada" is no page: one of terms,/],
  ['page set cl terms', /Nothing was said/],
  ['page set cl terms --section X', /Only an article of help has a section/],
  ['page set cl terms --title <b>', /title must be 1 to 120 characters/],
  ['page set cl terms --file missing.html', /cannot be read \(ENOENT\)/],
  ['page set cl terms --file script.html', /Nothing of the text can be shown/],
  ['page set cl terms --file latin.html', /is not UTF-8/],
  ['page set cl help/99 --title X', /no article help\/99/],
  ['page set cl help/new --title X', /A new page needs its section/],
  ['page set cl /nueva/ --title X', /A new page needs its file/],
  ['page set cl /nueva/ --title X --file bad.json', /is no JSON/],
  ['page set cl /nueva/ --title X --file unknown.json', /filters: has a filter that no list knows/],
  ['page delete cl terms', /can be changed, not deleted/],
  ['page delete cl /no-hay/', /has no page \/no-hay\//],
  ['menu set cl tabs bad.json', /MENU must be one of tree, segment, horizontal/],
  ['menu set cl tree bad.json', /is no JSON/],
  ['menu set cl tree unknown.json', /tree must be a list of entries/],
])('%s is refused, and nothing changes', async (line, sentence) => {
  file('script.html', '<script>alert(1)</script>')
  file('latin.html', Buffer.from([0x4d, 0xf1]))
  file('bad.json', '{')
  file('unknown.json', '{"filters": {"colour": "1"}}')
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await audits()).toEqual([])
})

test('HOME-08 a menu is replaced as a whole, with its levels, and read back as it was written', async () => {
  const menu = [
    { label: 'Mujer', url: '/mujer/', children: [{ label: 'Botas', url: '/mujer/botas/', children: [] }] },
    { label: 'Ofertas', url: '/precio-especial/', children: [] },
  ]
  const { output } = await operator([
    'menu',
    'set',
    'cl',
    'tree',
    file('m.json', JSON.stringify(menu)),
    '--reason',
    'Verano',
  ])
  expect(output).toBe('The menu tree of cl has 3 entries.')
  expect(JSON.parse((await operator('menu list cl tree --json')).output)).toEqual(menu)
  expect((await operator('menu list cl')).output).toContain(
    'tree: 3 entries\n  Mujer  /mujer/\n    Botas  /mujer/botas/',
  )
  expect(await audits()).toEqual([
    { action: 'menu-set', subject: expect.stringMatching(/^cl tree: \d+ to 3 entries$/), reason: 'Verano' },
  ])
  await operator(['menu', 'set', 'cl', 'segment', file('s.json', JSON.stringify([{ label: 'Todo', url: '/' }]))])
  expect(await rows(sql`select label from menu_item where country = 'cl' and menu = 'segment'`)).toEqual([
    { label: 'Todo' },
  ])
})

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { homeOfShop, launchShop } from './built-shop.ts'

/** The word, and not a part of `deliveredAt`. */
const oldName = /(?<!deli)vereda/i

const root = path.resolve(import.meta.dirname, '..')

/** The address of the private database of a launched shop, from the files in its data folder. */
function databaseOf(home: string): string {
  const port = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  return Object.assign(new URL(`postgres://127.0.0.1:${port}/postgres`), {
    username: (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string }).name,
    password,
  }).href
}

const feed = [
  [
    'id',
    'item_group_id',
    'title',
    'description',
    'availability',
    'quantity',
    'price',
    'brand',
    'product_type',
    'color',
    'size',
    'gender',
  ],
  ...['36', '37'].map((size) => [
    'CAL1-' + size,
    'CAL1',
    'Bota Loica',
    'Cuero de vaca.',
    'in_stock',
    '4',
    '59990 CLP',
    'Loica',
    'Zapatos > Botas',
    'Negro',
    size,
    'female',
  ]),
]
  .map((cells) => cells.join('\t'))
  .join('\n')

const pages = [
  '/',
  '/catalog/?q=bota',
  '/zapatos/',
  '/brands',
  '/cart',
  '/login',
  '/customer/register',
  '/customer/recovery',
  '/account',
  '/checkout',
  '/preguntas-frecuentes',
  '/sizes/contentTable',
  '/compare',
  '/newsletter',
  '/ac-privacidad/',
  '/ac-terminos-y-condiciones/',
  '/arrepentimiento',
  '/no-hay-tal.html',
  '/no/hay/tal/lugar',
]
const files = [
  '/manifest.webmanifest',
  '/sw.js',
  '/offline.html',
  '/offline.js',
  '/plain-page.css',
  '/icons/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/opensearch.xml',
  '/.well-known/security.txt',
  '/docs',
  '/docs/openapi.json',
  '/health',
  '/ready',
]

test('a shop of another brand says its own name, and that of the demo in no byte of page, file, header or script', async () => {
  const home = homeOfShop('empty')
  const shop = launchShop({ DATA_HOME: home, METRICS_TOKEN: 'token' })
  const url = await shop.opened
  // A new shop says at its start what to set.
  await expect.poll(shop.output).toContain('Not said yet: key, name, logo, ar.legal')
  expect(shop.output().replaceAll(home, '')).not.toMatch(oldName)

  const operator = operatorOn(databaseOf(home), { from: home })
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#0b5d4b"/></svg>'
  writeFileSync(path.join(home, 'logo.svg'), logo)
  writeFileSync(path.join(home, 'feed.tsv'), feed)
  await operator('store default cl')
  await operator('store off ar')
  await operator('store off co')
  const said = [
    'key=calandria',
    'name=Calandria',
    'palette.accent=#ffd23f',
    'fonts.display=serif',
    'social.instagram=https://instagram.com/calandria',
    'cl.company=Calandria SpA',
    'cl.taxId=76.111.222-8',
    'cl.address=Merced 1, Santiago',
    'cl.hours=Lunes a viernes',
    'cl.mailFrom=Calandria <hola@calandria.example>',
    'cl.contactEmail=ayuda@calandria.example',
    'cl.slogan=Cuero de verdad',
    'cl.headline=Hechas a mano.',
  ]
  await operator(['brand', 'set', ...said])
  await operator('brand logo logo.svg')
  expect((await operator('import feed.tsv --country cl')).code).toBe(0)

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + address, { redirect: 'follow', headers: { accept: 'text/html', ...headers } })
    const body = Buffer.from(await reply.arrayBuffer()).toString('latin1')
    return { status: reply.status, body, all: `${JSON.stringify([...reply.headers])}\n${body}` }
  }
  const database = new pg.Client({ connectionString: databaseOf(home) })
  await database.connect()
  const { rows } = await database.query<{ slug: string }>('select slug from product')
  await database.end()

  // Every page follows within a moment, also one that was cached.
  await expect
    .poll(async () => (await get('/')).body, { timeout: 20_000 })
    .toContain('<title>Calandria: cuero de verdad')
  await expect.poll(async () => (await get(`/${rows[0]!.slug}.html`)).status, { timeout: 20_000 }).toBe(200)
  for (const address of [...pages, `/${rows[0]!.slug}.html`]) {
    const { all, body, status } = await get(address)
    expect([address, status < 500]).toEqual([address, true])
    expect(all, address).not.toMatch(oldName)
    expect(body, address).toContain('Calandria')
  }
  for (const address of files) {
    const { all, status } = await get(address)
    expect([address, status]).toEqual([address, 200])
    expect(all, address).not.toMatch(oldName)
  }
  expect((await get('/metrics', { authorization: 'Bearer token' })).all).not.toMatch(oldName)

  const front = (await get('/')).body
  expect(front).toContain('style="--color-lima:#ffd23f;--font-display:Charter')
  expect(front).toMatch(/<img [^>]*src="\/brand\/logo-[0-9a-f]+"/)
  expect(front).toContain('data-store="calandria-cl"')
  expect(front).toContain('Calandria SpA')
  // One store: nothing to choose from, on no address.
  expect(front).not.toContain('?country=')
  expect((await get('/?country=ar')).body).toContain('lang="es-CL"')
  expect((await get('/plain-page.css')).body).toContain(':root {--accent: #ffd23f;--display: Charter')

  // The worker stores the offline page and the icon: it changes with these, and not with a sentence of a footer.
  const worker = async () => (await get('/sw.js')).body
  const before = await worker()
  await operator(['brand', 'set', 'cl.hours=Todos los meses'])
  await expect.poll(async () => (await get('/')).body, { timeout: 20_000 }).toContain('Todos los meses')
  expect(await worker()).toBe(before)
  await operator(['brand', 'set', 'palette.line=#cccccc'])
  await expect.poll(worker, { timeout: 20_000 }).not.toBe(before)

  const scripts = globSync('build/client/**/*.{js,css,svg,html,webmanifest}', { cwd: root })
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((file) => oldName.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
}, 120_000)

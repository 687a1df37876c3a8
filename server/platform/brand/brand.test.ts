import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { searchCatalog } from '#contract/browse/catalog.ts'
import { missingOf } from '#domain/platform/brand/brand.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { writeFeeds } from '#server/operations/feeds/links/write-feeds.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { readEnv } from '#server/platform/env.ts'
import { mailServices } from '#server/platform/mail/services.ts'
import { renderMail, templateNames, templates } from '#server/platform/mail/templates/all-templates.ts'
import { brandFileRoutes } from '#server/platform/pages/brand-files.ts'
import { machineFileRoutes } from '#server/platform/pages/machine-files.ts'
import { manifestRoute } from '#server/platform/pages/manifest.ts'
import { sitemapRoutes } from '#server/platform/pages/sitemap.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShopSettings } from './settings.ts'

const shop = await openDemoShop({ STORE_HOSTS: 'tienda.example=ar,tienda.example.cl=cl,tienda.example.co=co' })
const { app, catalog, settings, storeTerms, hosts, contactOf, db, pool, url } = shop
const root = path.resolve(import.meta.dirname, '../../..')
manifestRoute(app, { hosts, settings, root })
machineFileRoutes(app, { hosts, settings, contactOf })
sitemapRoutes(app, { hosts, addresses: catalog, admit: async () => {} })
brandFileRoutes(app, { db, settings, root, isDevelopment: true })
await restoreBeforeEach(pool)

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-logos-'))
const operator = operatorOn(url, { from: folder })
const audited = async () =>
  (await pool.query<{ line: string }>(`select action || ': ' || subject as line from audit order by id`)).rows.map(
    ({ line }) => line,
  )

/** A change as the operator makes it, followed by this node. */
async function change(...words: string[]) {
  const result = await operator(words)
  await catalog.catchUp()
  return result
}

/** What was restored between tests without a notification. */
async function readAgain() {
  await pool.query(`update store_brand set slogan = slogan`)
  await pool.query('update country set enabled = enabled')
  await catalog.catchUp()
}

beforeAll(() => () => rmSync(folder, { recursive: true, force: true }))

const taxIds = { ar: '30-71999000-9', cl: '76.111.222-8', co: '901.999.200-2' }
const calandria = [
  'key=calandria',
  'name=Calandria',
  'wordmark=calandria',
  'mark=none',
  'palette.accent=#ffd23f',
  'fonts.display=serif',
  'social.instagram=https://instagram.com/calandria',
  ...openCountries.flatMap((country) => [
    `${country}.company=Calandria Ropa`,
    `${country}.taxId=${taxIds[country]}`,
    `${country}.address=Merced 1`,
    `${country}.hours=Lunes a sábado`,
    `${country}.mailFrom=Calandria <hola@calandria.example>`,
    `${country}.contactEmail=ayuda@calandria.example`,
    `${country}.slogan=Ropa de campo`,
    `${country}.description=Ropa de campo hecha acá.`,
    `${country}.headline=Al viento.`,
    `${country}.brandsTitle=Talleres`,
    `${country}.newsletterTitle=Cartas`,
  ]),
]

/** The word, and not a part of `deliveredAt`. */
const oldName = /(?<!deli)vereda/i

test('a brand changed at the command line is what API, mails and files say, in every byte, with one audit row', async () => {
  await catalog.engineOf('ar')
  const { code } = await change('brand', 'set', ...calandria)
  expect(code).toBe(0)
  expect((await audited()).filter((line) => line.startsWith('brand-set: '))).toHaveLength(1)

  const config = await shop.get('/api/config/cl', { country: 'cl', headers: { 'x-store': 'calandria-cl' } })
  expect(config.json()).toMatchObject({
    store: 'calandria-cl',
    brand: {
      key: 'calandria',
      name: 'Calandria',
      newsletter_title: 'Cartas',
      social: [{ label: 'Instagram', href: 'https://instagram.com/calandria' }],
      style: { '--color-lima': '#ffd23f', '--font-display': expect.stringContaining('Georgia') },
    },
    seller: { company: 'Calandria Ropa', tax_id: taxIds.cl, email: 'ayuda@calandria.example' },
  })
  expect(config.body).not.toMatch(oldName)

  // The demo's own texts and goods name their shop; everything the product writes does not.
  const headers = { host: 'tienda.example.cl' }
  for (const file of [
    '/manifest.webmanifest',
    '/llms.txt',
    '/opensearch.xml',
    '/.well-known/security.txt',
    '/robots.txt',
    '/docs',
    '/docs/openapi.json',
    '/offline.html',
    '/nada',
  ]) {
    const reply = await app.inject({ url: file, headers: { ...headers, accept: 'text/html' } })
    expect([file, reply.statusCode]).toEqual([file, file === '/nada' ? 404 : 200])
    expect(`${reply.body}${JSON.stringify(reply.headers)}`, file).not.toMatch(oldName)
  }
  const manifest = await app.inject({ url: '/manifest.webmanifest', headers })
  expect(manifest.json()).toMatchObject({ name: 'Calandria Chile', description: 'Ropa de campo en Chile' })
  expect((await app.inject({ url: '/llms.txt', headers })).body).toMatch(/^# Calandria Chile\n/)
  expect((await app.inject({ url: '/nada', headers: { ...headers, accept: 'text/html' } })).body).toContain(
    '· Calandria',
  )

  const home = await shop.get('/api/home/', { country: 'ar', query: { key: 'home' } })
  expect(home.json().brand).toEqual({ headline: 'Al viento.', promises: null, brands_title: 'Talleres' })
  const product = await shop.get('/api/productdetail/zapatilla-brisa-zm0001', { country: 'ar' })
  expect(product.json().data.seoSettings.title).toMatch(/ \| Calandria$/)
  // The index keeps titles of lists: a new one is built with the new name.
  const pageTitle = async () =>
    (
      await shop.bff(searchCatalog.path, { path: '/catalog/', q: 'botas', pageInfo: { page: 1, itemsPerPage: 1 } })
    ).json<{
      seoSettings: { pageTitle: string }
    }>().seoSettings.pageTitle
  await expect.poll(pageTitle, { timeout: 10_000 }).toMatch(/ \| Calandria$/)

  const mail = mailServices(readEnv({ NODE_ENV: 'test' }), root, { settings, terms: storeTerms })
  for (const name of templateNames) {
    for (const country of openCountries) {
      const { subject, html, text } = renderMail(name, templates[name].sample, country, mail)
      expect(`${subject}${html}${text}`, name).not.toMatch(oldName)
      expect(html, name).toContain('Calandria Ropa')
      expect(mail.senderOf(country)).toBe('Calandria <hola@calandria.example>')
    }
  }
  expect(renderMail('gift-card', templates['gift-card'].sample, 'ar', mail).html).toContain('#ffd23f')
  expect(renderMail('welcome', templates.welcome.sample, 'ar', mail).html).toContain('>calandria</a')
})

test('API-01 S13 after a rename the store ids of before go on naming their stores, and no others do', async () => {
  await readAgain()
  await change('brand', 'set', 'key=calandria')
  const status = async (store: string) =>
    (await shop.get('/api/config/cl', { headers: { 'x-store': store, host: 'tienda.example.cl' } })).statusCode
  expect([await status('calandria-cl'), await status('vereda-cl'), await status('otra-cl')]).toEqual([200, 200, 400])
  const { rows } = await pool.query<{ store_id: string }>('select store_id from country order by code')
  expect(rows.map((row) => row.store_id)).toEqual(['calandria-ar', 'calandria-cl', 'calandria-co'])
})

test('A3 a palette that cannot be read is refused with the pair and its ratio, and nothing of the change is kept', async () => {
  await readAgain()
  const before = (await audited()).length
  await expect(change('brand', 'set', 'name=Calandria', 'palette.inkSoft=#9a9a9a')).rejects.toThrow(
    'palette.inkSoft has a contrast of 2.43 on palette.tile; WCAG AA asks for 4.5',
  )
  expect((await audited()).length).toBe(before)
  expect(settings.current().brand.name).toBe('Vereda')
})

test('the brand is read once per change and not per request', async () => {
  await readAgain()
  await catalog.engineOf('ar')
  const file = (path: string) => app.inject({ url: path, headers: { host: 'tienda.example' } })
  const read = async () => {
    for (const path of ['/manifest.webmanifest', '/offline.html', '/llms.txt', '/opensearch.xml', '/docs'])
      await file(path)
  }
  await read()
  expect(await countStatements(shop, read)).toBe(0)
})

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#0b5d4b"/></svg>'

test('P3 a logo makes icons and manifest; each is served by its hash or asked for again', async () => {
  await readAgain()
  writeFileSync(path.join(folder, 'logo.svg'), square)
  const { output } = await change('brand', 'logo', 'logo.svg', '--json')
  expect(JSON.parse(output)).toMatchObject({ width: 40, height: 10 })
  expect(await audited()).toContainEqual(expect.stringMatching(/^brand-logo: image\/svg\+xml, \d+ bytes$/))
  const { logo } = (await shop.get('/api/config/ar', { country: 'ar', headers: { host: 'tienda.example' } })).json()
    .brand
  // In the bar it is 32 px high, or 160 wide.
  expect(logo).toMatchObject({ width: 128, height: 32 })
  const get = (path: string, headers = {}) => app.inject({ url: path, headers: { host: 'tienda.example', ...headers } })
  const served = await get(logo.src)
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(served.body).toBe(square)
  expect((await get('/brand/logo-0000000000000000')).statusCode).toBe(404)
  for (const [file, side] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
  ] as const) {
    const icon = await get(`/icons/${file}.png`)
    const { width, height } = await sharp(icon.rawPayload).metadata()
    expect([file, width, height]).toEqual([file, side, side])
    // The middle shows the drawing, the corner the paper it lies on.
    const { data, info } = await sharp(icon.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * side + x) * info.channels, (y * side + x) * info.channels + 3),
    ]
    expect([at(side / 2, side / 2), at(2, 2)]).toEqual([
      [11, 93, 75],
      [251, 250, 247],
    ])
    const again = await get(`/icons/${file}.png`, { 'if-none-match': icon.headers.etag })
    expect(again.statusCode).toBe(304)
  }
  expect((await get('/icons/icon.svg')).body).toContain('data:image/svg+xml;base64,')
})

test('S23 a logo that could run something, is no picture or is too large changes nothing', async () => {
  await readAgain()
  const files = {
    'script.svg': square.replace('<path', '<script>alert(1)</script><path'),
    'text.svg': 'not a drawing',
    'large.svg': square.replace('<path', `<path d="${'M0 0'.repeat(60_000)}"/><path`),
    'half.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
  }
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), bytes)
    await expect(operator(['brand', 'logo', name]), name).rejects.toThrow(/not taken|cannot be drawn|bytes; up to/)
  }
  await expect(operator(['brand', 'logo', 'nowhere.svg'])).rejects.toThrow('cannot be read (ENOENT)')
  expect((await pool.query(`select from brand_asset where name = 'logo'`)).rowCount).toBe(0)
})

test('a store that is off is on no host, in no site map, picker, feed or call; payments of it still come in', async () => {
  await readAgain()
  await catalog.engineOf('ar')
  await change('store', 'off', 'co')
  expect(await audited()).toContainEqual('store-off: co')
  const at = (host: string, path: string, headers = {}) => app.inject({ url: path, headers: { host, ...headers } })
  expect((await at('tienda.example.co', '/llms.txt')).statusCode).toBe(421)
  expect((await at('tienda.example.cl', '/llms.txt')).statusCode).toBe(200)
  expect((await shop.get('/api/config/co', { country: 'co' })).statusCode).toBe(400)
  const config = await shop.get('/api/config/ar', { country: 'ar', headers: { host: 'tienda.example' } })
  expect(config.json().brand.stores).toEqual(['ar', 'cl'])
  const webhook = await app.inject({
    method: 'POST',
    url: '/api/payments/webhook/sandbox?store=vereda-co',
    payload: {},
  })
  expect(webhook.json().code).not.toBe('unknown_store')

  const feeds = { feeds: { databaseUrl: url, originOf: (country: OpenCountry) => `https://${country}.example` } }
  const result = await writeFeeds.run(db, { actor: 'test', now: new Date('2026-11-20T00:00:00Z') }, feeds)
  expect([result.done, result.failures]).toEqual([4, []])
  expect((await operator('feeds')).output).not.toContain('co merchant.xml')

  await change('store', 'on', 'co')
  expect((await at('tienda.example.co', '/llms.txt')).statusCode).toBe(200)
})

test('the default store is data: it can be changed, and neither it nor a store that is off can take its place', async () => {
  await readAgain()
  await expect(change('store', 'off', 'ar')).rejects.toThrow('ar is the default store')
  await change('store', 'off', 'cl')
  await expect(change('store', 'default', 'cl')).rejects.toThrow('cl is off')
  await change('store', 'default', 'co')
  await change('store', 'off', 'ar')
  expect(settings.current()).toMatchObject({ openStores: ['co'], defaultStore: 'co' })
  const { output } = await operator('store list --json')
  expect(JSON.parse(output)).toMatchObject([
    { code: 'ar', enabled: false, isDefault: false },
    { code: 'cl', enabled: false },
    { code: 'co', enabled: true, isDefault: true },
  ])
  // The database holds it too, whatever writes there.
  await expect(pool.query(`update country set enabled = false where code = 'co'`)).rejects.toThrow('country_default')
  await expect(pool.query(`update country set enabled = true, is_default = true where code = 'ar'`)).rejects.toThrow(
    'country_default',
  )
})

test('two operators who switch off different stores at once leave one that is on', async () => {
  await readAgain()
  await change('store', 'default', 'co')
  const results = await Promise.allSettled([
    operator('store off ar'),
    operator('store off cl'),
    operator('store off co'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('two changes at once both count: fields of one do not undo those of the other', async () => {
  await readAgain()
  await Promise.all([
    operator(['brand', 'set', 'palette.accent=#ffd23f', 'cl.slogan=Uno']),
    operator(['brand', 'set', 'palette.line=#cccccc', 'cl.headline=Dos']),
  ])
  const { brand } = await openShopSettings(db).then((opened) => opened.current())
  expect(brand.palette).toMatchObject({ accent: '#ffd23f', line: '#cccccc' })
  expect(brand.stores.cl.texts).toMatchObject({ slogan: 'Uno', headline: 'Dos' })
})

test('what is not said yet is listed; the demo has said it all', async () => {
  await readAgain()
  expect(missingOf(settings.current())).toEqual([])
  await change('brand', 'set', 'cl.company=', 'ar.mailFrom=', 'mark=none')
  expect(missingOf(settings.current())).toEqual(['logo', 'ar.mailFrom', 'cl.legal'])
  const shown = JSON.parse((await operator('brand show --json')).output)
  expect(shown).toMatchObject({ key: 'vereda', missing: ['logo', 'ar.mailFrom', 'cl.legal'] })
  expect((await operator('brand show')).output).toContain('Not said yet: logo, ar.mailFrom, cl.legal')
  onTestFinished(readAgain)
})

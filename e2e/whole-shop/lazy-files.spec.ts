import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import { fillCart, persistedRecord } from '../support/filled-cart.ts'
import { signInAs } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

type Chunk = { file: string; isEntry?: boolean; dynamicImports?: string[] }
const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../build/manifest.json'), 'utf8'),
) as Readonly<Record<string, Chunk>>

/** Every file of the build that something loads later; what the first screen has loaded anyway cannot be missing. */
const lazyFiles = new Set(
  Object.values(manifest)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .map((key) => manifest[key]!.file)
    .filter((file) => !/\/(shared|later)-/.test(file)),
)

/** Their screens are not walked here: a device key, an old interface behind a flag, a link of a mail, a renewal. */
const walkedElsewhere = ['@simplewebauthn/browser', 'fetch-legacy-catalog', 'autologin-sheet', 'restore-typed']

const brisa = '/zapatilla-brisa-zm0001.html'
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()
const chooseSize = (page: Page, size: string) =>
  page
    .getByRole('group', { name: /^Talle/ })
    .getByText(size, { exact: true })
    .click()
const customers = /\/customer-(?!sync)/

/** Pages of which a part is loaded only where it is needed. */
const rendered = {
  '/catalog/?q=xqzwv': 'empty-results',
  '/catalog/?q=nike': 'nearby-products',
  '/moda-sostenible/': 'landing',
  '/zapatilla-que-no-existe-zz9999.html': 'unavailable-product',
  '/account/nada': 'not-found',
  '/zapatillas-mujer/?panel=filtros': 'plain-panel',
  '/gift-card-vereda-gc0001.html': 'without-parcel',
}

/** From now on no lazy file arrives, except those let through; the set says which were asked for. */
async function withoutLazyFiles(page: Page) {
  const missed = new Set<string>()
  const allowed = new Set<RegExp>()
  await page.route('**/static/js/**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (!lazyFiles.has(file) || [...allowed].some((part) => part.test(file))) return route.continue()
    missed.add(file)
    return route.abort()
  })
  return { missed, letThrough: (part: RegExp) => allowed.add(part), holdBack: (part: RegExp) => allowed.delete(part) }
}

/** Sees the sheet that says what is missing, and closes it: the screen below is unharmed and has the focus again. */
async function seeLostSheet(page: Page, opener: Locator, what: string) {
  await opener.click()
  const sheet = page.getByRole('dialog', { name: `No pudimos abrir ${what}` })
  await expect(sheet.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}

async function goDown(page: Page, end: Locator) {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await expect(end).toBeInViewport({ timeout: 500 })
  }).toPass()
}

test('U81 U83 with every lazy file missing, each screen stays and still buys', async ({
  page,
  visit,
  context,
  complaints,
}) => {
  const { missed, letThrough, holdBack } = await withoutLazyFiles(page)
  const main = page.getByRole('main')
  const isMissed = (name: string) =>
    expect.poll(() => [...missed].some((file) => file.startsWith(`static/js/${name}-`)), name).toBe(true)

  await test.step('a product: sheets say so, a size can be chosen and the product added', async () => {
    await visit(brisa)
    await seeLostSheet(page, page.getByRole('link', { name: 'Guía de talles' }).first(), 'la guía de talles')
    await seeLostSheet(page, page.getByRole('link', { name: /foto 1 de 4$/ }), 'la foto')
    await seeLostSheet(page, page.getByRole('navigation').getByRole('button', { name: 'Categorías' }), 'el menú')
    await seeLostSheet(page, page.getByRole('navigation').getByRole('button', { name: 'Buscar' }), 'el buscador')
    await chooseSize(page, '38')
    await expect(page.getByText('No pudimos traer las fechas de entrega.')).toBeVisible()
    await goDown(page, page.getByRole('contentinfo'))
    const added = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/cart/'))
    await add(page).click()
    expect((await added).ok()).toBe(true)
  })
  // Everything that loads by itself is loaded by this one, which was missing until now.
  letThrough(/deferred-shell/)

  await test.step('the cart: a size that cannot be changed, and the way to the checkout', async () => {
    await visit('/cart')
    await page.getByRole('button', { name: /^Cambiar talle/ }).click()
    await expect(page.getByText('No pudimos traer los talles.')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    // For this screen it is not a part, but most of the screen.
    letThrough(customers)
    await page.getByRole('link', { name: 'Iniciar compra' }).first().click()
    await expect(page).toHaveURL(/\/(checkout|login)/)
    await expect(main.getByRole('heading').first()).toBeVisible()
    holdBack(customers)
  })

  await test.step('a list: its sheets, its panels on a wide window, and a product of it', async () => {
    await visit('/zapatillas-mujer/')
    await seeLostSheet(page, page.getByRole('button', { name: 'Filtrar' }), 'los filtros')
    await seeLostSheet(page, page.getByRole('button', { name: 'Ordenar' }), 'el orden de la lista')
    await seeLostSheet(page, main.getByRole('button', { name: 'Ver qué llega en 24 h' }).first(), 'las ciudades')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByText('No pudimos traer los filtros.')).toBeVisible()
    await expect(page.getByText('No pudimos traer el orden de la lista.')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Mujer', exact: true }).hover()
    await isMissed('department-menu')
    await page.setViewportSize({ width: 390, height: 844 })
    await goDown(page, page.getByRole('contentinfo'))
    await isMissed('fetch-catalog')
    await main.getByRole('article').getByRole('link', { name: /Brisa/ }).first().click()
    await expect(add(page)).toBeVisible()
  })

  await test.step('a size that is sold out', async () => {
    await visit('/zapatilla-pizarra-zm0004.html')
    await chooseSize(page, '36')
    await seeLostSheet(page, main.getByRole('button', { name: 'Avisame cuando vuelva' }).first(), 'el aviso')
  })

  await test.step('what the server has rendered stays as it is', async () => {
    for (const [address, file] of Object.entries(rendered)) {
      await page.goto(address)
      await isMissed(file)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(/^No pudimos (abrir|traer)/)).toHaveCount(0)
    }
  })

  await test.step('a visitor with a size of their own, and an empty cart', async () => {
    letThrough(/my-size-note/)
    // What the device remembers.
    letThrough(/\/dist-/)
    await visit(brisa)
    await chooseSize(page, '38')
    await page.getByRole('button', { name: 'Recordar mi talle' }).click()
    await seeLostSheet(page, main.getByRole('button', { name: /^(Es tu|Tu) talle/ }).first(), 'tus talles')
    await expect.poll(() => persistedRecord(page, 'mySizes')).toContain('38')
    await visit('/zapatillas-mujer/')
    await isMissed('my-size-chips')
    await context.clearCookies()
    await visit('/cart')
    await isMissed('recently-viewed-in-browser')
  })

  await test.step('a customer: what follows them is missing, nothing else', async () => {
    await signInAs(context, 'ana')
    await visit(brisa)
    await isMissed('customer')
    letThrough(customers)
    await visit(brisa)
    await isMissed('customer-sync')
    await expect(add(page)).toBeVisible()
  })

  const known = Object.entries(manifest)
    .filter(([key]) => walkedElsewhere.some((part) => key.includes(part)))
    .map(([, { file }]) => file)
  expect([...lazyFiles].filter((file) => !missed.has(file) && !known.includes(file))).toEqual([])
  complaints.length = 0
})

test('U81 a file that comes at the second attempt is not missed; one that comes later opens in its place', async ({
  page,
  visit,
  complaints,
}) => {
  await fillCart(page, { 'ZM0001-38': 1 })
  const asked: string[] = []
  let failures = 1
  await page.route('**/static/js/{filter-sheet,size-change}-*.js*', (route) => {
    asked.push(route.request().url())
    failures -= 1
    return failures >= 0 ? route.abort() : route.continue()
  })
  await visit('/zapatillas-mujer/')
  const filter = page.getByRole('button', { name: 'Filtrar' })
  await filter.click()
  await expect(page.getByRole('dialog', { name: 'Filtros', exact: true })).toBeVisible()
  expect(asked).toHaveLength(2)

  failures = Infinity
  // Another address: the history of this one has the sheet open.
  await visit('/botas-mujer/')
  await filter.click()
  const lost = page.getByRole('dialog', { name: 'No pudimos abrir los filtros' })
  await expect(lost).toBeVisible()
  failures = 0
  await lost.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filter).toBeFocused()

  failures = Infinity
  await visit('/cart')
  await page.getByRole('button', { name: /^Cambiar talle/ }).click()
  await expect(page.getByText('No pudimos traer los talles.')).toBeVisible()
  failures = 0
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('combobox', { name: /talle/i })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  complaints.length = 0
})

test('U10 U81 a sheet that was opened by trying again closes at Escape like any other', async ({
  page,
  visit,
  complaints,
}) => {
  const sheets = {
    '/zapatillas-mujer/': [
      ['menu-panel', 'Menú'],
      ['search-overlay', /^Buscar/],
      ['sort-sheet', /^Ordenar/],
    ],
    [brisa]: [
      ['size-guide', 'Guía de talles'],
      ['zoom-view', /foto 1 de 4$/],
    ],
  } as const
  for (const [path, parts] of Object.entries(sheets)) {
    for (const [file, opener] of parts) {
      const files = `**/static/js/${file}-*.js*`
      await page.route(files, (route) => route.abort())
      await visit(path)
      const button = page
        .getByRole('button', { name: opener })
        .or(page.getByRole('link', { name: opener }))
        .first()
      await button.click()
      const lost = page.getByRole('dialog', { name: /^No pudimos abrir/ })
      await expect(lost, file).toBeVisible()
      await page.unroute(files)
      await lost.getByRole('button', { name: 'Reintentar' }).click()
      await expect(lost, file).toBeHidden()
      await expect(page.getByRole('dialog'), file).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog'), file).toHaveCount(0)
    }
  }
  complaints.length = 0
})

test('U83 APP-36 a file that a deploy has removed renews the page, with what was typed', async ({
  page,
  visit,
  complaints,
}) => {
  const gone = '**/static/js/filter-sheet-*.js*'
  let documents = 0
  let isGone = true
  await page.route(gone, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  // With the request of the second document: its scripts may ask for the file before it is complete.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = documents++ === 0
  })
  await visit('/zapatillas-mujer/')
  await page.getByRole('form', { name: 'Primero en la vereda' }).getByLabel('E-mail').fill('luz@example.com')
  const renewed = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await renewed
  await expect(page.getByLabel('E-mail')).toHaveValue('luz@example.com')
  expect(await page.evaluate(() => sessionStorage.getItem('typed-before-renewal'))).toBeNull()
  // The history has the tapped sheet open, so the new page opens it.
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  complaints.length = 0
})

for (const [how, fail] of [
  ['is unreachable', (route: Route) => route.abort('connectionrefused')],
  ['is overloaded', (route: Route) => route.fulfill({ status: 503, body: '' })],
] as const) {
  test(`U81 U82 a shop that ${how} is not called a missing connection, and the list stays`, async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/zapatillas-mujer/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const link = page.getByRole('main').getByRole('article').getByRole('link', { name: /Brisa/ }).first()
    await page.route('**', fail)
    await link.click()
    const notice = page.getByRole('status').filter({ hasText: 'La tienda no responde.' })
    await expect(notice).toBeVisible()
    await expect(page.getByText('Sin conexión')).toHaveCount(0)
    await expect(page).toHaveURL(/\/zapatillas-mujer\/$/)
    await expect(link).toBeVisible()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.unroute('**')
    await notice.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zapatilla Brisa' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/zapatillas-mujer\/$/)
    complaints.length = 0
  })
}

import type { Page } from '@playwright/test'
import { setFlags } from '../support/flags.ts'
import { waitUntilHydrated, barriers, expect, waitForTransition, test } from '../support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const total = async (page: Page) => {
  const text = await page.getByRole('main').getByRole('status').first().textContent()
  return Number(text!.replaceAll(/\D/g, ''))
}
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtros' })
const countOf = async (page: Page) =>
  Number(
    (await filters(page)
      .getByRole('button', { name: /^Ver \d/ })
      .textContent())!.replaceAll(/\D/g, ''),
  )

test('CAT-02 CAT-11 U25 U27 U35 a category shows its total and at least twenty products at once', async ({
  page,
  visit,
}) => {
  await visit('/zapatillas-mujer/')
  await expect(page.getByRole('heading', { level: 1, name: 'Zapatillas de mujer' })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL('/zapatillas-mujer/')
  const first = cards(page).first()
  await expect(first.getByRole('link')).toHaveAttribute('href', /\.html$/)
  await expect(first.getByRole('button', { name: /a favoritos$/ })).toBeVisible()
  await expect(first.getByText(/\$\s[\d.]+/).first()).toBeVisible()
  expect(await total(page)).toBeGreaterThan(20)
  // The browser may already have a larger picture from the product's page: a preload would be useless.
  await expect(page.locator('link[rel=preload][imagesrcset*="/img/p/"]')).toHaveCount(0)
})

test('U29 U30 U31 CAT-16 CAT-25 CAT-26 filters are counted while chosen, and then stand in the address', async ({
  page,
  visit,
}) => {
  await visit('/zapatillas-mujer/?page=2')
  const all = await total(page)
  const unchanged = filters(page).getByRole('button', { name: `Ver ${all} productos` })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await filters(page).getByRole('checkbox', { name: /^38/ }).check({ force: true })
  await expect(unchanged).toBeHidden()
  // Leaving without applying restores everything.
  await page.goBack()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(unchanged).toBeVisible()
  await expect(filters(page).getByRole('checkbox', { name: /^38/ })).not.toBeChecked()
  await filters(page).getByRole('checkbox', { name: /^38/ }).check({ force: true })
  await filters(page).getByRole('checkbox', { name: /^37/ }).check({ force: true })
  await expect(filters(page).getByRole('button', { name: /^Ver \d/ })).not.toHaveText(`Ver ${all} productos`)
  const counted = await countOf(page)
  expect(counted).toBeLessThan(all)
  expect(await barriers(page)).toEqual([])
  await filters(page)
    .getByRole('button', { name: /^Ver \d/ })
    .click()
  await expect(page).toHaveURL('/zapatillas-mujer/?shoe_size=37--38')
  await expect.poll(() => total(page)).toBe(counted)
  await page.getByRole('button', { name: 'Quitar filtro Talle 38' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/?shoe_size=37')
  await page.getByRole('button', { name: 'Limpiar todo' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/')
  await expect.poll(() => total(page)).toBe(all)
})

test('CAT-05 OP-028 a brand stands in the path, and one from a query moves there', async ({ page, visit }) => {
  await visit('/zapatillas-mujer/')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await filters(page).getByText('Marca', { exact: true }).click()
  await filters(page)
    .getByRole('checkbox', { name: /^Esquinera/ })
    .check()
  await filters(page)
    .getByRole('button', { name: /^Ver \d/ })
    .click()
  await expect(page).toHaveURL('/esquinera/zapatillas-mujer/')
  await expect(page.getByRole('button', { name: 'Quitar filtro Marca Esquinera' })).toBeVisible()
  await visit('/zapatillas-mujer/?brand=huella-larga--esquinera&shoe_size=38')
  await expect(page).toHaveURL('/esquinera--huella-larga/zapatillas-mujer/?shoe_size=38')
})

test('U9 U34 filter, sort, product, back: the same list at the same place', async ({ page, visit }) => {
  await visit('/mujer/')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await filters(page)
    .getByRole('checkbox', { name: /^Ofertas/ })
    .check()
  await filters(page)
    .getByRole('button', { name: /^Ver \d/ })
    .click()
  await expect(page).toHaveURL('/mujer/?special_price=1')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await page.getByRole('dialog', { name: 'Ordenar por' }).getByRole('button', { name: 'Menor precio' }).click()
  await expect(page).toHaveURL('/mujer/?special_price=1&sort=price&dir=asc')
  // The previous list stays for a moment: the link to more shows which list this is, and that two of its pages are
  // loaded.
  await expect(page.getByRole('link', { name: /^Ver más/ })).toHaveAttribute('href', /sort=price&dir=asc&page=3$/)
  await cards(page).nth(17).scrollIntoViewIfNeeded()
  await expect(cards(page)).not.toHaveCount(20)
  await expect(page).toHaveURL(/page=3/)
  const name = (await cards(page).nth(17).getByRole('heading').textContent())!
  const before = { count: await cards(page).count(), y: await page.evaluate(() => scrollY) }
  await cards(page).nth(17).getByRole('link').first().click()
  await expect(page).toHaveURL(/\.html$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitForTransition(page)
  await page.goBack()
  await expect(page).toHaveURL(/special_price=1&sort=price&dir=asc&page=\d/)
  await expect(cards(page).nth(17).getByRole('heading', { name })).toBeInViewport()
  await expect(cards(page).nth(17).getByRole('link').first()).toBeFocused()
  expect(await cards(page).count()).toBeGreaterThanOrEqual(before.count)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before.y)).toBeLessThanOrEqual(50)
  await waitForTransition(page)
  await page.goBack()
  await expect(page).toHaveURL('/mujer/?special_price=1')
})

test('CAT-20 CAT-21 CAT-23 U36 a link to page 3 opens there, and what comes before is put before', async ({
  page,
  visit,
}) => {
  await visit('/mujer/?page=3')
  await expect(cards(page)).toHaveCount(20)
  const anchor = cards(page).first().getByRole('heading')
  const name = (await anchor.textContent())!
  await page.getByRole('button', { name: 'Ver los anteriores' }).click()
  await expect(cards(page)).toHaveCount(30)
  await expect(page).toHaveURL('/mujer/?page=3')
  await expect(cards(page).nth(10).getByRole('heading', { name })).toBeInViewport()
  const links = await cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')!.pathname))
  expect(new Set(links).size).toBe(links.length)
})

test('U35 two batches come by scrolling, then the button; the footer can be reached', async ({ page, visit }) => {
  await visit('/mujer/')
  await expect(cards(page)).toHaveCount(20)
  const toTheEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(async () => {
    await toTheEnd()
    await expect(cards(page)).toHaveCount(40, { timeout: 1000 })
  }).toPass()
  await toTheEnd()
  const more = page.getByRole('link', { name: /^Ver más \(40 de \d+\)$/ })
  await expect(more).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await more.click()
  await expect(cards(page)).toHaveCount(50)
})

test('U35 batches go on coming while the end of the list stays in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 12_000 })
  await visit('/mujer/')
  await expect(cards(page)).toHaveCount(40)
  await expect(page.getByRole('link', { name: /^Ver más \(40 de \d+\)$/ })).toBeVisible()
})

test('U35 an end that is reported twice before the page can draw counts as one batch', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { IntersectionObserver } = window
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((...entries) => {
          tell(...entries)
          tell(...entries)
        }, options)
      }
    }
  })
  await page.setViewportSize({ width: 390, height: 12_000 })
  await visit('/mujer/')
  await expect(cards(page)).toHaveCount(40)
})

test('U80 a batch that does not come is announced and can be asked for again', async ({ page, visit, complaints }) => {
  let isBroken = true
  await page.route('**/bff/catalog/**', (route) =>
    isBroken ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await visit('/mujer/')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(page.getByText('No pudimos traer más productos.')).toBeVisible()
  isBroken = false
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(cards(page)).toHaveCount(30)
  // The browser itself logs the refused call.
  complaints.length = 0
})

test('VAL-03 VAL-04 VAL-05 U32 a price that cannot be is refused beside its field', async ({ page, visit }) => {
  await visit('/zapatillas-mujer/')
  await page.getByRole('button', { name: 'Precio', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Precio' })
  const [from, to] = [sheet.getByRole('textbox', { name: 'Desde' }), sheet.getByRole('textbox', { name: 'Hasta' })]
  const dearest = Number(await to.inputValue())
  await from.fill('1')
  await from.press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('El producto más barato cuesta')
  await from.fill(String(dearest))
  await to.fill(String(dearest - 1))
  await to.press('Enter')
  await expect(sheet.getByRole('alert')).toHaveText('El mínimo no puede superar el máximo.')
  await to.fill(String(dearest + 1))
  await to.press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('El producto más caro cuesta')
  // The button does not apply an impossible price either.
  await expect(sheet.getByRole('button', { name: /^Ver \d/ })).toHaveAttribute('aria-disabled', 'true')
  // The handle reaches the most expensive product exactly.
  await from.fill('50000')
  await sheet.getByRole('slider', { name: 'Precio máximo' }).press('Home')
  await expect(to).toHaveValue('50000')
  await sheet.getByRole('slider', { name: 'Precio máximo' }).press('End')
  await expect(to).toHaveValue(String(dearest))
  await to.fill('60000')
  await to.press('Enter')
  await expect(sheet.getByRole('alert')).toBeHidden()
  await sheet.getByRole('button', { name: /^Ver \d/ }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/?price=50000-60000')
  await expect(page.getByRole('button', { name: /^Quitar filtro Precio \$\s50\.000/ })).toBeVisible()
  await visit('/zapatillas-mujer/?price=1-60000')
  await expect(page.getByRole('button', { name: /^Quitar filtro Precio hasta \$\s60\.000/ })).toBeVisible()
})

test('U23 filters that leave nothing are named, and taking one off helps', async ({ page, visit }) => {
  await visit('/zapatillas-mujer/?price=1-2&special_price=1')
  await expect(page.getByRole('heading', { name: 'No hay productos con estos filtros' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Quitar todos los filtros' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/')
  await expect(cards(page).first()).toBeVisible()
})

test('APP-49 a place the catalogue does not know is a 404 that helps', async ({ page, request, complaints }) => {
  expect((await request.get('/esto-no-existe/')).status()).toBe(404)
  await page.goto('/esto-no-existe/')
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'La página no existe.' })).toBeVisible()
  complaints.length = 0
})

test('OP-056 the code of a banner can be copied', async ({ page, visit }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/zapatillas-mujer/')
  await page.getByRole('button', { name: /BANNER20/ }).click()
  await expect(page.getByText('Cupón BANNER20 copiado. Pegalo en el carrito.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BANNER20')
})

test('GEO-03 GEO-05 GEO-06 the chosen city brings the fast shipping filter, or says that it has none', async ({
  page,
  visit,
}) => {
  await visit('/zapatillas-mujer/')
  await expect(page.getByRole('button', { name: 'Envío rápido' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver qué llega en 24 h' }).click()
  const sheet = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' })
  await sheet.getByRole('searchbox').fill('la plata')
  expect(await barriers(page)).toEqual([])
  await sheet
    .getByRole('button', { name: /^La Plata/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Envío a La Plata' })).toBeVisible()
  await page.getByRole('button', { name: 'Envío rápido' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/?fast_shipping=1')
  await expect(cards(page).first().getByText('Llega en 24 h')).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'pwa-geolocation')?.value).toMatch(/^\d+-5406125$/)
  await page.getByRole('button', { name: 'Envío a La Plata' }).click()
  await sheet.getByRole('searchbox').fill('ushuaia')
  await sheet.getByRole('button', { name: /^Ushuaia/ }).click()
  await expect(page.getByText('Por ahora sin envío rápido')).toBeVisible()
})

for (const [opener, title] of [
  ['Filtrar', 'Filtros'],
  ['Ordenar', 'Ordenar por'],
  ['Color', 'Color'],
] as const) {
  test(`A1 U10 the sheet «${title}» has no barriers, and closes by back`, async ({ page, visit }) => {
    await visit('/mujer/')
    await page.getByRole('button', { name: opener, exact: true }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('dialog', { name: title })).toBeHidden()
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
  })
}

test('wide windows have the filters beside the list, and a choice applies at once', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('/zapatillas-mujer/')
  const side = page.getByRole('complementary', { name: 'Filtros' })
  await side.getByRole('checkbox', { name: /^Ofertas/ }).check()
  await expect(page).toHaveURL('/zapatillas-mujer/?special_price=1')
  await side.getByText('Marca', { exact: true }).click()
  await side.getByRole('checkbox', { name: /^Esquinera/ }).check()
  await expect(page).toHaveURL('/esquinera/zapatillas-mujer/?special_price=1')
  await expect(side.getByRole('checkbox', { name: /^Esquinera/ })).toBeFocused()
  // Immediately: a pending change is not lost.
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mayor precio')
  await expect(page).toHaveURL('/esquinera/zapatillas-mujer/?special_price=1&sort=price&dir=desc')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
})

test('U26 a model is one card, five side by side on the widest windows; its colours are links in it', async ({
  page,
  visit,
}) => {
  // Five columns on the widest windows, each picture requested at its own width.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit('/mujer/')
  const tops = await cards(page).evaluateAll((all) => all.slice(0, 6).map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 5)).size).toBe(1)
  expect(tops[5]).toBeGreaterThan(tops[0]!)
  const picture = await cards(page)
    .first()
    .locator('img')
    .evaluate((image: HTMLImageElement) => ({ sizes: image.sizes, width: image.clientWidth }))
  expect(picture.sizes).toContain(`(width >= 120rem) ${picture.width}px`)
  const names = await cards(page).getByRole('heading').allTextContents()
  const brands = await cards(page).locator('.eyebrow').allTextContents()
  const models = names.map((name, at) => `${brands[at]} ${name}`)
  expect(new Set(models).size).toBe(models.length)

  await page.setViewportSize({ width: 360, height: 740 })
  const card = cards(page)
    .filter({ has: page.getByRole('list', { name: 'Otros colores' }) })
    .first()
  const name = (await card.getByRole('heading').textContent())!
  const swatch = card.getByRole('list', { name: 'Otros colores' }).getByRole('link').first()
  await swatch.scrollIntoViewIfNeeded()
  const target = (await swatch.boundingBox())!
  expect([target.width, target.height]).toEqual([48, 48])
  const colour = (await swatch.getAttribute('aria-label'))!
  const address = (await swatch.getAttribute('href'))!
  await swatch.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Color' })).toContainText(colour)
})

test('search engines learn what a plain list and a search are, and leave filtered ones alone', async ({ request }) => {
  const plain = await (await request.get('/zapatillas-mujer/')).text()
  expect(plain).toContain('<title>Zapatillas de mujer')
  expect(plain).toMatch(/<link rel="canonical" href="http[^"]+\/zapatillas-mujer\/"/)
  expect(plain).toContain('BreadcrumbList')
  expect(plain).toContain('ItemList')
  expect(plain).not.toContain('noindex')
  expect(await (await request.get('/zapatillas-mujer/?shoe_size=38')).text()).toContain('noindex, follow')
  const search = await (await request.get('/catalog/?q=botas')).text()
  expect(search).toMatch(/<link rel="canonical" href="http[^"]+\/catalog\/\?q=botas"/)
  expect(search).not.toContain('noindex')
  expect(await (await request.get('/catalog/?q=xyzzyx')).text()).toContain('noindex, follow')
})

test('OP-041 U27 where the store has instalments its cards say so, on lists and on home', async ({ request }) => {
  for (const path of ['/mujer/', '/catalog/?q=tenis', '/']) {
    const html = await (await request.get(`${path}${path.includes('?') ? '&' : '?'}country=co`)).text()
    expect(html, path).toMatch(/3 cuotas de \$\s?[\d.]+</)
  }
  expect(await (await request.get('/mujer/?country=cl')).text()).not.toContain('3 cuotas de')
})

test('CAT-33 STATE-08 a ranking that comes with an address is kept for a day, wherever one enters', async ({
  page,
  visit,
}) => {
  await visit('/brands?sortingFormula=novedades')
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'custom_filter_sorting')
  await expect.poll(async () => (await kept())?.value).toBe('novedades')
  expect((await kept())!.expires * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
})

test('OP-025 HOME-08 CAT-34 with the flag off the app speaks the older dialect, and nobody notices', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await setFlags(context, baseURL!, { bff_flag: 'off' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visit('/mujer/')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mujer' })).toBeVisible()
  await page.goBack()
  await page.getByRole('banner').getByRole('button', { name: 'Buscar productos y marcas' }).click()
  await expect(page.getByRole('group', { name: 'Lo más buscado' })).toBeVisible()
  await page.getByRole('combobox').fill('zapa')
  await expect(page.getByRole('option', { name: /^zapatillas/ }).first()).toBeVisible()
  await expect
    .poll(() => requested)
    .toEqual(expect.arrayContaining(['/api/mujer/', '/api/menu/getstatic', '/api/search/']))
  expect(requested.filter((path) => path.startsWith('/bff/'))).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true })

  test('CAT-35 OP-023 U82 a list reached by a tap can be opened again without a connection', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/brands')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const warmed = page.waitForRequest((request) => new URL(request.url()).pathname === '/esquinera/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Esquinera/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Esquinera' })).toBeVisible()
    await (await (await warmed).response())!.finished()
    await expect.poll(() => page.evaluate(async () => (await caches.match('/esquinera/')) !== undefined)).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Esquinera' })).toBeVisible()
    complaints.length = 0
  })
})

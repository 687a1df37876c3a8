import type { Page } from '@playwright/test'
import { openDoor } from '../support/shop-door.ts'
import { fillCart, persistedRecord } from '../support/filled-cart.ts'
import { signInAs } from '../support/signed-in.ts'
import { barriers, expect, test, waitUntilHydrated } from '../support/test.ts'

test.use({ hasServiceWorker: true })

test('PWA-04 APP-44 U82 losing the connection is said at once, and its return too', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await expect(page.getByText('No hay conexión disponible.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Conexión restablecida.')).toBeVisible()
  await expect(page.getByText('No hay conexión disponible.')).toBeHidden()
  // A picture, or the script that measures visits, may have been loading when the connection broke; nothing else may have.
  const harmless = /\/img\/|\/measurement-/
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !harmless.test(complaint)))
})

test('PWA-01 P5 the service worker brings visited pages back without a connection, and says so for the others', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit('/brands')
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await page.goto('/mujer/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  // It includes its style and its logo.
  expect(await page.evaluate(() => [document.styleSheets.length, document.images[0]!.naturalWidth > 0])).toEqual([
    1,
    true,
  ])
  complaints.length = 0
})

test('P6 nothing of an account page is ever put into the service worker’s caches', async ({ page, visit, context }) => {
  await signInAs(context, 'ana')
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit('/account')
  await visit('/brands')
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname)),
    )
    .toContain('/brands')
  const kept = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(kept.filter((path) => path.startsWith('/account'))).toEqual([])
})

const isStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (at) => (await (await caches.open('pages-1')).match(at)) !== undefined, path))
    .toBe(true)

test('P5 the page one enters by and home are stored on the first visit, however their address was written', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/zapatilla-brisa-zm0001.html?utm_source=mail&utm_campaign=x')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isStored(page, '/')
  await page.context().setOffline(true)
  await page.goto('/?source=pwa')
  await expect(page.getByRole('heading', { level: 1, name: 'Vestite para la calle.' })).toBeVisible()

  // What a stored page needs is stored with it: a size is chosen and its sheet opens.
  await page.goto('/zapatilla-brisa-zm0001.html')
  await waitUntilHydrated(page)
  await page.getByText('38', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Recordar mi talle' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Zapatilla Brisa' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión disponible.' })).toBeVisible()

  await page.goto('/mujer/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Lo que visitaste' }).getByRole('link', { name: /Zapatilla Brisa/ }),
  ).toHaveAttribute('href', /zapatilla-brisa-zm0001\.html$/)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("28px 'Bricolage Grotesque Variable'"))).toBe(true)
  expect(await barriers(page)).toEqual([])
  complaints.length = 0
})

test('U82 without a connection the filters of a visited list and the sizes of the cart open', async ({
  page,
  visit,
  complaints,
}) => {
  await fillCart(page, { 'ZM0001-38': 1 })
  await visit('/zapatillas-mujer/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isStored(page, '/zapatillas-mujer/')
  await visit('/cart')
  await isStored(page, '/cart')
  await expect.poll(() => persistedRecord(page, 'cart')).toContain('ZM0001-38')
  await page.context().setOffline(true)
  await page.goto('/zapatillas-mujer/')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await page.goto('/cart')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: /^Cambiar talle/ }).click()
  await expect(page.getByRole('main').getByText(/^No pudimos/)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /talle/i })).toBeVisible()
  complaints.length = 0
})

test('U81 U82 a stored page says at once that the shop does not answer, and that the connection is fine', async ({
  page,
  complaints,
}) => {
  const door = await openDoor()
  await page.goto(`${door.url}/brands`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isStored(page, '/brands')
  door.shut()
  await page.goto(`${door.url}/brands`)
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'La tienda no responde. Tu conexión está bien' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('No hay conexión disponible.')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  door.open()
  await notice.getByRole('button', { name: 'Reintentar' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await door.close()
  complaints.length = 0
})

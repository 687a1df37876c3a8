import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { fillCart, persistedRecord } from '../support/filled-cart.ts'
import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const flash = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const heart = (page: Page, name = 'Zapatilla Brisa') =>
  page.getByRole('button', { name: `Agregar ${name} a favoritos` }).first()
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const brisa = '/zapatilla-brisa-zm0001.html'

const headersOf = (token: string) => ({
  'x-store': 'vereda-ar',
  'sec-fetch-site': 'same-origin',
  authorization: `Bearer ${token}`,
})
const list = '/api/wishlist/?api_version=3'

/** The stored favourites of a person. */
async function favourites(page: Page, token: string): Promise<string[]> {
  const reply = await page.request.get(list, { headers: headersOf(token) })
  const { wishlist } = (await reply.json()) as { wishlist: { sku: string }[] }
  return wishlist.map(({ sku }) => sku)
}
const addFavourite = (page: Page, token: string, sku: string) =>
  page.request.post(list, { headers: headersOf(token), form: { sku } })

test('WISH-06 U76 a guest is asked to sign in, and finds the product among the favourites afterwards', async ({
  page,
  visit,
  context,
}) => {
  const { email } = await signInAsNew(context, 'Dora')
  await context.clearCookies()
  await visit(brisa)
  await heart(page).click()
  const message = flash(page, 'Debe registrarse para agregar a favoritos. Lo guardamos en este dispositivo.')
  await message.getByRole('link', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(brisa)
  await expect(flash(page, 'El producto se agregó a favoritos.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const token = await page.evaluate(() => sessionStorage.getItem('access_token')!)
  await expect.poll(() => favourites(page, token)).toContain('ZM0001')
})

test('WISH-06 OP-009 a guest’s hearts stay on the device, are shown below the message, and join the account', async ({
  page,
  visit,
  context,
}) => {
  const { email } = await signInAsNew(context, 'Gala')
  await context.clearCookies()
  await visit(brisa)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => persistedRecord(page, 'guestFavourites')).toContain('ZM0001')
  // This one is added before the device's own are loaded.
  await page.goto('/remera-lisa-rt0001.html')
  await heart(page, 'Remera Lisa').click()
  await expect.poll(() => persistedRecord(page, 'guestFavourites')).toContain('RT0001')
  // The server renders the screen for a guest with favourites; they are loaded from the device.
  await visit('/account/wishlist')
  await expect(main(page).getByText('Debe registrarse para agregar a favoritos.')).toBeVisible()
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  expect(await barriers(page)).toEqual([])
  await heart(page, 'Remera Lisa').click()
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  // The account's favourites are read before the device's own have joined them, and that answer comes last.
  const [read, joined] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const once = { times: 1 }
  await page.route(
    '**/api/wishlist/products**',
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await joined.promise
      await route.fulfill({ response }).catch(() => {})
    },
    once,
  )
  await page.route('**/api/wishlist/merge**', (route) => read.promise.then(() => route.continue()), once)
  await main(page).getByRole('link', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await expect.poll(() => persistedRecord(page, 'guestFavourites')).not.toContain('ZM0001')
  joined.resolve()
  await expect(row(page, 'Zapatilla Brisa')).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('access_token')!)
  expect(await favourites(page, token)).toEqual(['ZM0001'])
})

test('WISH-04 WISH-05 WISH-07 AUTH-07 a heart is the same on every screen, and remembered by the device', async ({
  page,
  visit,
  context,
}) => {
  const { token } = await signInAsNew(context, 'Fer')
  await visit(brisa)
  await expect(page.getByRole('link', { name: 'Cuenta de Fer' }).first()).toBeVisible()
  await heart(page).click()
  await expect(flash(page, 'El producto se agregó a favoritos.')).toBeVisible()
  await expect.poll(() => persistedRecord(page, 'wishlist')).toContain('ZM0001')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Favoritos' }).click()
  await expect(row(page, 'Zapatilla Brisa')).toBeVisible()
  await page.goBack()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(flash(page, 'Producto removido de su lista de favoritos.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await favourites(page, token)).toEqual([])
})

test('WISH-01 a heart that the shop refuses goes back to what it was', async ({ page, visit, context, complaints }) => {
  await signInAsNew(context, 'Fer')
  await visit('/remera-lisa-rt0001.html')
  await expect(page.getByRole('link', { name: 'Cuenta de Fer' }).first()).toBeVisible()
  await page.route('**/api/wishlist/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await heart(page, 'Remera Lisa').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error.' })).toBeVisible()
  await expect(heart(page, 'Remera Lisa')).toHaveAttribute('aria-pressed', 'false')
  expect(complaints.splice(0)).toHaveLength(1)
})

test('WISH-01 the screen tells how many there are and which prices fell', async ({ page, visit, context }) => {
  await signInAs(context, 'ana')
  await visit('/account/wishlist')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Favoritos')
  await expect(main(page).getByText('6 productos')).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Bajó \$/)
      .first(),
  ).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('CART-17 CART-18 a favourite moves to the cart in a size; what is there already is only pointed at', async ({
  page,
  visit,
  context,
}) => {
  const { token } = await signInAsNew(context, 'Emilio')
  await addFavourite(page, token, 'RT0002')
  await visit('/account/wishlist')
  const tee = row(page, 'Remera')
  const move = tee.getByRole('button', { name: /^Mover al carrito/ })
  await move.click()
  await expect(tee.getByRole('alert')).toHaveText('Elegí un talle')
  await tee.getByRole('combobox').selectOption({ label: 'Talle M' })
  await move.click()
  await expect(flash(page, 'Producto agregado al carrito.')).toBeVisible()
  await expect(tee).toHaveCount(0)
  await expect.poll(() => favourites(page, token)).not.toContain('RT0002')

  await addFavourite(page, token, 'RT0002')
  await visit('/account/wishlist')
  await tee.getByRole('combobox').selectOption({ label: 'Talle M' })
  await move.click()
  await expect(flash(page, 'El producto ya se encuentra en el carrito.')).toBeVisible()
})

test('WISH-01 U40 a size that is sold out can be waited for', async ({ page, visit, context }) => {
  const { token } = await signInAsNew(context, 'Beto')
  await addFavourite(page, token, 'ZM0004')
  await visit('/account/wishlist')
  const item = main(page).getByRole('listitem')
  await item.getByRole('combobox').selectOption({ label: 'Talle 38 · agotado' })
  await item.getByRole('button', { name: /^Avisame cuando vuelva/ }).click()
  await expect(page.getByRole('dialog', { name: 'Te avisamos si vuelve' })).toBeVisible()
  await page.goBack()
  await item.getByRole('button', { name: /^Quitar/ }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Todavía no guardaste favoritos')
  expect(await barriers(page)).toEqual([])
})

test('WISH-04 CART-19 a customer moves a line of the cart to the favourites', async ({ page, visit, context }) => {
  await fillCart(page, { 'RT0001-M': 1 })
  const { token } = await signInAsNew(context, 'Dora')
  await visit('/cart')
  await expect(page.getByRole('link', { name: 'Cuenta de Dora' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mover a favoritos Remera Lisa' }).click()
  await expect(flash(page, 'El producto se agregó a favoritos.')).toBeVisible()
  await expect(main(page).getByText('Producto removido del carrito.')).toBeVisible()
  expect(await favourites(page, token)).toContain('RT0001')
  // The line had a size: it becomes the chosen one (and is remembered).
  await visit('/account/wishlist')
  await expect(row(page, 'Remera Lisa').getByRole('combobox').locator('option:checked')).toHaveText('Talle M')
})

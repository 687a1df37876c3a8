import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { fillCart } from '../support/filled-cart.ts'
import { newWithTwoStep, signInAsNew } from '../support/signed-in.ts'
import { setFlags } from '../support/flags.ts'
import { blackPng } from '#server/operations/photos/tests/photo-host.ts'
import { reviewLinkOf } from '../support/review-link.ts'
import { expect, test } from '../support/test.ts'

const brisa = '/zapatilla-brisa-zm0001.html'
const main = (page: Page) => page.getByRole('main')
const add = (page: Page) => main(page).getByRole('button', { name: 'Agregar al carrito' })
const lines = (page: Page) => page.getByRole('list', { name: 'Productos en tu carrito' }).getByRole('listitem')

/** A size is a radio button behind its tile. */
const choose = (page: Page, size: string) => main(page).getByText(size, { exact: true }).click()

/**
 * The whole purchase. It runs in two projects (playwright.config.ts): with JavaScript off, and with scripts that arrive
 * late; in both a person acts on the HTML alone.
 */
test('U24 U29 U34 PDP-09 CART-12 CPN-02 CART-13 from a search to a coupon in the cart', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Buscar productos y marcas' }).click()
  await page.getByRole('searchbox').fill('zapatillas mujer')
  await main(page).getByRole('button', { name: 'Buscar' }).click()
  await expect(main(page).getByRole('article').first()).toBeVisible()

  await page.goto('/zapatillas-mujer/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await main(page).getByRole('checkbox', { name: /^37/ }).check({ force: true })
  await main(page).getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/shoe_size=37/)
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await main(page).getByRole('link', { name: 'Menor precio' }).click()
  await expect(page).toHaveURL(/shoe_size=37&sort=price&dir=asc/)
  await page.getByRole('button', { name: 'Quitar filtro Talle 37' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/?sort=price&dir=asc')
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\.html$/)

  await page.goto(brisa, { waitUntil: 'commit' })
  await choose(page, '37')
  await add(page).click()
  await expect(main(page).getByRole('status').getByText('Agregado al carrito')).toBeVisible()
  await main(page).getByRole('link', { name: 'Ir al carrito' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Sumar uno de Zapatilla Brisa' }).click()
  await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('2')
  await page.getByText('¿Tenés un cupón?').click()
  await page.getByLabel('Código del cupón').fill('BIENVENIDA10')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  const coupon = page.getByRole('button', { name: /^Quitar el cupón BIENVENIDA10/ })
  await expect(coupon).toBeVisible()
  await coupon.click()
  await expect(coupon).toHaveCount(0)
  await page.getByRole('button', { name: 'Eliminar Zapatilla Brisa' }).click()
  await expect(lines(page)).toHaveCount(0)
})

test('PDP-09 U40 CART-13 a product that cannot be added says why', async ({ page }) => {
  await page.goto(brisa, { waitUntil: 'commit' })
  await add(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Elegí un talle')
  await fillCart(page, { 'ZM0001-38': 3 })
  await page.goto(brisa, { waitUntil: 'commit' })
  await choose(page, '38')
  await add(page).click()
  await expect(page.getByText('El producto ya se encuentra en el carrito.')).toBeVisible()
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('3')
})

test('CPN-07 a coupon that is refused says why beside its field', async ({ page }) => {
  await fillCart(page, { 'RT0001-M': 1 })
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByText('¿Tenés un cupón?').click()
  await page.getByLabel('Código del cupón').fill('NOEXISTE')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Cupón inválido, intente nuevamente.')).toBeVisible()
})

test('VAL-06 the newsletter takes an address, and says what is wrong with one', async ({ page }) => {
  await page.goto('/brands', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Primero en la vereda' }).first()
  await form.getByLabel('E-mail').fill('nadie')
  await form.getByRole('button').click()
  await expect(page.getByText('Ingrese una dirección de E-mail válida').first()).toBeVisible()
})

test('S33 OP-097 the links of mails ask, and their button answers', async ({ page }) => {
  await page.goto('/newsletter/unsign/key/nobody-has-this/', { waitUntil: 'commit' })
  await main(page).getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(main(page).getByText('Listo: no vas a recibir más nuestras novedades.')).toBeVisible()
  await page.goto('/newsletter/confirm/key/nobody-has-this/', { waitUntil: 'commit' })
  await main(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(main(page).getByText('Este enlace ya no sirve.')).toBeVisible()
})

test('AUTH-06 AUTH-08 ERR-05 signing in by the form alone: what is wrong, the way back, and the cart', async ({
  page,
  context,
}) => {
  const { email } = await signInAsNew(context, 'Dora')
  await context.clearCookies()
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/login?next=/cart', { waitUntil: 'commit' })
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill('Equivocada1')
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('E-mail o contraseña incorrectos.')
  await expect(main(page).getByLabel('E-mail')).toHaveValue(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('1')
})

test('FLAG-01 AUTH-05 both steps of the new front, and a code, by forms alone', async ({ page, context, baseURL }) => {
  const { email } = await newWithTwoStep(context, 'Carla')
  await setFlags(context, baseURL!, { new_login_front_flag: true })
  await page.goto('/login', { waitUntil: 'commit' })
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await main(page).getByRole('textbox', { name: 'Código de verificación' }).fill('000000')
  await main(page).getByRole('button', { name: 'Verificar e ingresar' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('El código no es válido o venció.')
})

test('ERR-08 AUTH-11 the forms of registering and recovering say what is wrong, and keep what was typed', async ({
  page,
}) => {
  await page.goto('/register', { waitUntil: 'commit' })
  await main(page).getByLabel('Nombre', { exact: true }).fill('Nadia')
  await main(page).getByLabel('Contraseña', { exact: true }).fill('corta')
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(main(page).getByRole('alert')).toContainText('E-mail: Campo obligatorio')
  await expect(main(page).getByLabel('Nombre', { exact: true })).toHaveValue('Nadia')
  await page.goto('/forgotpassword', { waitUntil: 'commit' })
  await main(page).getByLabel('E-mail').fill('nadie@example.com')
  await main(page).getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(main(page).getByText('Te hemos enviado un email para recuperar tu contraseña.')).toBeVisible()
})

test.describe('before the scripts run', () => {
  test('U64 AUTH-08 what was typed before hydration is what signs in, and the guest’s cart goes along', async ({
    page,
    context,
  }) => {
    const { email } = await signInAsNew(context, 'Dora')
    await context.clearCookies()
    await fillCart(page, { 'ZM0001-38': 1 })
    await page.goto('/login?next=/cart', { waitUntil: 'commit' })
    await main(page).getByLabel('E-mail').fill(email)
    await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email)
    await main(page).getByRole('button', { name: 'Ingresar' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('link', { name: 'Cuenta de Dora' })).toBeVisible()
    await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('1')
  })

  test('U41 U38 CART-12 a size chosen before hydration is still chosen after it, and is what is added; a picture pushed into view is counted', async ({
    page,
  }) => {
    await page.goto(brisa, { waitUntil: 'commit' })
    await choose(page, '37')
    const pictures = page.getByRole('region', { name: 'Fotos de Zapatilla Brisa' })
    await pictures.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(pictures.getByText('4/4')).toBeVisible()
    await expect(page.getByRole('radio', { name: '37' })).toBeChecked()
    await add(page).click()
    await expect(page.getByRole('status').getByText('Talle 37')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible()
  })

  test('CART-13 CPN-02 what was typed and opened in the cart before hydration counts', async ({ page }) => {
    await fillCart(page, { 'ZM0001-38': 1 })
    await page.goto('/cart', { waitUntil: 'commit' })
    await page.getByText('¿Tenés un cupón?').click()
    await page.getByLabel('Código del cupón').fill('BIENVENIDA10')
    await page.getByLabel('Cantidad de Zapatilla Brisa').fill('3')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page.getByLabel('Código del cupón')).toHaveValue('BIENVENIDA10')
    await expect(page.getByRole('link', { name: 'Carrito, 3 productos' })).toBeVisible()
    await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('3')
  })
})

test('CONT-01 OP-095 help is searched and the survey answered by plain forms', async ({ page }) => {
  await page.goto('/atencion-al-cliente')
  await page.getByLabel('Buscar en la ayuda').fill('cambio')
  await page.getByLabel('Buscar en la ayuda').press('Enter')
  await expect(page.getByRole('main').getByText(/respuestas? para «cambio»/)).toBeVisible()
  await page.goto('/customer/nps/?key=inventada')
  await expect(page.getByText(/Este enlace ya no sirve/)).toBeVisible()
  await page.getByText('10', { exact: true }).click()
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Gracias!' })).toBeVisible()
})

test('reviews: a review is written by a plain form', async ({ page, context }) => {
  await page.goto(await reviewLinkOf(context, 'hernan', 'R501'))
  await main(page).getByRole('link', { name: 'Opinar' }).click()
  await main(page).getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(main(page).getByText('Elige de 1 a 5 estrellas.')).toBeVisible()
  await main(page).getByRole('radio', { name: '3 estrellas' }).check({ force: true })
  const photo = (buffer: Buffer) => ({ name: 'foto.png', mimeType: 'image/png', buffer })
  await main(page)
    .getByLabel('Fotos (opcional)')
    .setInputFiles(photo(Buffer.from('hola')))
  await main(page).getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(main(page).getByText(/^No pudimos leer la foto 1/)).toBeVisible()
  await expect(main(page).getByRole('radio', { name: '3 estrellas' })).toBeChecked()
  await main(page)
    .getByLabel('Fotos (opcional)')
    .setInputFiles(photo(blackPng(400, 300)))
  await main(page).getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Gracias!' })).toBeVisible()
})

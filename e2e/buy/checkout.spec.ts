import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { fillCart } from '../support/filled-cart.ts'
import { linkIn, mailTo, signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const step = (page: Page, name: string) => main(page).getByRole('region', { name: new RegExp(name) })
const total = (page: Page) => main(page).getByRole('complementary', { name: 'Tu compra' })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()

const guest = {
  'E-mail': 'lucia.compra@example.com',
  'Nombre y apellido': 'Lucía Fernández',
  DNI: '28.456.999',
  Calle: 'Av. Corrientes',
  Número: '1250',
  'Código postal': 'C1043AAZ',
  'Teléfono con código de área': '011 4567-8901',
} as const

async function typeAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(guest)) await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByLabel('Ciudad').selectOption({ label: 'Ciudad Autónoma de Buenos Aires' })
}

/** From the address to the review, paying by card. */
async function fillCheckout(page: Page, payment = 'Tarjeta de crédito o débito'): Promise<void> {
  await typeAddress(page)
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel(payment).check()
  await press(page, 'Revisar la compra')
}

const pay = (page: Page) => main(page).getByRole('button', { name: /^Pagar \$/ })
const decide = (page: Page, outcome: string) => page.getByRole('button', { name: outcome, exact: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('APP-01 OP-003 U57 U58 U66 U67 U68 U70 a guest buys: search, product, size, cart, coupon, four steps, payment, success', async ({
  page,
  visit,
}) => {
  test.slow()
  await visit('/catalog/?q=zapatilla%20brisa')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
  await main(page)
    .getByRole('link', { name: /Zapatilla Brisa/ })
    .first()
    .click()
  await main(page).getByText('37', { exact: true }).click()
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('link', { name: 'Ir al carrito' }).click()
  await main(page).getByText('¿Tenés un cupón?').click()
  await main(page).getByLabel('Código del cupón').fill('BIENVENIDA10')
  await main(page).getByRole('button', { name: 'Aplicar' }).click()
  await expect(main(page).getByRole('button', { name: /^Quitar el cupón BIENVENIDA10/ })).toBeVisible()
  await main(page).getByRole('link', { name: 'Iniciar compra' }).click()
  await main(page).getByRole('link', { name: 'Continuar como invitado' }).click()

  await expect(step(page, 'Dirección de entrega')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Compra segura')).toBeVisible()
  const fields = main(page).locator('input:visible, select:visible, textarea:visible')
  await expect(fields).toHaveCount(8)
  expect(await barriers(page)).toEqual([])

  // Errors appear only after submitting: at the field and at the top.
  await press(page, 'Continuar al envío')
  await expect(main(page).getByRole('alert')).toBeFocused()
  await typeAddress(page)
  await main(page).getByLabel('Código postal').fill('5000')
  await press(page, 'Continuar al envío')
  await expect(main(page).getByRole('alert')).toContainText('El código postal no pertenece a la región seleccionada.')
  await main(page).getByLabel('Código postal').fill(guest['Código postal'])
  await page.reload()
  await waitUntilHydrated(page)
  await expect(main(page).getByLabel('Nombre y apellido')).toHaveValue(guest['Nombre y apellido'])
  await press(page, 'Continuar al envío')

  await expect(step(page, 'Envío')).toHaveAttribute('aria-current', 'step')
  await expect(step(page, 'Dirección de entrega')).toContainText('Av. Corrientes 1250')
  await expect(main(page).getByRole('radio').first()).toBeChecked()
  await expect(step(page, 'Envío')).toContainText(/Llega entre el/)
  expect(await barriers(page)).toEqual([])
  await press(page, 'Continuar al pago')

  await press(page, 'Revisar la compra')
  await expect(main(page).getByRole('alert')).toHaveText('Elegí un medio de pago.')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Revisar la compra')

  // Going back keeps everything, and so does a reload.
  await page.goBack()
  await expect(step(page, 'Pago')).toHaveAttribute('aria-current', 'step')
  await expect(main(page).getByLabel('Tarjeta de crédito o débito')).toBeChecked()
  await press(page, 'Revisar la compra')
  await page.reload()
  await waitUntilHydrated(page)
  await expect(pay(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const amount = (await pay(page).innerText()).replace('Pagar ', '')
  await expect(total(page)).toContainText(amount)
  await pay(page).click()

  await expect(heading(page, /^Pago de prueba/)).toContainText(amount)
  await decide(page, 'Aprobar')
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
  await waitUntilHydrated(page)
  await expect(main(page)).toContainText(guest['E-mail'])
  await expect(main(page)).toContainText(/Llega entre el/)
  await expect(main(page).getByRole('region', { name: 'Productos' })).toContainText('Zapatilla Brisa')
  expect(await barriers(page)).toEqual([])
  await expect(page.getByRole('link', { name: /^Carrito, / })).toHaveCount(0)

  // One field creates an account from it; a reload does not order again.
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await press(page, 'Crear cuenta')
  await expect(page.getByText('Tu cuenta está lista.')).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goto('/checkout')
  await expect(heading(page, 'Ese pedido ya está hecho')).toBeVisible()

  // The confirmation leads to the order, signed in or not.
  const nr = /success\/([^?]+)/.exec(address)![1]!
  const letter = await mailTo(page.request, guest['E-mail'], new RegExp(nr))
  await page.context().clearCookies()
  await visit(linkIn(letter, '/checkout/success/'))
  await expect(main(page).getByText(`Pedido ${nr}`)).toBeVisible()
})

test('OP-003 ORD-01 U72 a customer lands on the review, pays by keyboard alone, and finds the order with its timeline', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'emilio')
  await fillCart(page, { 'ZM0002-38': 1 })
  await visit('/checkout')
  const pressed = async (name: string | RegExp) => {
    await main(page).getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  // The address is known; the first time the rest is asked for.
  await expect(step(page, 'Envío')).toHaveAttribute('aria-current', 'step')
  await pressed('Continuar al pago')
  await main(page)
    .getByRole('radio', { name: /^Tarjeta/ })
    .focus()
  await page.keyboard.press('Space')
  await pressed('Revisar la compra')
  await expect(main(page).getByRole('button', { name: /^Cambiar/ })).toHaveCount(3)
  await pressed(/^Pagar \$/)
  await expect(heading(page, /^Pago de prueba/)).toBeVisible()
  await page.getByRole('button', { name: 'Aprobar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, /^¡Gracias/)).toBeVisible()
  const nr = /success\/([^?]+)/.exec(page.url())![1]!

  await visit('/account/orders')
  const row = main(page).getByRole('link', { name: `Ver detalle del pedido ${nr}` })
  await expect(row).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await row.click()
  await expect(heading(page, `Pedido ${nr}`)).toBeVisible()
  const timeline = main(page).getByRole('region', { name: 'Seguimiento' })
  await expect(timeline.getByRole('listitem').first()).toContainText(/\d+ de \w+ de \d{4} - \d+:\d\d/)
  expect(await barriers(page)).toEqual([])

  await main(page).getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el pedido?' })
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(timeline).toContainText(/[Cc]ancelado/)
  await expect(main(page).getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Volver a comprar' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('list', { name: 'Productos en tu carrito' }).getByRole('listitem')).toHaveCount(1)
  // The second time nothing is asked for.
  await main(page).getByRole('link', { name: 'Iniciar compra' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(pay(page)).toBeVisible()
})

test('OP-003 R11 a rejected payment charges nothing and says so; a pending one is told when it is decided', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'ZM0002-39': 1 })
  await visit('/checkout')
  await fillCheckout(page)
  await pay(page).click()
  await decide(page, 'Rechazar')
  await expect(heading(page, 'El pago no se aprobó')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Volver a comprar' }).first().click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('list', { name: 'Productos en tu carrito' }).getByRole('listitem')).toHaveCount(1)
})

test('OP-003 R11 the tab is closed at the gateway, the payment is approved: the link of the order knows', async ({
  page,
  visit,
  context,
}) => {
  await fillCart(page, { 'RT0001-M': 1 })
  await visit('/checkout')
  await fillCheckout(page)
  await pay(page).click()
  await expect(heading(page, /^Pago de prueba/)).toBeVisible()
  const gateway = page.url()
  await page.goBack()
  // The order is placed: going back leads to it, and nothing is bought twice.
  await expect(heading(page, 'Ese pedido ya está hecho')).toBeVisible()
  await main(page).getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(heading(page, 'Estamos esperando el pago')).toBeVisible()
  const order = page.url()
  await page.goto('about:blank')

  const elsewhere = await context.newPage()
  await elsewhere.goto(gateway)
  await decide(elsewhere, 'Dejar en proceso')
  await expect(heading(elsewhere, 'Estamos esperando el pago')).toBeVisible()
  await elsewhere.goto(gateway)
  // The gateway has decided, and the tab is closed before the redirect: the shop is not notified.
  const { action, form } = await elsewhere
    .getByRole('button', { name: 'Aprobar sin avisar' })
    .evaluate((button: HTMLButtonElement) => ({
      action: button.form!.action,
      form: Object.fromEntries([...new FormData(button.form!, button)] as [string, string][]),
    }))
  const decided = await context.request.post(action, {
    form,
    headers: { origin: new URL(action).origin },
    maxRedirects: 0,
  })
  expect(decided.status()).toBe(303)
  await elsewhere.close()
  await page.goto(order)
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
})

test('OP-003 cash: a code to pay at a counter, and until when', async ({ page, visit, context }) => {
  await signInAsNew(context, 'Nora')
  await fillCart(page, { 'RT0002-M': 1 })
  await visit('/checkout')
  // A customer without addresses is asked for the address, not for contact data.
  await expect(main(page).getByLabel('E-mail')).toHaveCount(0)
  for (const label of [
    'Nombre y apellido',
    'Calle',
    'Número',
    'Código postal',
    'Teléfono con código de área',
  ] as const) {
    await main(page).getByLabel(label, { exact: true }).fill(guest[label])
  }
  await main(page).getByLabel('Ciudad').selectOption({ label: 'Ciudad Autónoma de Buenos Aires' })
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Efectivo').check()
  await press(page, 'Revisar la compra')
  await press(page, /^Confirmar y obtener el código/)
  await expect(heading(page, 'Falta pagar el cupón')).toBeVisible()
  await expect(main(page).getByText('Código de pago')).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('U69 R3 what sold out meanwhile is named, nothing is charged, and the rest stays', async ({ page, visit }) => {
  // Every page reads the cart once by itself, some time after opening.
  const read = () => page.waitForResponse(/\/api\/cart\/\?/)
  await fillCart(page, { 'ZM0002-38': 1 })
  await Promise.all([read(), visit('/checkout')])
  await fillCheckout(page)
  // The total the shopper agrees to has loaded; then another tab of the same shopper changes the cart.
  await expect(pay(page)).toBeEnabled()
  await fillCart(page, { 'ZM0002-38': 2 })
  await pay(page).click()
  const notice = main(page).getByRole('alert')
  await expect(notice).toContainText('Algo cambió mientras comprabas')
  await expect(notice).toContainText('El carrito cambió en otra pestaña o dispositivo.')
  await expect(notice).toContainText(/El total pasó de/)
  await expect(pay(page)).toBeVisible()

  // A change in a pending answer is also reported before anything is paid.
  await Promise.all([read(), visit('/checkout')])
  await expect(pay(page)).toBeEnabled()
  await expect(notice).toBeHidden()
  await fillCart(page, { 'ZM0002-38': 1 })
  await main(page).getByRole('button', { name: 'Cambiar pago' }).click()
  await main(page).getByLabel('Efectivo').check()
  await press(page, 'Revisar la compra')
  await expect(notice).toContainText('El carrito cambió en otra pestaña o dispositivo.')
})

test('legal: the regret button is one tap from home, needs no login, and gives a code', async ({ page, visit }) => {
  await visit('/arrepentimiento')
  await main(page).getByLabel('Número de pedido').fill('R101')
  await main(page).getByLabel('E-mail de la compra').fill('ana@example.com')
  await press(page, 'Enviar solicitud')
  await expect(main(page).getByRole('status')).toContainText(/Tu código es \S+/)
})

test('WAL-02 a guest buys a gift card, chooses who gets it, and it becomes money of a wallet', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  // A gift card has no shipment: its page shows amounts, and neither delivery methods nor a colour.
  await visit('/gift-card-vereda-gc0001.html')
  await expect(main(page).getByRole('region', { name: 'Monto' }).getByRole('link')).toHaveCount(3)
  await expect(main(page).getByText(/Color:|Envío gratis desde|Vendido por/)).toHaveCount(0)
  await fillCart(page, { 'GC0001-U': 1 })
  await visit('/checkout')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/Tus datos/, /Pago/, /Revisión/])
  await main(page).getByLabel('E-mail', { exact: true }).fill('regala@example.com')
  await main(page).getByLabel('Nombre y apellido').fill('Rita Luna')
  await main(page).getByLabel('DNI').fill('30123456')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
  await pay(page).click()
  await decide(page, 'Aprobar')
  const cards = main(page).getByRole('region', { name: 'Gift Cards de este pedido' })
  await expect(cards).toContainText('Falta elegir a quién enviarla')
  await cards.getByRole('button', { name: 'Enviar' }).click()
  const luz = await signInAsNew(context, 'Luz')
  await cards.getByLabel('Nombre de quien la recibe').fill('Luz')
  await cards.getByLabel('E-mail de quien la recibe').fill('luz')
  await cards.getByRole('button', { name: 'Guardar el envío' }).click()
  await expect(cards.getByRole('alert')).toContainText('E-mail de quien la recibe')
  expect(await barriers(page)).toEqual([])
  await cards.getByLabel('E-mail de quien la recibe').fill(luz.email)
  await cards.getByRole('button', { name: 'Guardar el envío' }).click()
  await expect(cards).toContainText('Enviada a Luz')

  const { text } = await mailTo(context.request, luz.email, /te regaló una Gift Card/)
  const [code] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)!
  await visit('/account/wallet/redeem')
  await main(page).getByLabel('Código').fill(code.toLowerCase())
  await main(page).getByRole('button', { name: 'Sumar a mi billetera' }).click()
  await expect(main(page).getByRole('region', { name: 'Tu saldo' })).toContainText('$ 20.000')
  await expect(main(page).getByText('Gift Card canjeada')).toBeVisible()
})

test('OP-085 a guest with a membership in the cart is asked for an account before the first step', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'MB0001-U': 1 })
  await visit('/checkout')
  await expect(heading(page, 'Una membresía necesita una cuenta')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ingresar o crear una cuenta' })).toHaveAttribute(
    'href',
    /checkout\/login/,
  )
})

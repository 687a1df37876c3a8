import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { chooseCity, typeCapitalPostcode } from '../support/choose-city.ts'
import { fillCheckoutPlaces } from '../support/full-checkout.ts'
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
  'Teléfono con código de área': '011 4567-8901',
} as const

async function typeAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(guest)) await main(page).getByLabel(label, { exact: true }).fill(value)
  await typeCapitalPostcode(page)
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
  // Seven, and the city behind its search.
  const fields = main(page).locator('input:not([type=radio]):visible, select:visible, textarea:visible')
  await expect(fields).toHaveCount(7)
  expect(await barriers(page)).toEqual([])

  // Errors appear only after submitting: at the field and at the top.
  await press(page, 'Continuar al envío')
  await expect(main(page).getByRole('alert')).toBeFocused()
  await typeAddress(page)
  // Another province's postcode leaves the city open, and its cities come first.
  await main(page).getByLabel('Código postal').fill('5000')
  const city = main(page).getByRole('button', { name: /^Ciudad/ })
  await expect(city).toContainText('Elegí tu ciudad')
  await press(page, 'Continuar al envío')
  await expect(main(page).getByRole('alert')).toContainText('Falta elegir la ciudad.')
  await city.click()
  await expect(page.getByRole('dialog')).toContainText('Ciudades de Córdoba')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await typeCapitalPostcode(page)
  // A likely slip is asked about, and a tap corrects it; a number behind the street moves.
  await main(page).getByLabel('E-mail', { exact: true }).fill('lucia.compra@gmial.com')
  await main(page).getByLabel('Número', { exact: true }).fill('')
  await main(page).getByLabel('Calle', { exact: true }).fill('Av. Corrientes 1250')
  await main(page).getByRole('button', { name: '¿Quisiste decir lucia.compra@gmail.com?' }).click()
  await expect(main(page).getByLabel('E-mail', { exact: true })).toHaveValue('lucia.compra@gmail.com')
  await expect(main(page).getByLabel('Calle', { exact: true })).toHaveValue('Av. Corrientes')
  await expect(main(page).getByLabel('Número', { exact: true })).toHaveValue('1250')
  await main(page).getByLabel('E-mail', { exact: true }).fill(guest['E-mail'])
  await page.reload()
  await waitUntilHydrated(page)
  await expect(main(page).getByLabel('Nombre y apellido')).toHaveValue(guest['Nombre y apellido'])
  await press(page, 'Continuar al envío')

  await expect(step(page, 'Envío')).toHaveAttribute('aria-current', 'step')
  await expect(step(page, 'Dirección de entrega')).toContainText(
    'Av. Corrientes 1250 · Ciudad Autónoma de Buenos Aires',
  )
  await expect(main(page).getByRole('radio').first()).toBeChecked()
  await expect(step(page, 'Envío')).toContainText(/Llega entre el/)
  expect(await barriers(page)).toEqual([])
  await press(page, 'Continuar al pago')

  await expect(main(page).getByRole('note')).toHaveText('Modo de prueba: no se cobra nada y no se envía nada.')
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
  // The key of the link is no part of the address, and a reload still opens the order.
  const address = page.url()
  expect(address).not.toContain('key=')
  await page.reload()
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goto('/checkout')
  await expect(heading(page, 'Tu pedido ya está confirmado')).toBeVisible()

  // The confirmation leads to the order, signed in or not.
  const nr = /success\/([^?]+)/.exec(address)![1]!
  const letter = await mailTo(page.request, guest['E-mail'], new RegExp(nr))
  await page.context().clearCookies()
  await visit(linkIn(letter, '/checkout/success/'))
  await expect(main(page).getByText(`Pedido ${nr}`)).toBeVisible()
  expect(page.url()).not.toContain('key=')
  await page.reload()
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
  await expect(heading(page, 'Falta pagar tu pedido')).toBeVisible()
  await page.goto('about:blank')

  const elsewhere = await context.newPage()
  await elsewhere.goto(gateway)
  await decide(elsewhere, 'Dejar en proceso')
  await expect(heading(elsewhere, 'Estamos esperando la confirmación del pago')).toBeVisible()
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
  // The way back has the key of the order, which the address has not.
  await page.goBack()
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
})

const abroad = {
  cl: {
    line: 'RT0001CL-M',
    fields: {
      Correo: 'sofia.compra@example.com',
      'Nombre y apellido': 'Sofía Rojas',
      RUT: '12.345.678-5',
      Calle: 'Av. Providencia',
      Número: 's/n',
      Teléfono: '8765 4321',
    },
    label: 'Comuna',
    city: 'Santiago',
    street: 'Av. Providencia S/N',
    next: 'Continuar al despacho',
  },
  co: {
    line: 'RT0001CO-M',
    fields: {
      'E-mail': 'camila.compra@example.com',
      'Nombre y apellido': 'Camila Torres',
      Documento: '1020304050',
      Dirección: 'Calle 93 # 11-27',
      'Barrio (opcional)': 'Chicó',
      Celular: '310 456 7890',
    },
    label: 'Ciudad',
    city: 'Bogotá',
    street: 'Calle 93 # 11-27, Barrio Chicó',
    next: 'Continuar al envío',
  },
} as const

for (const [country, { line, fields, label, city, street, next }] of Object.entries(abroad)) {
  test(`U58 a guest in ${country} buys with the country's own address`, async ({ page, visit }) => {
    await fillCart(page, { [line]: 1 }, [], country)
    await visit(`/checkout?country=${country}`)
    await expect(main(page).getByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible()
    await expect(main(page).getByLabel('Código postal')).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    for (const [name, value] of Object.entries(fields)) {
      await main(page).getByLabel(name, { exact: true }).fill(value)
    }
    await press(page, next)
    await expect(main(page).getByRole('alert')).toContainText(`Falta elegir la ${label.toLowerCase()}.`)
    await chooseCity(page, city, label)
    await press(page, next)
    await press(page, 'Continuar al pago')
    await main(page).getByLabel('Tarjeta de crédito o débito').check()
    await press(page, 'Revisar la compra')
    await pay(page).click()
    await decide(page, 'Aprobar')
    await expect(heading(page, /^¡Gracias/)).toBeVisible()
    await expect(main(page)).toContainText(street)
  })
}

test('OP-042 a guest picks up at a branch: no address is asked, and the order names the branch', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'ZM0002-38': 1 })
  await visit('/checkout')
  await main(page)
    .getByRole('radio', { name: /^Retiro en sucursal/ })
    .check()
  await expect(main(page).getByLabel('Calle', { exact: true })).toHaveCount(0)
  for (const label of ['E-mail', 'Nombre y apellido', 'DNI', 'Teléfono con código de área'] as const) {
    await main(page).getByLabel(label, { exact: true }).fill(guest[label])
  }
  await press(page, 'Continuar al pago')
  await expect(main(page).getByText('Falta elegir la sucursal.')).toBeVisible()
  await chooseCity(page, 'La Plata')
  await expect(main(page).getByRole('group', { name: 'Sucursales cerca de La Plata' })).toContainText(/a \d+ km/)
  await main(page)
    .getByRole('radio', { name: /Vereda Palermo/ })
    .check()
  await expect(main(page).getByText(/^Listo para retirar desde el/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Continuar al pago')
  await expect(step(page, 'Retiro en sucursal')).toContainText('Vereda Palermo · Honduras 4820')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
  await pay(page).click()
  await decide(page, 'Aprobar')
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
  await expect(main(page)).toContainText('Sucursal Vereda Palermo')
  await expect(main(page)).not.toContainText('Av. Corrientes')
})

test('OP-003 cash: a code to pay at a counter, and until when', async ({ page, visit, context }) => {
  await signInAsNew(context, 'Nora')
  await fillCart(page, { 'RT0002-M': 1 })
  await visit('/checkout')
  // A customer without addresses is asked for the address, not for contact data.
  await expect(main(page).getByLabel('E-mail')).toHaveCount(0)
  for (const label of ['Nombre y apellido', 'Calle', 'Número', 'Teléfono con código de área'] as const) {
    await main(page).getByLabel(label, { exact: true }).fill(guest[label])
  }
  await typeCapitalPostcode(page)
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Efectivo').check()
  await press(page, 'Revisar la compra')
  await press(page, /^Confirmar y obtener el código/)
  await expect(heading(page, 'Último paso: pagá en efectivo')).toBeVisible()
  const nr = /success\/([^?]+)/.exec(page.url())![1]!
  // The order's page of the account shows the same.
  await visit(`/account/orders/${nr}`)
  await expect(heading(page, `Pedido ${nr}`)).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Último paso: pagá en efectivo')
  await expect(main(page).getByRole('region', { name: 'Código de pago' })).toContainText(/(\d{4} ){3}\d{4}/)
  await expect(main(page).getByRole('button', { name: 'Cambiar el medio de pago' })).toBeVisible()
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

test('R32 where the checkout is full, a shopper sees the place in line, and comes in without doing anything', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'ZM0002-38': 1 })
  await fillCheckoutPlaces(page, [
    { ahead: 41, minutes: null, again_in: 1 },
    { ahead: 40, minutes: 3, again_in: 2 },
  ])
  await visit('/checkout')
  await expect(heading(page, 'Hay mucha gente comprando')).toBeVisible()
  const line = main(page).getByRole('status')
  await expect(line).toContainText('Tu lugar: 42')
  await expect(line).toContainText('Todavía no sabemos cuánto falta.')
  await expect(line).toContainText('Tu lugar: 41')
  await expect(line).toContainText('Faltan unos 3 minutos')
  expect(await barriers(page)).toEqual([])
  await expect(main(page).getByLabel('Nombre y apellido')).toBeVisible()
})

test('legal: the regret button is one tap from home, needs no login, and gives a code', async ({ page, visit }) => {
  await visit('/arrepentimiento')
  await main(page).getByLabel('Número de pedido').fill('R101')
  await main(page).getByLabel('E-mail de la compra').fill('ana@example.com')
  await press(page, 'Enviar solicitud')
  await expect(main(page).getByRole('status')).toContainText(/Tu código es \S+/)
})

test('WAL-02 a gift card: to whom, when and what it says is asked before paying, with a preview; it becomes money of a wallet', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  // A gift card has no shipment: its page shows amounts, and neither delivery methods nor a colour.
  await visit('/gift-card-vereda-gc0001.html')
  await expect(main(page).getByRole('region', { name: 'Monto' }).getByRole('link')).toHaveCount(3)
  await expect(main(page).getByRole('region', { name: 'Cómo funciona' })).toContainText('no vence')
  await expect(main(page).getByText(/Color:|Envío gratis desde|Vendido por|Comparar|Guía de talles/)).toHaveCount(0)
  await fillCart(page, { 'GC0001-U': 1 })
  await visit('/checkout')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    /Tus datos/,
    /Para quién es/,
    /Pago/,
    /Revisión/,
  ])
  await main(page).getByLabel('E-mail', { exact: true }).fill('regala@example.com')
  await main(page).getByLabel('Nombre y apellido').fill('Rita Luna')
  await main(page).getByLabel('DNI').fill('30123456')
  await main(page)
    .getByRole('button', { name: /^Continuar/ })
    .click()
  const gift = step(page, 'Para quién es')
  const luz = await signInAsNew(context, 'Luz')
  await gift.getByLabel('Nombre de quien la recibe').fill('Luz')
  await gift.getByLabel('E-mail de quien la recibe').fill('luz')
  await gift.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(gift.getByRole('alert')).toContainText('E-mail de quien la recibe')
  expect(await barriers(page)).toEqual([])
  await gift.getByLabel('E-mail de quien la recibe').fill(luz.email)
  await gift.getByLabel('Mensaje (opcional)').fill('¡Feliz día, Luz!')
  await expect(gift.getByRole('figure')).toContainText(/Gift Card de \$\s20\.000.*Para Luz.*¡Feliz día, Luz!.*no vence/)
  // What was typed survives a reload.
  await page.reload()
  await waitUntilHydrated(page)
  await expect(gift.getByLabel('Nombre de quien la recibe')).toHaveValue('Luz')
  await gift.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(gift).toContainText('Para Luz, sale el')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
  await expect(step(page, 'Revisión')).not.toContainText('arrepentirte')
  await pay(page).click()
  await decide(page, 'Aprobar')
  const cards = main(page).getByRole('region', { name: 'Gift Cards de este pedido' })
  await expect(cards).toContainText(/Sale el .* para Luz|Enviada a Luz/)
  await expect(cards).not.toContainText('Falta un paso')
  // Still to be changed, as long as it has not been sent.
  await cards.getByRole('button', { name: 'Cambiar' }).click()
  await cards.getByRole('button', { name: 'Guardar el envío' }).click()
  await expect(cards).toContainText('Enviada a Luz')

  const { text } = await mailTo(context.request, luz.email, /te regaló una Gift Card/)
  expect(text).toContain('¡Feliz día, Luz!')
  const [code] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)!
  await visit('/account/wallet/redeem')
  await main(page).getByLabel('Código').fill(code.toLowerCase())
  await main(page).getByRole('button', { name: 'Sumar a mi billetera' }).click()
  await expect(main(page).getByRole('region', { name: 'Tu saldo' })).toContainText('$ 20.000')
  await expect(main(page).getByText('Gift Card canjeada')).toBeVisible()
})

test('WAL-02 a buyer who decides later sees the missing step first after paying', async ({ page, visit }) => {
  await fillCart(page, { 'GC0001-U': 1 })
  await visit('/checkout')
  await main(page).getByLabel('E-mail', { exact: true }).fill('despues@example.com')
  await main(page).getByLabel('Nombre y apellido').fill('Rita Luna')
  await main(page).getByLabel('DNI').fill('30123456')
  await main(page)
    .getByRole('button', { name: /^Continuar/ })
    .click()
  await main(page).getByLabel('Lo decido después de pagar').check()
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
  await pay(page).click()
  await decide(page, 'Aprobar')
  const cards = main(page).getByRole('region', { name: 'Gift Cards de este pedido' })
  await expect(cards).toContainText('Falta un paso')
  await expect(
    main(page)
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /Gift Cards|Seguimiento/ }),
  ).toHaveText(['Gift Cards de este pedido', 'Seguimiento'])
  await expect(page.getByRole('link', { name: 'Volver al carrito' })).toHaveCount(0)
})

/** What a row shows, in cents; `Gratis` is nothing. */
const cents = (text: string) =>
  Math.round(
    Number(
      text
        .replaceAll(/[^\d,−-]/g, '')
        .replace('−', '-')
        .replace(',', '.') || 0,
    ) * 100,
  )

test('U52 the rows of the checkout add up, cuotas show their cost before they are chosen, and the review says who is invoiced', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'ZM0001-38': 1, 'RT0001-M': 2 }, ['BIENVENIDA10'])
  await visit('/checkout')
  await typeAddress(page)
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  const payment = step(page, 'Pago')
  await expect(payment).toContainText('Modo de prueba')
  for (const name of ['Visa', 'Mastercard', 'Rapipago o Pago Fácil']) await expect(payment).toContainText(name)
  const plans = [...(await payment.innerText()).matchAll(/(\d+) cuotas de \$\s([\d.,]+) = \$\s([\d.,]+)/g)]
  expect(plans.map(([, count]) => count)).toEqual(['6', '12'])
  for (const [, count, each, whole] of plans) expect(Number(count) * cents(each!)).toBe(cents(whole!))
  await expect(payment).toContainText('Interés 18 %, CFT 78,4 %')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')

  const summary = total(page)
  await summary.locator('summary').click()
  const lines = await summary.getByRole('listitem').locator('.figures').allInnerTexts()
  const rows = await summary
    .locator('dl:visible > div')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent] as const),
    )
  const amounts = new Map(rows.map(([name, text]) => [name, cents(text)]))
  expect([...amounts.keys()]).toEqual(['Subtotal', 'Cupón BIENVENIDA10', 'Envío', 'Total'])
  const visibleLines = lines.filter(Boolean)
  expect(visibleLines.reduce((sum, text) => sum + cents(text), 0)).toBe(amounts.get('Subtotal'))
  expect([...amounts.values()].slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.get('Total'))
  await summary.locator('summary').click()

  const review = step(page, 'Revisión')
  await expect(review).toContainText('Facturamos a nombre de Lucía Fernández, DNI 28.456.999.')
  await expect(review.getByRole('link', { name: /términos y condiciones/ })).toHaveAttribute(
    'href',
    '/ac-terminos-y-condiciones/',
  )
  await review.getByRole('button', { name: 'Cambiar los datos de la factura' }).click()
  await expect(step(page, 'Dirección de entrega')).toHaveAttribute('aria-current', 'step')
})

test('OP-085 a membership says what it gives, how long and from when; it is bought without an address', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'ana')
  await visit('/account/memberships')
  await main(page).getByRole('link', { name: 'Renovar Club Envíos' }).click()
  await expect(main(page).getByRole('region', { name: 'Qué te da' })).toContainText('Envío estándar gratis')
  for (const text of [/12 meses\. No se renueva sola/, /cuando termina la actual/]) {
    await expect(main(page).getByText(text)).toBeVisible()
  }
  await expect(
    main(page).getByText(/Alquenta|Color:|Talle único|Comparar|Envío gratis desde|Vendido por|Retiro/i),
  ).toHaveCount(0)
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

import type { Page } from '@playwright/test'
import { chooseCity } from '../support/choose-city.ts'
import { fillCheckoutPlaces } from '../support/full-checkout.ts'
import { fillCart } from '../support/filled-cart.ts'
import { orderByCall } from '../support/order-by-call.ts'
import { signInAs } from '../support/signed-in.ts'
import { waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

const stores = {
  ar: {
    lines: { 'ZM0001-38': 1, 'RT0001-M': 2 },
    fields: {
      DNI: '28.456.999',
      Calle: 'Av. Corrientes',
      Número: '1250',
      'Código postal': '1043',
      Teléfono: '11 4567 8901',
    },
    place: 'Ciudad Autónoma de Buenos Aires',
    city: 'Ciudad',
    next: 'Continuar al envío',
  },
  cl: {
    lines: { 'ZM0001CL-38': 1, 'RT0001CL-M': 2, 'GC0001CL-U': 1 },
    fields: {
      RUT: '12.345.678-5',
      Calle: 'Av. Providencia',
      Número: '2124',
      Teléfono: '912345678',
    },
    place: 'Santiago',
    city: 'Comuna',
    next: 'Continuar al despacho',
  },
  co: {
    lines: { 'ZM0001CO-38': 1, 'RT0001CO-M': 2 },
    fields: { Documento: '1020304050', Dirección: 'Calle 93 # 11-27', Barrio: 'Chicó', Celular: '3104567890' },
    place: 'Bogotá',
    city: 'Ciudad',
    next: 'Continuar al envío',
  },
} as const

test.setTimeout(90_000)

for (const [country, { lines, fields, place, city, next }] of Object.entries(stores)) {
  test(`checkout-${country}`, async ({ page }, { project }) => {
    const shoot = async (name: string, fullPage = true) => {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `gallery/${project.name}/checkout-${country}-${name}.png`, fullPage })
    }
    await fillCart(page, lines, [], country)
    await fillCheckoutPlaces(page, [{ ahead: 117, minutes: 4, again_in: 2 }])
    await page.goto(`/checkout?country=${country}`)
    await main(page).getByRole('status').filter({ hasText: 'Tu lugar' }).waitFor()
    await shoot('0-line')
    await waitUntilHydrated(page)
    await main(page).getByLabel('Nombre y apellido').waitFor()
    await shoot('1-address')
    await press(page, next)
    await shoot('1-address-errors')
    await main(page)
      .getByLabel(country === 'cl' ? 'Correo' : 'E-mail', { exact: true })
      .fill('lucia.compra@example.com')
    await main(page).getByLabel('Nombre y apellido').fill('Lucía Fernández')
    await main(page)
      .getByRole('button', { name: new RegExp(`^${city}`) })
      .click()
    await shoot('1-city', false)
    await page.keyboard.press('Escape')
    await chooseCity(page, place, city)
    for (const [label, value] of Object.entries(fields)) {
      await main(page)
        .getByLabel(new RegExp(`^${label}`))
        .last()
        .fill(value)
    }
    await shoot('1-address-filled')
    await main(page)
      .getByRole('radio', { name: /sucursal/ })
      .check()
    await shoot('1-pickup')
    await main(page).getByRole('radio', { name: 'A domicilio' }).check()
    await press(page, next)
    await main(page).getByRole('button', { name: 'Continuar al pago' }).waitFor()
    await shoot('2-delivery')
    await press(page, 'Continuar al pago')
    if (country === 'cl') {
      await main(page).getByLabel('Nombre de quien la recibe').fill('Luz')
      await main(page).getByLabel('Correo de quien la recibe').fill('luz@example.com')
      await main(page).getByLabel('Mensaje (opcional)').fill('¡Feliz cumpleaños!')
      await shoot('2-gift')
      await press(page, 'Continuar al pago')
    }
    await shoot('3-payment')
    await main(page).getByRole('radio').first().check()
    await press(page, 'Revisar la compra')
    await shoot('4-review')
    if (project.name === 'phone') {
      await main(page)
        .getByText(/^\d productos$/)
        .first()
        .click()
      await shoot('4-summary', false)
    }
    await press(page, /^Pagar/)
    await page.getByRole('heading', { name: /^Pago de prueba/ }).waitFor()
    await shoot('5-gateway')
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click()
    await page.getByRole('heading', { name: /^¡Gracias/ }).waitFor()
    await shoot('6-success')
  })
}

for (const country of ['ar', 'cl', 'co'] as const) {
  test(`payment-${country}`, async ({ page }, { project }) => {
    const shoot = async (name: string) => {
      await page.waitForTimeout(500)
      await page.screenshot({ path: `gallery/${project.name}/payment-${country}-${name}.png`, fullPage: true })
    }
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
    const place = (payment: 'card_test' | 'cash_voucher') =>
      orderByCall(page.request, { country, email: `pago-${country}-${payment}@example.com`, payment })
    await page.goto(`/?country=${country}`)
    const card = await place('card_test')
    await page.goto(card.payUrl!)
    await page.getByRole('link', { name: 'Volver a la tienda sin pagar' }).click()
    await heading('Falta pagar tu pedido')
    await shoot('1-left')
    await press(page, /^Pagar \$/)
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click()
    await heading('Tu banco no aprobó el pago')
    await shoot('2-refused')
    await press(page, 'Cambiar el medio de pago')
    await shoot('3-another-way')
    await main(page).getByRole('radio').first().check()
    await press(page, /^Pagar \$/)
    await page.getByRole('button', { name: 'Dejar en proceso', exact: true }).click()
    await heading('Estamos esperando la confirmación del pago')
    await shoot('4-in-process')
    const cash = await place('cash_voucher')
    await page.goto(cash.path)
    await heading(/^Último paso/)
    await shoot('5-cash')
    await main(page).getByText('Ver cómo pagar').click()
    await shoot('5-cash-how')
    await press(page, 'Cancelar pedido')
    await shoot('6-cancel')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
    await heading('Este pedido se canceló')
    await shoot('7-cancelled')
  })
}

test('orders', async ({ page, context }, { project }) => {
  const shoot = async (name: string) => {
    await page.waitForTimeout(500)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: true })
  }
  await signInAs(context, 'ana')
  await page.goto('/account/orders', { waitUntil: 'networkidle' })
  await shoot('orders')
  await main(page)
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Seguimiento' }).waitFor()
  await shoot('order')
  await page.goto('/account/orders/R107', { waitUntil: 'networkidle' })
  await shoot('order-unpaid')
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await shoot('checkout-empty')
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await shoot('checkout-customer')
  await page.goto('/arrepentimiento', { waitUntil: 'networkidle' })
  await shoot('regret')
})

for (const [country, suffix] of [
  ['ar', ''],
  ['cl', 'cl'],
  ['co', 'co'],
] as const) {
  test(`without-parcel-${country}`, async ({ page }, { project }) => {
    for (const [name, path] of [
      ['gift-card', `/gift-card-vereda-gc0001${suffix}.html`],
      ['membership', `/membresia-club-envios-un-ano-mb0001${suffix}.html`],
    ]) {
      await page.goto(`${path}?country=${country}`, { waitUntil: 'networkidle' })
      await page.screenshot({ path: `gallery/${project.name}/${name}-${country}.png`, fullPage: true })
    }
  })
}

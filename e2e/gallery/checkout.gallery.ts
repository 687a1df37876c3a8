import type { Page } from '@playwright/test'
import { fillCart } from '../support/filled-cart.ts'
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
    next: 'Continuar al envío',
  },
  cl: {
    lines: { 'ZM0001CL-38': 1, 'RT0001CL-M': 2, 'GC0001CL-U': 1 },
    fields: {
      RUT: '12.345.678-5',
      Calle: 'Av. Providencia',
      Número: '2124',
      'Código postal': '7500000',
      Teléfono: '912345678',
    },
    place: 'Santiago',
    next: 'Continuar al despacho',
  },
  co: {
    lines: { 'ZM0001CO-38': 1, 'RT0001CO-M': 2 },
    fields: { Documento: '1020304050', Dirección: 'Calle 93 # 11', 'Número de placa': '27', Teléfono: '3104567890' },
    place: 'Bogotá',
    next: 'Continuar al envío',
  },
} as const

test.setTimeout(90_000)

for (const [country, { lines, fields, place, next }] of Object.entries(stores)) {
  test(`checkout-${country}`, async ({ page }, { project }) => {
    const shoot = async (name: string, fullPage = true) => {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `gallery/${project.name}/checkout-${country}-${name}.png`, fullPage })
    }
    await fillCart(page, lines, [], country)
    await page.goto(`/checkout?country=${country}`)
    await waitUntilHydrated(page)
    await main(page).getByLabel('Nombre y apellido').waitFor()
    await shoot('1-address')
    await press(page, next)
    await shoot('1-address-errors')
    await main(page).getByLabel('E-mail').fill('lucia.compra@example.com')
    await main(page).getByLabel('Nombre y apellido').fill('Lucía Fernández')
    await main(page).getByLabel('Ciudad').selectOption({ label: place })
    for (const [label, value] of Object.entries(fields)) {
      await main(page)
        .getByLabel(new RegExp(`^${label}`))
        .last()
        .fill(value)
    }
    await press(page, next)
    await main(page).getByRole('radio').first().waitFor()
    await shoot('2-delivery')
    await press(page, 'Continuar al pago')
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
    if (country !== 'cl') return
    await press(page, 'Enviar')
    await press(page, 'Guardar el envío')
    await shoot('7-gift-card-errors')
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
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await shoot('checkout-empty')
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await shoot('checkout-customer')
  await page.goto('/arrepentimiento', { waitUntil: 'networkidle' })
  await shoot('regret')
})

import type { Page } from '@playwright/test'
import { chooseCity } from '../support/choose-city.ts'
import { fillCart } from '../support/filled-cart.ts'
import { operate } from '../support/operate.ts'
import { waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

const stores = {
  ar: {
    line: 'ZM0001-38',
    mail: 'E-mail',
    fields: { DNI: '28.456.999', Calle: 'San Martín', Número: '150', 'Código postal': '9410', Teléfono: '2901 456789' },
    place: 'Ushuaia',
    city: 'Ciudad',
    next: 'Continuar al envío',
    number: '0170099220000067797370',
    rates: ['--region', 'Tierra del Fuego', '--price', '12990', '--days', '6-12'],
  },
  cl: {
    line: 'ZM0001CL-38',
    mail: 'Correo',
    fields: { RUT: '12.345.678-5', Calle: 'Bories', Número: '640', Teléfono: '912345678' },
    place: 'Punta Arenas',
    city: 'Comuna',
    next: 'Continuar al despacho',
    number: '123456789',
    rates: ['--region', 'Magallanes', '--price', '9990', '--days', '6-10'],
  },
} as const

test.setTimeout(240_000)

for (const [country, { line, mail, fields, place, city, next, number, rates }] of Object.entries(stores)) {
  test(`transfer-${country}`, async ({ page }, { project }) => {
    const shoot = async (name: string, fullPage = true) => {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `gallery/${project.name}/transfer-${country}-${name}.png`, fullPage })
    }
    const holder = ['--holder', 'Comercializadora Calandria del Sur Limitada', '--tax-id', '76.111.222-3']
    const account = [...holder, '--bank', 'Banco de la Nación', '--type', 'Cuenta corriente', '--number', number]
    await operate('payment', 'account', country, ...account, '--email', 'transferencias@calandria.example')
    await operate('shipping', 'set', country, 'standard', ...rates)
    await fillCart(page, { [line]: 1 }, [], country)
    await page.goto(`/checkout?country=${country}`)
    await waitUntilHydrated(page)
    await main(page).getByLabel(mail, { exact: true }).fill('lucia.compra@example.com')
    await main(page).getByLabel('Nombre y apellido').fill('Lucía Fernández')
    await chooseCity(page, place, city)
    for (const [label, value] of Object.entries(fields)) {
      await main(page)
        .getByLabel(new RegExp(`^${label}`))
        .last()
        .fill(value)
    }
    await press(page, next)
    await main(page).getByRole('button', { name: 'Continuar al pago' }).waitFor()
    await shoot('1-delivery')
    await press(page, 'Continuar al pago')
    await main(page)
      .getByRole('radio', { name: /Transferencia/ })
      .check()
    await shoot('2-payment')
    await press(page, 'Revisar la compra')
    await shoot('3-review')
    await press(page, /^Confirmar y ver la cuenta/)
    await page.getByRole('heading', { level: 1, name: /^Último paso/ }).waitFor()
    await shoot('4-order')
    const proof = page.getByRole('region', { name: 'Comprobante' })
    await proof.getByRole('button', { name: 'Mandar el comprobante' }).click()
    await shoot('4a-proof-missing')
    const file = { name: 'comprobante.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
    await proof.locator('input').setInputFiles(file)
    await proof.getByRole('button', { name: 'Mandar el comprobante' }).click()
    await proof.getByRole('link').waitFor()
    await shoot('4b-proof-sent')
    for (const method of ['card_test', 'cash_voucher', 'bank_transfer'])
      await operate('payment', 'off', country, method)
    await fillCart(page, { [line]: 1 }, [], country)
    await page.goto(`/zapatilla-brisa-${line.split('-')[0]!.toLowerCase()}.html?country=${country}`)
    await waitUntilHydrated(page)
    await shoot('5-product')
    await page.goto(`/checkout?country=${country}`)
    await waitUntilHydrated(page)
    await page.waitForTimeout(1500)
    await shoot('6-closed')
    for (const method of ['card_test', 'cash_voucher', 'bank_transfer']) await operate('payment', 'on', country, method)
    await operate('payment', 'account', country, '--none')
    await operate('shipping', 'remove', country, 'standard', rates[0], rates[1])
  })
}

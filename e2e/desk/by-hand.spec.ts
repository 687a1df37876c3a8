import { enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

test('OP-078 an order is taken by telephone: what is missing is said, and its buyer finds it', async ({
  page,
  complaints,
}) => {
  await enterDesk(page, '/desk/orders')
  await page.getByRole('link', { name: 'Tomar un pedido' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tomar un pedido' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Tienda' }).selectOption('Chile')
  await page.getByLabel('Agregar un producto').fill('zapatilla')
  await page
    .getByRole('button', { name: /^Agregar talle .*quedan/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Para leerle al cliente' })).toBeVisible()
  await page.getByLabel('Agregar un producto').fill('')
  const fields = {
    'E-mail': 'elsa.llamada@example.com',
    'Número de documento': '12345678-5',
    Nombre: 'Elsa',
    Apellido: 'Llamada',
    Teléfono: '987654321',
    Calle: 'Avenida Providencia',
    Número: '1200',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Región o provincia').selectOption('Metropolitana de Santiago')
  await page.getByLabel('Ciudad o comuna').selectOption('Providencia')
  await page.getByRole('radio', { name: /^(Envío|Despacho)/ }).check()
  const total = page.getByRole('definition').last()
  await page.getByRole('button', { name: 'Tomar el pedido' }).click()
  await expect(page.getByText('Elegí cómo se paga.')).toBeVisible()
  await page.getByRole('radio', { name: /^Efectivo/ }).check()
  await page.getByRole('button', { name: 'Tomar el pedido' }).click()
  await expect(page.getByText('Falta aceptar los términos y condiciones.')).toBeVisible()
  const agreed = await total.innerText()
  await page.getByRole('checkbox', { name: /^Escuchó el total/ }).check()
  await page.getByRole('button', { name: 'Tomar el pedido' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible()
  await expect(page.getByText(agreed).first()).toBeVisible()
  expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([])
})

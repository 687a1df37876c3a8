import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

test('CRED-02 CRED-03 CRED-04 APP-12 APP-13 U72 credits by four, then one with its amounts, its use and its dated steps', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'ana')
  await visit('/account/credits')
  const main = page.getByRole('main')
  const rows = main.getByRole('link', { name: /ver detalle del crédito/ })
  await expect(rows).toHaveCount(4)
  await expect(main.getByRole('listitem').filter({ hasText: 'Promoción' })).toContainText(/Vence el \d\d\/\d\d\/\d{4}/)
  // A new credit shifts the others by one: the fourth is returned again and shown once.
  await page.route('**/api/customer/credit?*', (route) =>
    route.continue({ postData: route.request().postData()!.replace('offset=4', 'offset=3') }),
  )
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(rows).toHaveCount(6)
  await expect(main.getByRole('button', { name: 'Ver más' })).toHaveCount(0)

  await main.getByRole('link', { name: /5\.000: ver detalle del crédito CRED-ANA-3$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detalle del crédito' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Importes' })).toContainText('$ 5.000')
  const use = main.getByRole('region', { name: 'Cómo se usa' })
  await expect(use).toContainText('Este crédito es para comprar: no se cambia por dinero.')
  await expect(main.getByRole('region', { name: 'Seguimiento' }).getByRole('listitem')).toContainText(
    /Disponible\d+ de \w+ de \d{4} - \d+:\d\d/,
  )
  await use.getByRole('button', { name: /CRED-ANA-3/ }).click()
  await expect(page.getByText('Cupón CRED-ANA-3 copiado. Pegalo en el carrito.')).toBeVisible()
})

test('CRED-04 no credits, and one that does not exist, each with a way on', async ({ page, context, visit }) => {
  await signInAsNew(context, 'Gabi', { country: 'cl' })
  await visit('/account/credits?country=cl')
  await expect(page.getByRole('heading', { level: 1, name: 'Todavía no hay cupones ni créditos' })).toBeVisible()
  for (const id of ['99999999', 'cualquiera']) {
    await visit(`/account/credits/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese crédito' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver todos los créditos' })).toBeVisible()
  }
})

test('API-50 ACC-21 U75 OP-083 in Chile a credit is asked for: the bank form tells its faults, the wallet takes it at once', async ({
  page,
  context,
  visit,
}) => {
  // The only test that changes gabi's data.
  await signInAs(context, 'gabi')
  await visit('/account/credits?country=cl')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /CRED-GABI-1$/ }).click()
  await main.getByRole('link', { name: 'Pasarlo a dinero' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pasar el crédito a dinero' })).toBeVisible()
  await main.getByLabel('A una cuenta bancaria').check()
  await expect(main.getByText(/Banco del Puerto · Cuenta RUT · terminada en 5678/)).toBeVisible()
  await main.getByLabel('Otra cuenta').check()
  await main.getByLabel('RUT del titular').fill('12.345.678-4')
  await main.getByLabel('Tipo de cuenta').selectOption({ label: 'Cuenta RUT' })
  await expect(main.getByLabel('Número de cuenta')).toHaveCount(0)
  await main.getByRole('button', { name: 'Pedir el dinero' }).click()
  const problems = main.getByRole('alert')
  await expect(problems).toContainText('RUT del titular: El RUT no es válido')
  await expect(problems).toContainText('Banco: Falta elegir el banco.')
  expect(await barriers(page)).toEqual([])
  await main.getByLabel('A mi billetera').check()
  await main.getByRole('button', { name: 'Pedir el dinero' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detalle del crédito' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Seguimiento' })).toContainText('Canjeado por dinero')
  await expect(main.getByRole('link', { name: 'Pasarlo a dinero' })).toHaveCount(0)
})

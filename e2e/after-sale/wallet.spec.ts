import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

test('WAL-01 WAL-02 WAL-03 APP-14 APP-15 the balance with what ends soon, movements by four with sign and running balance, one with its order', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'dora')
  await visit('/account/wallet')
  const main = page.getByRole('main')
  const balance = main.getByRole('region', { name: 'Tu saldo' })
  await expect(balance).toContainText('$ 9.500')
  await expect(balance).toContainText(/Vencen \$\s500 el \d\d\/\d\d\/\d{4}/)
  await expect(balance).toContainText(/Se puede retirar a un banco\$\s9\.000/)
  const rows = main.getByRole('region', { name: 'Movimientos' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText(/Promoción.*\+ \$\s500Saldo \$\s9\.500/)
  await expect(rows.nth(1)).toContainText(/Egreso.*− \$\s3\.000Saldo \$\s9\.000/)
  // Exactly four: the next batch is empty and ends the list silently (OP-082).
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(main.getByRole('button', { name: 'Ver más' })).toHaveCount(0)
  await expect(rows).toHaveCount(4)
  await main.getByText('Condiciones de la billetera').click()
  await expect(main.getByText(/El saldo de tu billetera es tuyo/)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await main.getByRole('link', { name: /^Ver detalle de Pago del pedido R302/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detalle del movimiento' })).toBeVisible()
  await expect(main.getByText(/^− \$\s3\.000$/)).toBeVisible()
  await main.getByRole('link', { name: 'Pedido R302' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido R302' })).toBeVisible()
})

test('WAL-01 an empty wallet and a movement that does not exist, in Colombia', async ({ page, context, visit }) => {
  await signInAsNew(context, 'Hernán', { country: 'co' })
  await visit('/account/wallet?country=co')
  await expect(page.getByRole('region', { name: 'Tu saldo' })).toContainText('$ 0')
  await expect(page.getByText(/aquí verás cada paso/)).toBeVisible()
  await visit('/account/wallet/99999999')
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese movimiento' })).toBeVisible()
})

test('API-56 U75 OP-083 in Colombia money is withdrawn to the account of the last time; a second request has to wait', async ({
  page,
  context,
  visit,
}) => {
  // The only test that changes hernan's data.
  await signInAs(context, 'hernan')
  await visit('/account/wallet?country=co')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Retirar a un banco' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retirar dinero' })).toBeVisible()
  await expect(main.getByText(/terminada en \d{4}/)).toBeVisible()
  await main.getByLabel('Importe').fill('5.000')
  await main.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(main.getByRole('alert')).toContainText(/Importe: Ingresa un importe entre/)
  await expect(main.getByRole('alert')).toContainText(/Acepta las condiciones/)
  expect(await barriers(page)).toEqual([])
  await main.getByLabel('Importe').fill('10.000')
  await main.getByLabel('Acepto las condiciones de la billetera').check()
  await main.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detalle del movimiento' })).toBeVisible()
  await expect(main.getByText('En proceso')).toBeVisible()

  await visit('/account/wallet/withdraw')
  await main.getByLabel('Importe').fill('10.000')
  await main.getByLabel('Acepto las condiciones de la billetera').check()
  await main.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(main.getByRole('alert')).toContainText('Ya pediste dinero y está en camino.')
})

test('WAL-02 a code that is not one, or that nobody bought, is refused in words', async ({ page, context, visit }) => {
  await signInAsNew(context, 'Luz')
  await visit('/account/wallet')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Canjear una Gift Card' }).click()
  await main.getByLabel('Código').fill('corto')
  await main.getByRole('button', { name: 'Sumar a mi billetera' }).click()
  await expect(main.getByRole('alert')).toContainText('Código: Revisá el código')
  await main.getByLabel('Código').fill('abcd efgh jkmn pqrs')
  await main.getByRole('button', { name: 'Sumar a mi billetera' }).click()
  await expect(main.getByRole('alert')).toContainText('No encontramos ese código.')
  expect(await barriers(page)).toEqual([])
})

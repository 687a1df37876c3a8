import { signInAs, signInAsNew } from './signed-in.ts'
import { barriers, expect, test } from './test.ts'

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
  // Exactly four: the next batch is empty, and ends the list without a word (OP-082).
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(main.getByRole('button', { name: 'Ver más' })).toHaveCount(0)
  await expect(rows).toHaveCount(4)
  await main.getByText('Condiciones de la billetera').click()
  await expect(main.getByText(/El saldo de tu billetera es tuyo/)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await main.getByRole('link', { name: /^Ver detalle de Pago del pedido R302/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detalle del movimiento' })).toBeVisible()
  await expect(main.getByText(/^− \$\s3\.000$/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
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

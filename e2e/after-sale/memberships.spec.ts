import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

test('MEM-01 MEM-02 MEM-03 APP-07 memberships by four until a batch is empty, each with its state, one with its text', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'ana')
  await visit('/account/memberships')
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'Club Familia' })).toContainText(/Pendiente.*Empieza el \d\d\/\d\d\/\d{4}/)
  await main.getByText('Qué trae Club Envíos').click()
  await expect(main.getByText(/no pagás el envío común/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(rows).toHaveCount(5)
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(main.getByRole('button', { name: 'Ver más' })).toHaveCount(0)
  await expect(rows).toHaveCount(5)
})

test('MEM-01 nobody’s memberships say so, with a way on', async ({ page, context, visit }) => {
  await signInAsNew(context, 'Gabi', { country: 'cl' })
  await visit('/account/memberships?country=cl')
  await expect(page.getByRole('heading', { level: 1, name: 'Todavía no hay membresías' })).toBeVisible()
})

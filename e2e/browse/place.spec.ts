import { failUntilTap } from '../support/fail-until-tap.ts'
import { signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

test.describe('where the visitor lets us know', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.92, longitude: -57.95 } })

  test('GEO-05 the position of the device chooses the nearest city', async ({ page, visit, context }) => {
    await visit('/zapatillas-mujer/')
    await page.getByRole('button', { name: 'Ver qué llega en 24 h' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Buenos Aires/ })
        .first(),
    ).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: /La Plata/ })).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'pwa-geolocation')?.value).toMatch(/^\d+-\d+$/)
  })
})

test('GEO-05 without permission the list is offered, in words', async ({ page, visit, context }) => {
  await context.clearPermissions()
  await visit('/zapatillas-mujer/')
  await page.getByRole('button', { name: 'Ver qué llega en 24 h' }).click()
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText('No pudimos saber dónde estás. Elegí tu ciudad de la lista.')).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Buenos Aires/ })
      .first(),
  ).toBeVisible()
})

test('ERR-04 a category tree, cities or regions that do not come are reported in their place, and asked for again', async ({
  page,
  visit,
  context,
  complaints,
}) => {
  await signInAsNew(context, 'Elena')
  const calls = /\/(bff\/cms\/menu|geo\/)/
  const again = page.getByRole('button', { name: 'Reintentar' })

  const { succeedOnNextTap } = await failUntilTap(page, calls)
  await visit('/brands')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No pudimos')
  await succeedOnNextTap()
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)

  await visit('/zapatillas-mujer/')
  await page.getByRole('button', { name: 'Ver qué llega en 24 h' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No pudimos')
  await succeedOnNextTap()
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Buenos Aires/ })
      .first(),
  ).toBeVisible()

  await visit('/account/addaddress')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos preparar el formulario.')
  await succeedOnNextTap()
  await again.click()
  await expect(page.getByLabel('Código postal')).toBeVisible()
  expect(complaints.splice(0).filter((text) => !text.includes('400'))).toEqual([])
})

import { barriers, expect, test } from './test.ts'

test.describe('where the visitor lets us know', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.92, longitude: -57.95 } })

  test('GEO-05 the position of the device chooses the nearest city', async ({ page, visit, context }) => {
    await visit('/zapatillas-mujer/')
    await page.getByRole('button', { name: /Elegí tu ciudad/ }).click()
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
  await page.getByRole('button', { name: /Elegí tu ciudad/ }).click()
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText('No pudimos saber dónde estás. Elegí tu ciudad de la lista.')).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Buenos Aires/ })
      .first(),
  ).toBeVisible()
})

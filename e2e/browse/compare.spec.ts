import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const table = (page: Page) => page.getByRole('region', { name: 'Comparación de productos' })

test('U48 products taken into the comparison stand side by side, and leave it again', async ({ page, visit }) => {
  await visit('/zapatilla-brisa-zm0001.html')
  await main(page).getByRole('button', { name: 'Comparar' }).click()
  await expect(main(page).getByRole('link', { name: 'Comparar (1)' })).toBeVisible()
  await visit('/zapatilla-coral-zm0002.html')
  await expect(main(page).getByRole('link', { name: 'Comparar (1)' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Comparar' }).click()
  await main(page).getByRole('link', { name: 'Comparar (2)' }).click()
  await expect(page).toHaveURL('/comparar?sku=ZM0001&sku=ZM0002')
  await expect(table(page).getByRole('columnheader')).toHaveText([/Zapatilla Brisa/, /Zapatilla Coral/])
  await expect(table(page).getByRole('row', { name: /^Talles/ })).toContainText('36')
  await table(page).getByRole('link', { name: 'Quitar Zapatilla Brisa de la comparación' }).click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(1)
  await expect(main(page).getByText(/Elegí otro producto/)).toBeVisible()
  // The address alone shows what this device compares, and what was removed stays removed.
  await visit('/comparar')
  await expect(page).toHaveURL('/comparar?sku=ZM0002')
  await expect(table(page).getByRole('columnheader')).toHaveText([/Zapatilla Coral/])
  await table(page).getByRole('link', { name: 'Quitar Zapatilla Coral de la comparación' }).click()
  await expect(page.getByRole('heading', { name: 'Todavía no hay nada para comparar' })).toBeVisible()
  await expect(page).toHaveURL('/comparar')
})

test('U48 a comparison is an address: rendered whole, with a first column that stays while the table moves', async ({
  page,
  visit,
  request,
}) => {
  const path = '/comparar?sku=ZM0001&sku=ZM0002&sku=BT0001&sku=RT0001'
  const html = await (await request.get(path)).text()
  for (const name of ['Zapatilla Brisa', 'Zapatilla Coral', 'Bota Estribo']) expect(html).toContain(name)
  expect(html).not.toContain('Remera Lisa')
  await visit(path)
  const name = table(page).getByRole('rowheader', { name: 'Precio' })
  await expect(name).toBeVisible()
  const before = await name.boundingBox()
  await table(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(table(page).getByRole('columnheader', { name: /Bota Estribo/ })).toBeInViewport({ ratio: 0.9 })
  expect((await name.boundingBox())!.x).toBeLessThanOrEqual(before!.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

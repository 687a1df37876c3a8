import { enterDesk, joinDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

const search = '/desk/products?country=co&text=BT0001CO'

test('OP-078 R12 a merchandiser changes a price in place, a colleague hears of it, and many change after a preview and come back', async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const colleague = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await joinDesk(colleague, `mercaderia-${Date.now()}@example.com`, 'catalogue')
  await colleague.goto(search)
  const late = colleague.getByRole('grid', { name: 'Productos' })
  await expect(late.getByRole('gridcell').filter({ hasText: 'BT0001CO' })).toBeVisible()

  // Found by its sku, and changed by keyboard alone.
  await enterDesk(page, '/desk/products?country=co')
  await page.getByRole('searchbox').fill('bt0001co')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 producto', { exact: true })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Productos' })
  const price = grid.locator('[data-cell="0:1"]')
  const before = (await price.innerText()).trim()
  await grid.locator('[data-cell="0:0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1.234.990')
  await page.keyboard.press('Escape')
  await expect(price).toHaveText(before)
  await page.keyboard.press('Enter')
  await page.keyboard.type('1.234.990')
  await page.keyboard.press('Enter')
  await expect(price).toHaveText(/1\.234\.990/)
  await expect(price).toBeFocused()

  // The second of two: nothing is overwritten, who was faster is said, and what was typed is still there.
  await late.locator('[data-cell="0:1"]').dblclick()
  await colleague.keyboard.press('Control+a')
  await colleague.keyboard.type('99.990')
  await colleague.keyboard.press('Enter')
  await expect(late.getByText(/Lo último lo hizo duena@example.com/)).toBeVisible()
  await expect(late.getByRole('textbox')).toHaveValue('99.990')
  await colleague.keyboard.press('Escape')
  await expect(late.locator('[data-cell="0:1"]')).toHaveText(/1\.234\.990/)
  await colleague.context().close()

  // All that the filter shows: every row before it is done.
  await page.getByRole('button', { name: 'Cambiar el del filtro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Porcentaje').fill('-10')
  await dialog.getByText('Redondear para que termine en 990').click()
  await dialog.getByRole('button', { name: 'Ver qué cambia' }).click()
  await expect(dialog.getByText('Cambia 1 producto', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'BT0001CO' })).toContainText('1.111.990')
  await dialog.getByLabel('Motivo (opcional)').fill('Liquidación')
  await dialog.getByRole('button', { name: 'Cambiar 1 producto' }).click()
  await expect(page.getByText('Hecho', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Bota/ }).click()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('1111990')
  await expect(page.getByText('Motivo: Liquidación')).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Ver como en el teléfono' }).click()
  const preview = await opened
  await expect(preview.getByText(/1\.111\.990/).first()).toBeVisible()
  await preview.close()

  await page.goBack()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible()
  await page.goto(search)
  await expect(price).toHaveText(/1\.234\.990/)
  expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([])
})

import sharp from 'sharp'
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

  // What is shown is kept under a name, and is one click away.
  const view = `Bota ${Date.now() % 100_000}`
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('dialog', { name: 'Vistas guardadas' }).getByLabel('Nombre').fill(view)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('button', { name: view, pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Todos', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('button', { name: view, pressed: false }).click()
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

const photo = (red: number, width = 600) =>
  sharp({ create: { width, height: 800, channels: 3, background: { r: red, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer()

test('OP-078 R12 pictures of a product are uploaded, refused with a reason, ordered by keyboard and by dragging, described, replaced and removed', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await enterDesk(page, '/desk/products/ZM0005CO?country=co')
  const rows = page.getByRole('textbox', { name: /^Texto alternativo de la foto/ })
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const file = async (name: string, bytes: Promise<Buffer>) => ({ name, mimeType: 'image/jpeg', buffer: await bytes })
  await page
    .getByLabel('Subir fotos')
    .setInputFiles([await file('frente.jpg', photo(200)), await file('chica.jpg', photo(10, 300))])
  await expect(
    page.getByText('El lado más corto tiene que medir al menos 400 píxeles: se vería borrosa.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Descartar chica.jpg' }).click()
  await expect(rows).toHaveCount(before + 1)
  // Its text is asked for before shoppers see it.
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('cada foto que se subió acá necesita su texto alternativo').first()).toBeVisible()
  await rows.last().fill('La caña, de frente')
  for (let at = before + 1; at > 1; at--)
    await page.getByRole('button', { name: `Mover la foto ${at} antes` }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mover la foto 1 antes' })).toBeFocused()
  await expect(rows.first()).toHaveValue('La caña, de frente')
  await page.getByRole('button', { name: 'Punto de interés 1' }).click()
  await page.getByRole('button', { name: /^Punto que se ve/ }).press('ArrowLeft')
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Ver como en el teléfono' }).click()
  const shop = await opened
  const picture = shop.getByRole('img', { name: 'La caña, de frente' }).first()
  await expect(picture).toHaveCSS('object-position', '45% 50%')
  const old = (await picture.getAttribute('src'))!

  // The second is dragged before the first; then the first is replaced, and one is removed after a question.
  const images = page.getByRole('listitem').getByRole('img')
  await images.nth(1).dragTo(images.nth(0))
  await expect(rows.nth(1)).toHaveValue('La caña, de frente')
  await page
    .getByLabel('Reemplazar la foto 2')
    .and(page.locator('input'))
    .setInputFiles([await file('otra.jpg', photo(90))])
  await expect(images.nth(1)).not.toHaveAttribute('src', old.replace(/width=\d+/, 'width=160'))
  await expect(rows.nth(1)).toHaveValue('La caña, de frente')
  await page.getByRole('button', { name: 'Quitar la foto 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar la foto' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(before)
  expect((await page.request.get(old)).status()).toBe(200)
  await shop.close()
  expect(complaints.splice(0).filter((text) => !/409|422/.test(text))).toEqual([])
})

import { enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

test('OP-040 OP-078 a size table is made by pasting, marked where it cannot be shown, changed, and deleted after a question', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterDesk(page, '/desk/products/size-tables?country=co')
  await page.getByRole('link', { name: 'Nueva tabla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tabla' })).toBeVisible()
  const first = page.getByRole('textbox', { name: 'CO, fila 1' })
  await page.evaluate(() => navigator.clipboard.writeText('36\t37\t6\n37\t38\t7\n39\t40\t8\n'))
  await first.focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('textbox', { name: 'US, fila 3' })).toHaveValue('8')
  await expect(page.getByText('Entre 37 y 39 parece faltar un talle.')).toBeVisible()
  await page.getByRole('textbox', { name: 'CO, fila 2' }).fill('36')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Fila 2, columna 1: Está dos veces.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'CO, fila 2' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'CO, fila 2' }).fill('37')
  const name = `Botas ${Date.now()}`
  await page.getByLabel('Nombre').fill(name)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // What is typed stands in the preview at once, and is saved with who did it.
  await page.getByRole('button', { name: 'Agregar una fila' }).click()
  await page.getByRole('textbox', { name: 'CO, fila 4' }).fill('40')
  await expect(page.getByRole('region', { name }).getByRole('rowheader', { name: '40', exact: true })).toBeVisible()
  await page.getByLabel('Motivo (opcional)').fill('Llegó el 40')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(page.getByText('Llegó el 40')).toBeVisible()

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar la tabla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tablas de talles' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Calzado de mujer' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeHidden()
  expect(complaints).toEqual([])
})

import { enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

const feed = [
  'Código;Nombre;Precio;Talle;Color;Stock;Marca;Categoría;Género;Lista 2',
  'E2E-1;Gorra Estero;19990;U;Verde;4;Estero;Mujer > Accesorios;Dama;9990',
  'E2E-2;Gorra Laguna;consultar;U;Azul;4;Estero;Mujer > Accesorios;Dama;8990',
].join('\r\n')

test('OP-078 OP-035 who writes the shop changes its brand, imports a catalogue that was tried, and publishes a home', async ({
  page,
}) => {
  // The brand: colours that cannot be read are said before saving, and the slogan is what titles say.
  await enterDesk(page, '/desk/brand')
  const slogan = `Calzado y moda ${Date.now() % 1000}`
  await page.getByRole('textbox', { name: 'Eslogan' }).nth(1).fill(slogan)
  await page.getByLabel('Texto suave').fill('#bbbbbb')
  await expect(page.getByText(/«Texto suave» sobre «Fondo de la página»: 1,\d\d a 1/)).toBeVisible()
  await expect(page.getByText('Hay colores que no se pueden leer')).toBeVisible()
  await page.getByLabel('Texto suave').fill('#5b554c')
  await expect(page.getByText(/Todo se puede leer\. El par más justo es/)).toBeVisible()
  await page.getByLabel('Motivo, para el equipo (opcional)').fill('Temporada nueva')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado: las páginas ya lo muestran.')).toBeVisible()

  // A catalogue: tried, its fault said by line, a column corrected, and then imported.
  await page.goto('/desk/import?store=cl')
  await page.getByRole('button', { name: 'Importar un archivo' }).click()
  const file = { name: 'gorras.csv', mimeType: 'text/csv', buffer: Buffer.from(feed) }
  await page.getByLabel('El archivo').setInputFiles(file)
  await page.getByRole('button', { name: 'Probar, sin cambiar nada' }).click()
  await expect(page.getByText('Nada cambió todavía: esto es lo que cambiaría.')).toBeVisible()
  await expect(page.getByText('Precio «consultar» no es un precio')).toBeVisible()
  await expect(page.getByText(/Renglón 3/)).toBeVisible()
  await page.getByLabel('Precio', { exact: true }).selectOption({ label: 'no se lee' })
  await page.getByLabel('Lista 2').selectOption({ label: 'precio' })
  await page.getByRole('button', { name: 'Probar con estas columnas' }).click()
  await expect(page.getByText(/Renglones que no se toman/)).toBeHidden()
  await expect(page.getByText('Qué cambia (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Esto es lo que cambió.')).toBeVisible()

  // A home: a dead link is said while one writes; drafted, published with a reason, seen in the shop.
  await page.goto('/desk/content/ar/home/hombre')
  const tile = `Novedades ${Date.now() % 1000}`
  const summary = page
    .locator('summary')
    .filter({ has: page.locator('img') })
    .nth(1)
  await summary.click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(tile)
  const link = page.getByRole('textbox', { name: 'A dónde lleva' })
  const led = await link.inputValue()
  await link.fill('/no-hay-tal-lista/')
  await expect(page.getByText('«/no-hay-tal-lista/» no lleva a ninguna página de esta tienda').first()).toBeVisible()
  await link.fill(led)
  await expect(page.getByText('Todo lo que enlaza existe y nada falta: se puede publicar.')).toBeVisible()
  await page.getByRole('button', { name: `Bajar ${tile}` }).press('Enter')
  await expect(page.getByText(`${tile} quedó en el lugar 2.`)).toBeAttached()
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('Borrador guardado')).toBeVisible()

  // A colleague is asked to look at it, gives it back, and it is published after all.
  await page.getByRole('button', { name: 'Mandar a revisión…' }).click()
  const asking = page.getByRole('dialog', { name: 'Mandar a revisión' })
  await asking.getByLabel('Nota para quien revisa (opcional)').fill('Con los mosaicos de la temporada')
  await asking.getByRole('button', { name: 'Mandar a revisión' }).click()
  await expect(page.getByText('«Con los mosaicos de la temporada»')).toBeVisible()
  await page.getByRole('button', { name: 'Devolver…' }).click()
  const returning = page.getByRole('dialog', { name: 'Devolver el borrador' })
  await returning.getByLabel('Qué hay que cambiar').fill('El orden está bien, falta el título')
  await returning.getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar el borrador' })
  await dialog.getByLabel('Motivo, para el equipo').fill('Novedades primero')
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Novedades primero')).toBeVisible()
  await expect(async () => {
    await page.goto('/?key=hombre')
    await expect(page.getByRole('link', { name: new RegExp(tile) })).toBeVisible({ timeout: 2000 })
  }).toPass()
})

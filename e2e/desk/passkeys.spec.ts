import { deskLink } from '../support/desk.ts'
import { barriers, expect, test } from '../support/test.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

test('OP-078 an invited person chooses a passkey, enters with the password and the passkey, and cannot remove the last one', async ({
  page,
  complaints,
}) => {
  await addAuthenticator(page)
  const email = `llave-${Date.now()}@example.com`
  const password = 'cuatro nubes en la ruta'
  await page.goto(await deskLink(email, '--name', 'Bruno Paz', '--roles', 'reader'))
  await page.getByRole('button', { name: 'Llave de acceso' }).click()
  await expect(page.getByLabel('Código de la aplicación')).toBeHidden()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Contraseña nueva').fill('corta')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByRole('button', { name: 'Ir al escritorio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()

  await page.goto('/desk/account')
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Llaves de acceso' }) })
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(own.getByText('No tenés una aplicación de códigos')).toBeVisible()
  await expect(own.getByRole('button', { name: /^Quitar/ })).toBeHidden()
  await own.getByRole('button', { name: /^Cambiar el nombre/ }).click()
  const naming = page.getByRole('dialog')
  await naming.getByLabel('Nombre').fill('Llavero azul')
  await naming.getByRole('button', { name: 'Guardar' }).click()
  await expect(own.getByText('Llavero azul')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Salir' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()
  await page.goto('/desk/account')
  await expect(own.getByText(/última vez/)).toBeVisible()
  expect(complaints.splice(0).filter((text) => !/422|401/.test(text))).toEqual([])
})

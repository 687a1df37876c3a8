import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { persistedRecord } from '../support/filled-cart.ts'
import { signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const size = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const flash = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const brisa = '/zapatilla-brisa-zm0001.html'
const another = '/zapatilla-coral-zm0002.html'

test('U41 a guest’s size is remembered on the device: preselected in sight, first among the filters, erasable', async ({
  page,
  visit,
}) => {
  await visit(brisa)
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await main(page).getByText('38', { exact: true }).click()
  await main(page).getByRole('button', { name: 'Recordar mi talle' }).click()
  await expect(flash(page, 'Talle guardado.')).toBeVisible()
  const mine = main(page).getByRole('button', { name: 'Es tu talle' })
  await expect(mine).toBeVisible()

  await visit('/zapatillas-mujer/')
  const chip = main(page).getByRole('button', { name: 'Tu talle: 38' })
  await chip.click()
  await expect(page).toHaveURL('/zapatillas-mujer/?shoe_size=38')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  const chips = chip.locator('..').getByRole('button')
  await expect
    .poll(async () => (await chips.allTextContents()).slice(0, 3))
    .toEqual(['Filtrar(1)', 'Ordenar', 'Tu talle: 38'])
  expect(await barriers(page)).toEqual([])

  await visit(brisa)
  const preselected = main(page).getByRole('button', { name: 'Elegimos tu talle' })
  await expect(preselected).toBeVisible()
  await expect(size(page, '38')).toBeChecked()
  await main(page).getByText('37', { exact: true }).click()
  await expect(size(page, '38')).not.toBeChecked()
  await expect(main(page).getByRole('button', { name: 'Recordar mi talle' })).toBeVisible()

  await visit(brisa)
  await preselected.click()
  const sheet = page.getByRole('dialog', { name: 'Mis talles' })
  await expect(sheet.getByText('Calzado de mujer: 38')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Borrar talle de calzado de mujer' }).click()
  await expect(sheet.getByText('Todavía no sabemos ningún talle tuyo.')).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible()
})

test('a customer types, sees and erases sizes in the account; a guest’s go with him into it', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const { email } = await signInAsNew(context, 'Talia')
  await context.clearCookies()
  await visit(another)
  await main(page).getByText('37', { exact: true }).click()
  await main(page).getByRole('button', { name: 'Recordar mi talle' }).click()
  await expect(flash(page, 'Talle guardado.')).toBeVisible()
  await expect.poll(() => persistedRecord(page, 'mySizes')).toContain('37')
  await visit('/login?next=/account/sizes')
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(`${baseURL}/account/sizes`)
  const listed = main(page).getByRole('listitem').filter({ hasText: ': ' })
  await expect(listed).toHaveText([/Calzado de mujer: 37Lo guardaste vos/])

  const form = main(page).getByRole('form', { name: 'Agregar un talle' })
  await form.getByRole('button', { name: 'Guardar talle' }).click()
  await expect(form.getByRole('alert')).toContainText('Revisá estos datos')
  await expect(form.getByText('Campo obligatorio')).toBeVisible()
  await form.getByLabel('Para').selectOption('Hombre')
  await form.getByLabel('Qué').selectOption('Parte de arriba')
  await form.getByLabel('Talle', { exact: true }).fill('m')
  await form.getByRole('button', { name: 'Guardar talle' }).click()
  await expect(listed).toHaveCount(2)
  await expect(main(page).getByText('Parte de arriba de hombre: M')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await visit('/zapatillas-mujer/')
  await expect(main(page).getByRole('button', { name: 'Tu talle: 37' })).toBeVisible()
  await visit('/account/sizes')
  await main(page).getByRole('button', { name: 'Borrar talle de calzado de mujer' }).click()
  await expect(listed).toHaveCount(1)
  await page.reload()
  await expect(listed).toHaveText([/Parte de arriba de hombre: M/])
})

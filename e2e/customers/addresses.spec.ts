import type { Page } from '@playwright/test'
import { chooseCity } from '../support/choose-city.ts'
import { failUntilTap } from '../support/fail-until-tap.ts'
import { persistedRecord } from '../support/filled-cart.ts'
import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, stopClock, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const flash = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const city = (page: Page) => main(page).getByRole('button', { name: /^Ciudad/ })
const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar dirección' }).click()
const rows = (page: Page) => main(page).getByRole('listitem')

test('ACC-14 STATE-03 ACC-16 ACC-17 ACC-18 AUTH-12 U63 an address is added, changed and removed, with its messages', async ({
  page,
  visit,
  context,
  complaints,
}) => {
  await signInAsNew(context, 'Beto')
  await visit('/account/addresses')
  await main(page).getByRole('link', { name: 'Agregar dirección' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('Beto')
  await expect(city(page)).toContainText('Elegí tu ciudad')
  await field(page, 'Calle').fill('San Martín')
  await field(page, 'Número').fill('1.120')
  await field(page, 'Código postal').fill('M5500ABC')
  await chooseCity(page, 'Mendoza')
  await field(page, 'Código de área').fill('0261')
  await field(page, 'Teléfono').fill('423-1122')
  await save(page)
  await expect(flash(page, 'Dirección agregada exitosamente.')).toBeVisible()
  await expect(page).toHaveURL('/account/addresses')
  const added = rows(page).filter({ hasText: 'San Martín 1120' })
  await expect(added).toContainText('5500, Mendoza')
  await expect(added).toContainText('Tel. 261 4231122')

  await added.getByRole('link', { name: 'Editar San Martín 1120' }).click()
  await expect(city(page)).toContainText('Mendoza')
  await field(page, 'Número').fill('1125')
  await save(page)
  await expect(flash(page, 'Dirección editada exitosamente.')).toBeVisible()

  await main(page).getByRole('button', { name: 'Eliminar San Martín 1125' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(flash(page, 'Dirección removida exitosamente.')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Todavía no guardaste direcciones')
  expect(await barriers(page)).toEqual([])

  // ACC-14: a failed reload leaves no old list behind.
  const { succeedOnNextTap } = await failUntilTap(page, '**/api/customer/address?*')
  await visit('/account/addresses')
  await expect(main(page).getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await succeedOnNextTap()
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Todavía no guardaste direcciones')
  expect(complaints.splice(0).filter((text) => !text.includes('400'))).toEqual([])
})

test('U59 U60 U64 ERR-08 ERR-09 faults stand at their fields and on top, and nothing typed is lost', async ({
  page,
  visit,
  context,
}) => {
  await signInAsNew(context, 'Dora')
  await visit('/account/addaddress')
  await field(page, 'Calle').fill('Thames <1901>')
  await save(page)
  const problems = main(page).getByRole('alert')
  await expect(problems).toContainText('Revise los datos ingresados.')
  await expect(problems).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await problems.getByRole('link', { name: /^Teléfono/ }).click()
  await expect(field(page, 'Teléfono')).toBeFocused()
  await expect(field(page, 'Calle')).toHaveValue('Thames <1901>')
  await expect(field(page, 'Calle')).toHaveAttribute('aria-invalid', 'true')
  expect(await barriers(page)).toEqual([])
  await expect(field(page, 'Teléfono')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'Teléfono')).toHaveAttribute('autocomplete', 'tel-local')
  await field(page, 'Calle').fill('Thames')
  await field(page, 'Número').fill('1901')
  await city(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mi ciudad no está en la lista' }).click()
  await field(page, 'Provincia').selectOption('Mendoza')
  await field(page, 'Nombre de la ciudad').fill('Villa Nueva')
  // Sent before the fields that were left have said anything: what they would have said comes too late for the answer.
  await stopClock(page)
  await field(page, 'Código postal').fill('1414')
  await field(page, 'Código de área').fill('261')
  await field(page, 'Teléfono').fill('4231122')
  const answered = page.waitForResponse('**/api/customer/new_address**')
  await save(page)
  const sent = (await answered).request()
  expect(new URLSearchParams(sent.postData()!).get('fk_customer_address_city')).toBe('')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(problems).toContainText('El código postal no pertenece a la región seleccionada.', { timeout: 200 })
  }).toPass()
  await page.clock.runFor(1000)
  await expect(problems).toContainText('El código postal no pertenece a la región seleccionada.')
  await expect(field(page, 'Nombre de la ciudad')).toHaveValue('Villa Nueva')
})

test('ACC-19 U65 Chile prints +56 9, asks for a comuna and no postcode; Colombia for one line and the barrio', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(context, 'kike')
  await visit('/account/addaddress?country=cl')
  await expect(main(page).getByText('+56 9', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Comuna/ })).toBeVisible()
  await expect(main(page).getByLabel('Código postal')).toHaveCount(0)
  await expect(main(page).getByText('Solo para que el repartidor te llame si no te encuentra.')).toBeVisible()
  await expect(field(page, 'Código de área')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])

  await signInAsNew(context, 'Inés', { country: 'co' })
  await visit('/account/addaddress?country=co')
  await expect(field(page, 'Barrio (opcional)')).toBeVisible()
  await expect(field(page, 'Dirección')).toHaveAttribute('placeholder', 'Calle 93 # 11-27')
  await expect(field(page, 'Número de placa')).toHaveCount(0)
  await expect(field(page, 'Celular')).toHaveAttribute('placeholder', '310 456 7890')
  await expect(field(page, 'Código de área')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
})

test('GEO-04 the default shipping address says where things are sent; an address that is gone says so', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(context, 'fer')
  await visit('/account/addresses')
  await expect(rows(page)).toContainText('Para envíos')
  await expect.poll(() => persistedRecord(page, 'cityRegion')).toContain('Ushuaia')
  expect((await context.cookies()).map(({ name }) => name)).toContain('pwa-geolocation')
  await visit('/account/editaddress/999999/')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Esa dirección ya no está en tu libreta.')
})

import type { Page } from '@playwright/test'
import { signInAs } from '../support/signed-in.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name })
const pressContinue = (page: Page) => main(page).getByRole('button', { name: 'Continuar' }).click()

/** With the keyboard only. */
async function press(page: Page, role: 'button' | 'radio' | 'checkbox' | 'link', name: string | RegExp, key = 'Enter') {
  await main(page).getByRole(role, { name }).focus()
  await page.keyboard.press(key)
}
async function choose(page: Page, label: string, text: string) {
  await main(page).getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** Cancels what a test requested: the demo's orders are shared by all tests. */
async function cancelRequest(page: Page) {
  await main(page).getByRole('button', { name: 'Cancelar la solicitud' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByText('Solicitud cancelada.')).toBeVisible()
  await expect(main(page).getByText('Anulada').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Cancelar la solicitud' })).toHaveCount(0)
}

test('EXC-01 EXC-05 EXC-08 EXC-10 EXC-15 U67 U73 U74 a whole exchange by keyboard, kept on back and reload, then called off', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  await signInAs(context, 'dora')
  await visit('/account/exchange')
  await expect(main(page).getByRole('link', { name: 'Cambiar o devolver el pedido R303' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await press(page, 'link', 'Cambiar o devolver el pedido R303')

  await expect(step(page, '¿Qué querés cambiar o devolver?')).toBeVisible()
  await press(page, 'button', 'Continuar')
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expect(main(page).getByRole('alert')).toContainText('Campos incompletos')
  await press(page, 'radio', /^Cambiar por otro talle/, 'Space')
  await press(page, 'checkbox', /./, 'Space')
  expect(await barriers(page)).toEqual([])
  await press(page, 'button', 'Continuar')

  await expect(step(page, 'Contanos qué pasó')).toBeFocused()
  await press(page, 'button', 'Continuar')
  await expect(main(page).getByRole('alert')).toContainText('Motivo: Campo obligatorio')
  await choose(page, 'Motivo', 'Me quedó chico')
  await main(page).getByLabel('Contanos más').focus()
  await page.keyboard.type('Me aprieta en la cintura.')
  const sizes = main(page).getByRole('group', { name: 'Talle nuevo' })
  await sizes.getByRole('radio', { disabled: false }).first().focus()
  await page.keyboard.press('Space')
  expect(await barriers(page)).toEqual([])
  await press(page, 'button', 'Continuar')

  await expect(step(page, '¿Cómo nos lo hacés llegar?')).toBeFocused()
  await page.goBack()
  await expect(main(page).getByLabel('Contanos más')).toHaveValue('Me aprieta en la cintura.')
  await page.goForward()
  await press(page, 'radio', /^Retiro a domicilio/, 'Space')
  // None of her three addresses is a default: nothing is preselected (EXC-16).
  await press(page, 'button', 'Continuar')
  await expect(main(page).getByRole('alert')).toContainText('Los datos de envío están incompletos.')
  for (const label of ['Dirección de retiro', '¿A dónde te enviamos el cambio?']) {
    await main(page).getByLabel(label).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
  }
  await expect(main(page)).toContainText('de 8 a 17 h.')
  // What has scrolled under the bar is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await barriers(page)).toEqual([])
  await press(page, 'button', 'Continuar')

  await expect(step(page, 'Revisá y confirmá')).toBeFocused()
  await expect(main(page).getByRole('region', { name: 'Productos', exact: true })).toContainText('Me quedó chico')
  await page.reload()
  await waitUntilHydrated(page)
  await expect(main(page).getByRole('region', { name: 'Productos', exact: true })).toContainText(
    'Me aprieta en la cintura.',
  )
  expect(await barriers(page)).toEqual([])
  await press(page, 'button', 'Confirmar cambio')

  await expect(main(page).getByText('¡Listo! Recibimos tu solicitud')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Solicitud C/ })).toBeVisible()
  await expect(main(page).getByRole('img', { name: /^Número de solicitud C/ })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Seguimiento' })).toContainText('Aprobada')
  expect(await barriers(page)).toEqual([])
  await cancelRequest(page)
})

test('EXC-08 EXC-13 EXC-14 OP-091 ACC-20 a return to a bank in Colombia: its sum before confirming, the account checked', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  await signInAs(context, 'hernan')
  await visit('/account/orders/R501?country=co')
  await main(page).getByRole('link', { name: 'Cambiar o devolver' }).click()
  await main(page)
    .getByLabel(/^Devolver/)
    .check()
  await main(page).getByRole('checkbox').check()
  await pressContinue(page)
  await main(page).getByLabel('Motivo').selectOption({ label: 'No me gustó' })
  await main(page).getByLabel('Cuéntanos más').fill('No combina con nada.')
  await main(page)
    .getByLabel(/^Devolución del dinero/)
    .check()
  await pressContinue(page)
  await main(page)
    .getByLabel(/^Retiro a domicilio/)
    .check()
  await pressContinue(page)
  await expect(main(page).getByRole('region', { name: 'Qué recibes' })).toContainText(/En tu cuenta bancaria\$/)
  await main(page).getByLabel('Otra cuenta').check()
  await main(page).getByLabel('Documento del titular').fill('1.032.456.789')
  await main(page).getByLabel('Banco', { exact: true }).selectOption({ index: 1 })
  await main(page).getByLabel('Tipo de cuenta').selectOption({ label: 'Cuenta de ahorros' })
  await main(page).getByLabel('Número de cuenta').fill('12a')
  await main(page).getByRole('button', { name: 'Confirmar devolución' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Solo números.')
  await main(page).getByLabel('Número de cuenta').fill('204 567 891 23')
  expect(await barriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Confirmar devolución' }).click()
  await expect(main(page).getByText('¡Listo! Recibimos tu solicitud')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('20456789123')
  await cancelRequest(page)
})

test('EXC-06 EXC-07 EXC-09 EXC-17 a branch drop-off in Chile: no office, then one with its hours and its last day', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  await signInAs(context, 'gabi')
  await visit('/account/exchange/changereturn?order=R205&country=cl')
  await main(page)
    .getByLabel(/^Devolver/)
    .check()
  await main(page).getByRole('checkbox').first().check()
  await pressContinue(page)
  await main(page).getByLabel('Motivo').selectOption({ label: 'Me quedó grande' })
  await main(page).getByLabel('Cuéntanos más').fill('Pensé que era más chica.')
  await main(page)
    .getByLabel(/^Crédito en la billetera/)
    .check()
  await pressContinue(page)
  await main(page)
    .getByLabel(/^Lo llevo a una sucursal/)
    .check()
  await main(page).getByLabel('Código postal').fill('6200000')
  await main(page).getByRole('button', { name: 'Buscar sucursales' }).click()
  await expect(main(page).getByText('El código postal no tiene una sucursal cercana.')).toBeVisible()
  await main(page).getByLabel('Código postal').fill('7510118')
  await main(page).getByRole('button', { name: 'Buscar sucursales' }).click()
  await expect(main(page).getByText('Lunes a viernes de 9 a 19 h, sábados de 10 a 14 h')).toBeVisible()
  await main(page)
    .getByLabel(/^Vereda Providencia/)
    .check()
  expect(await barriers(page)).toEqual([])
  await pressContinue(page)
  await expect(main(page).getByRole('region', { name: 'Entrega de los productos' })).toContainText(
    /Hasta el \S+ \d+ de/,
  )
  await main(page).getByRole('button', { name: 'Confirmar devolución' }).click()
  await expect(main(page).getByText('¡Listo! Recibimos tu solicitud')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Qué recibes' })).toContainText('En tu billetera')
  await cancelRequest(page)
})

test('EXC-03 EXC-04 EXC-16 U74 refusals in words: no sizes, not for exchange, nothing to process, why others cannot', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  await signInAs(context, 'ana')
  await visit('/account/exchange')
  const others = main(page).getByRole('region', { name: 'Pedidos que no se pueden cambiar ni devolver' })
  await expect(others.getByRole('listitem').filter({ hasText: 'R104' })).toContainText('Pasó el plazo para pedirlo.')
  await expect(others.getByRole('listitem').filter({ hasText: 'R105' })).toContainText('Todavía no llegó.')
  expect(await barriers(page)).toEqual([])

  await main(page).getByRole('link', { name: 'Cambiar o devolver el pedido R103' }).click()
  await main(page)
    .getByLabel(/^Cambiar por otro talle/)
    .check()
  await expect(main(page).getByText('El producto no está disponible para cambio.')).toBeVisible()
  await expect(main(page).getByRole('checkbox')).toBeDisabled()

  await visit('/account/exchange/changereturn?order=R102')
  await main(page)
    .getByLabel(/^Cambiar por otro talle/)
    .check()
  await main(page).getByRole('checkbox').check()
  await pressContinue(page)
  await expect(
    main(page).getByText('No hay talles disponibles para el cambio. Podés pedir la devolución.'),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Prefiero devolverlo' }).click()
  await expect(main(page).getByLabel(/^Devolución del dinero/)).toBeEnabled()

  await visit('/account/exchange/finish/NADA/')
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa solicitud' })).toBeVisible()
  await visit('/account/exchange/finish/C1004/')
  await expect(main(page).getByText('La prenda tiene señales de uso y le falta la etiqueta.').first()).toBeVisible()
})

test('EXC-16 fer has nothing to process, and reads why', async ({ page, context, visit }) => {
  await signInAs(context, 'fer')
  await visit('/account/exchange')
  await expect(main(page).getByRole('heading', { name: 'No hay pedidos para gestionar.' })).toBeVisible()
  await expect(main(page).getByText('Pasó el plazo para pedirlo.').first()).toBeVisible()
  await visit('/account/exchange/changereturn')
  await expect(main(page).getByText('Elegí primero un pedido')).toBeVisible()
})

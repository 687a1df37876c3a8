import { demoPassword } from '#demo/people/password.ts'
import { mailTo, newDocument, signInAgain, signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

const places = [
  '/account/orders',
  '/account/exchange',
  '/account/wishlist',
  '/account/credits',
  '/account/wallet',
  '/account/memberships',
  '/account/editaccount',
  '/account/addresses',
  '/account/sizes',
  '/account/editaccount#newsletter',
  '/account/security',
  '/account/data',
]

test('ACC-01 U71 the account greets, says what to do next, shows the latest order and the money, and has every section in one tap', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'ana')
  await visit('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
  const next = page.getByRole('region', { name: 'Lo próximo' })
  await expect(next.getByRole('link').first()).toHaveText(/^Pagar \$\s98\.990$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Último pedido')
  await expect(page.getByRole('link', { name: /^Billetera\s*\$\s31\.000$/ })).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Secciones de tu cuenta' }).getByRole('link')
  expect(await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(places)
  await expect(page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
})

test('AUTH-17 logout from the account leads home, and the account asks to sign in again', async ({
  page,
  context,
  visit,
}) => {
  await signInAsNew(context, 'Beto')
  await visit('/account')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await visit('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('API-42 OP-071 U62 U64 data is edited without the password; a fault is shown at its field and nothing typed is lost', async ({
  page,
  context,
  visit,
}) => {
  const { identification } = newDocument()
  await signInAsNew(context, 'Beto')
  await visit('/account/editaccount')
  await page.getByLabel('Apellido').fill('Quiroga Díaz')
  await page.getByLabel('DNI').fill('no es')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Revise los datos ingresados.')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('Apellido')).toHaveValue('Quiroga Díaz')
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('DNI').fill(identification.replace(/(..)(...)(...)/, '$1.$2.$3'))
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Datos actualizados exitosamente.')).toBeVisible()
  await visit('/account/editaccount')
  await expect(page.getByLabel('Apellido')).toHaveValue('Quiroga Díaz')
  await expect(page.getByLabel('DNI')).toHaveValue(identification)
})

test('OP-071 S7 a new password asks for the old one, and this browser stays signed in', async ({
  page,
  context,
  visit,
}) => {
  await signInAsNew(context, 'Hernán', { country: 'co' })
  await visit('/account/editaccount?country=co')
  await page.getByText('Cambiar contraseña').click()
  await page.getByLabel('Contraseña nueva').fill('Vereda-Nueva9')
  await page.getByLabel(/^Rep[ei]t/).fill('Vereda-Nueva9')
  const old = page.getByLabel('Contraseña actual')
  await old.fill('equivocada')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('Vereda-Nueva9')
  await old.fill(demoPassword)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Datos actualizados exitosamente.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible()
})

test('2FA-01 U77 two-step is turned on with a mailed code; its device is listed and deleted (2FA-06)', async ({
  page,
  context,
  visit,
}) => {
  const { email } = await signInAsNew(context, 'Gabi', { country: 'cl' })
  await visit('/account/security?country=cl')
  await page.getByRole('link', { name: 'Activar: Verificación en dos pasos' }).click()
  await page.getByRole('button', { name: 'Activar verificación en dos pasos' }).click()
  const field = page.getByLabel('Código de verificación')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByRole('button', { name: /^Enviar otro código en \d+ s$/ })).toBeVisible()
  await field.fill('12')
  await page.getByRole('button', { name: 'Verificar y activar' }).click()
  await expect(page.getByRole('alert')).toContainText('Escribe los 6 dígitos del código.')
  const { subject } = await mailTo(context.request, email, /es tu código/)
  const [code] = subject.split(' ')
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Verificar y activar' }).click()
  await expect(page.getByRole('alert')).toContainText('El código no es válido o venció.')
  expect(await barriers(page)).toEqual([])
  await field.fill(code!)
  await page.getByRole('button', { name: 'Verificar y activar' }).click()
  await expect(page.getByText('Verificación en dos pasos activada.')).toBeVisible()
  await expect(page).toHaveURL('/account/security')
  await page.getByRole('button', { name: /^Eliminar / }).click()
  await expect(page.getByText('Dispositivo eliminado exitosamente.')).toBeVisible()
})

test('S27 ACC-06 sessions are listed, this one with its address; another one is ended from here', async ({
  page,
  context,
  visit,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  await signInAgain(elsewhere, await signInAsNew(context, 'Ana'))
  await visit('/account/security')
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' })
  await expect(sessions.getByText('Este dispositivo')).toHaveCount(1)
  await expect(sessions.getByText(/^Dirección IP: [\d.:a-f]+$/)).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('Sesión cerrada.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  const reply = await elsewhere.request.post('/api/customer/renew?api_version=3', {
    headers: { 'x-store': 'vereda-ar', 'sec-fetch-site': 'same-origin' },
    form: {},
  })
  expect(await reply.json()).toMatchObject({ customer: null })
  await elsewhere.close()
})

test('S28 what needs a fresh sign-in asks for the password, and goes on where it was', async ({
  page,
  context,
  visit,
}) => {
  await addAuthenticator(page)
  await signInAsNew(context, 'Kike', { country: 'cl' })
  let refusals = 1
  await page.route('**/api/customer/passkeys/options?*', async (route) => {
    if (refusals-- > 0) {
      const json = { error: true, code: 'password_needed', message: 'Escribí tu contraseña para seguir.' }
      await route.fulfill({ json })
    } else await route.continue()
  })
  await visit('/account/security?country=cl')
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click()
  const dialog = page.getByRole('dialog', { name: /^Confirm/ })
  await dialog.getByLabel('Contraseña', { exact: true }).fill('otra')
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(dialog.getByText('La contraseña actual no es correcta.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Llave de acceso agregada.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a passkey is offered, made, named, used to sign in, and deleted', async ({ page, context, visit }) => {
  await addAuthenticator(page)
  const { email } = await signInAsNew(context, 'Dora')
  await visit('/account')
  const offer = page.getByRole('region', { name: 'La próxima, sin contraseña' })
  await offer.getByRole('button', { name: 'Agregar llave de acceso' }).click()
  await expect(page.getByText('Llave de acceso agregada.')).toBeVisible()
  await expect(offer).toBeHidden()
  expect((await mailTo(context.request, email, /llave de acceso/)).text).toContain('Seguridad')

  await visit('/account/security')
  await page.getByRole('button', { name: /^Cambiar nombre de / }).click()
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Eliminar Mi teléfono' })).toBeVisible()
  expect(await barriers(page)).toEqual([])

  // The browser offers the passkey as soon as the form is shown; the authenticator accepts immediately.
  await visit('/account')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada.')).toBeVisible()
  await visit('/login?next=/account/security')
  await expect(page).toHaveURL('/account/security')
  await visit('/account')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada.')).toBeVisible()

  // A browser without passkey autofill shows the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await visit('/login?next=/account/security')
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click()
  await expect(page).toHaveURL('/account/security')
  await page.getByRole('button', { name: 'Eliminar Mi teléfono' }).click()
  await expect(page.getByText('Llave de acceso eliminada.')).toBeVisible()
})

test('S28 closing an account names what keeps it open, with the way there', async ({ page, context, visit }) => {
  await signInAs(context, 'ana')
  await visit('/account/data')
  await page.getByRole('button', { name: 'Cerrar la cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cerrás tu cuenta?' })
  await expect(dialog.getByText(/^Tenés .* en la billetera\.$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cerrar mi cuenta para siempre' })).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Retirar el saldo' }).click()
  await expect(page).toHaveURL('/account/wallet/withdraw')
})

test('ACC-04 ACC-05 S28 a customer reads and downloads their data, and closes the account with the password', async ({
  page,
  context,
  visit,
}) => {
  const birthday = { day: '9', month: '9', year: '1990' }
  const { email } = await signInAsNew(context, 'Emilio', { ...birthday, gender: 'male' })
  await visit('/account/data')
  await page.getByRole('button', { name: 'Leer mis datos' }).click()
  const account = page.getByRole('region', { name: 'Cuenta', exact: true })
  await expect(account).toContainText(email)
  await expect(account).toContainText('Masculino')
  await expect(account).toContainText('09/09/1990')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar archivo' }).click()
  expect((await downloading).suggestedFilename()).toBe('mis-datos-vereda.json')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Cerrar la cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cerrás tu cuenta?' })
  await dialog.getByLabel('Contraseña', { exact: true }).fill('otra')
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta para siempre' }).click()
  await expect(dialog.getByText('La contraseña actual no es correcta.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta para siempre' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Tu cuenta se cerró y tus datos se borraron.')).toBeVisible()
  await visit('/account')
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: 'Ingresar' }).click()
  await expect(form.getByRole('alert')).toContainText('El E-mail no se encuentra registrado.')
})

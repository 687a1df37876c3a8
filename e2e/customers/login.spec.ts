import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { fillCart, persistedRecord } from '../support/filled-cart.ts'
import {
  endSessionsFromElsewhere,
  linkIn,
  mailTo,
  newDocument,
  newWithTwoStep,
  signInAsNew,
} from '../support/signed-in.ts'
import { setFlags } from '../support/flags.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true })
const problems = (page: Page) => main(page).getByRole('alert')

async function fillLogin(page: Page, email: string, password = demoPassword) {
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(password)
}
const enter = (page: Page) => main(page).getByRole('button', { name: 'Ingresar' }).click()

/** Everything a page can store on a device, as one text. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('shop-device')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('persisted').objectStore('persisted').getAll()
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    opening.result.close()
    return JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      reading.result,
      document.cookie,
    ])
  })

test('OP-009 AUTH-06 STATE-08 a guest who asks for an account screen signs in and is led back; the tabs know the name', async ({
  page,
  visit,
  context,
}) => {
  await visit('/account/orders?x=1')
  await expect(page).toHaveURL('/login?next=%2Faccount%2Forders%3Fx%3D1')
  await fillLogin(page, 'ana@example.com')
  await main(page).getByLabel('Mantener sesión iniciada').check()
  await enter(page)
  await expect(page).toHaveURL('/account/orders?x=1')
  await expect(tab(page, 'Cuenta de Ana')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toMatch(/^[\w-]{43}$/)
  // AUTH-22: seven days.
  const kept = (await context.cookies()).find(({ name }) => name === 'keep_session')!
  expect([kept.value, Math.round((kept.expires - Date.now() / 1000) / 3600)]).toEqual(['1', 168])
  await page.getByRole('button', { name: 'Categorías' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Hola, Ana/ })).toHaveAttribute('href', '/account')
})

test('OP-009 S36 no address of another host is a way back', async ({ page, visit }) => {
  await visit('/login?next=//evil.example/x')
  await fillLogin(page, 'ana@example.com')
  await enter(page)
  await expect(page).toHaveURL('/account')
})

test('OP-009 AUTH-02 within the shop a guest is led to the login too, from every screen of an account', async ({
  page,
  visit,
  request,
}) => {
  for (const screen of ['wishlist', 'addresses', 'orders', 'credits', 'wallet', 'memberships', 'security', 'sizes']) {
    const reply = await request.get(`/account/${screen}`, { maxRedirects: 0 })
    expect(reply.headers().location, screen).toBe(`/login?next=%2Faccount%2F${screen}`)
  }
  await visit('/brands')
  await tab(page, 'Favoritos').click()
  await expect(page).toHaveURL('/login?next=%2Faccount%2Fwishlist')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ingresá a tu cuenta')
})

test('AUTH-08 a guest’s cart goes with him into his account', async ({ page, visit, context }) => {
  const { email } = await signInAsNew(context, 'Fer')
  await context.clearCookies()
  await fillCart(page, { 'ZM0001-38': 2 })
  await visit('/checkout/login?next=/cart')
  await fillLogin(page, email)
  await enter(page)
  await expect(page).toHaveURL('/cart')
  await expect(page.getByLabel('Cantidad de Zapatilla Brisa')).toHaveValue('2')
})

test('AUTH-01 AUTH-04 AUTH-14 AUTH-16 OP-059 a new tab is signed in by its cookie; without keep_session the customer is forgotten', async ({
  page,
  visit,
  context,
}) => {
  await signInAsNew(context, 'Ana')
  await visit('/')
  await expect(tab(page, 'Cuenta de Ana')).toBeVisible()
  await expect.poll(() => persistedRecord(page, 'customer')).toContain('"first_name":"Ana"')
  // C10: the name and three facts, nothing that grants access or identifies.
  const record = JSON.parse((await persistedRecord(page, 'customer'))!) as { data: object }
  expect(Object.keys(record.data).toSorted()).toEqual([
    'buyerType',
    'first_name',
    'id_hash',
    'is_newsletter_subscribed',
    'loggedIn',
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toMatch(/^[\w-]{43}$/)
  await context.clearCookies({ name: 'keep_session' })
  await visit('/brands')
  await expect(tab(page, 'Cuenta')).toBeVisible()
  await expect.poll(() => storedOnDevice(page)).not.toContain('Ana')
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull()
})

/** Notifies the page that the session ended, as another tab would; resolves when it was received. */
async function broadcastSessionEnd(from: Page, page: Page) {
  const received = page.evaluate(() =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel('shop-ar:session')
      channel.addEventListener('message', resolve, { once: true })
      document.documentElement.dataset.listens = ''
    }).then(() => undefined),
  )
  await page.locator('html[data-listens]').waitFor({ state: 'attached' })
  await from.evaluate(() => new BroadcastChannel('shop-ar:session').postMessage({ page: 'other', message: 'ended' }))
  await received
}

test('AUTH-17 AUTH-18 AUTH-19 S10 signing out says so, leaves nothing, and other tabs hear it', async ({
  page,
  visit,
  context,
}) => {
  await signInAsNew(context, 'Ana')
  await visit('/account/orders/R101')
  await expect(tab(page, 'Cuenta de Ana')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account/orders')
  await waitUntilHydrated(other)
  await expect(tab(other, 'Cuenta de Ana')).toBeVisible()

  await page.getByRole('button', { name: 'Categorías' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(tab(page, 'Cuenta')).toBeVisible()
  await expect(other).toHaveURL('/login?next=%2Faccount%2Forders')
  for (const one of [page, other]) {
    await expect.poll(() => storedOnDevice(one)).not.toMatch(/Ana|R101|access_token|demo-ana|keep_session/)
  }
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => /customer|cart|keep/.test(name))).toEqual([])
  await other.close()
})

test('AUTH-17 neither a call that is refused while the page is being left nor another tab leads to the login', async ({
  page,
  visit,
  context,
}) => {
  await signInAsNew(context, 'Fede')
  const leaving = Promise.withResolvers<void>()
  await page.route('**/api/customer/address?*', async (route) => {
    await leaving.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/api/customer/address?*')
  await visit('/account')
  await requested
  const other = await context.newPage()
  await other.goto('/offline.html')
  const renewed = page.waitForResponse(/\/api\/customer\/renew/)
  await page.route('**/*.data*', async (route) => {
    leaving.resolve()
    expect(await (await renewed).json()).toMatchObject({ customer: null })
    await broadcastSessionEnd(other, page)
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('AUTH-20 a session that the server ended is forgotten, and an account screen leads to the login and back', async ({
  page,
  visit,
  context,
  browser,
  baseURL,
}) => {
  const customer = await signInAsNew(context, 'Beto')
  await visit('/')
  await expect(tab(page, 'Cuenta de Beto')).toBeVisible()
  await endSessionsFromElsewhere(browser, baseURL!, customer)
  await page.evaluate(() => sessionStorage.clear())
  await visit('/account/wallet')
  await expect(page).toHaveURL('/login?next=%2Faccount%2Fwallet')
  await expect(tab(page, 'Cuenta')).toBeVisible()
  await expect.poll(() => storedOnDevice(page)).not.toContain('Beto')
})

test('AUTH-20 AUTH-21 WISH-07 a token that is revoked while the page is open: the next tap leads to the login, and back', async ({
  page,
  visit,
  context,
  browser,
  baseURL,
}) => {
  const customer = await signInAsNew(context, 'Celia')
  // The page's own calls are answered: only the tap detects the missing session.
  const ownCalls = ['cart/merge', 'wishlist/', 'sizes/mine', 'customer/address']
  await Promise.all([
    ...ownCalls.map((call) => page.waitForResponse((response) => response.url().includes(`/api/${call}`))),
    visit('/zapatilla-brisa-zm0001.html'),
  ])
  await expect(tab(page, 'Cuenta de Celia')).toBeVisible()
  await endSessionsFromElsewhere(browser, baseURL!, customer)
  const heart = page.getByRole('button', { name: 'Agregar Zapatilla Brisa a favoritos' }).first()
  const refused = page.waitForResponse(/\/api\/wishlist\//)
  await heart.click()
  expect(await (await refused).json()).toMatchObject({ message: 'Requested token not found.' })
  await expect(page).toHaveURL('/login?next=%2Fzapatilla-brisa-zm0001.html')
  await expect(page.getByText('Tu sesión terminó. Ingresá de nuevo para seguir.')).toBeVisible()
  await expect.poll(() => storedOnDevice(page)).not.toContain('Celia')
  await fillLogin(page, customer.email)
  await enter(page)
  await expect(page).toHaveURL('/zapatilla-brisa-zm0001.html')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('AUTH-20 where a guest may go on, the page goes on as a guest’s', async ({
  page,
  visit,
  context,
  browser,
  baseURL,
}) => {
  const customer = await signInAsNew(context, 'Emilio')
  await visit('/')
  await expect(tab(page, 'Cuenta de Emilio')).toBeVisible()
  await endSessionsFromElsewhere(browser, baseURL!, customer)
  await visit('/cart')
  await expect(main(page).getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
  await expect(tab(page, 'Cuenta')).toBeVisible()
})

test('ERR-05 ERR-06 STATE-03 U64 what is wrong stands on top and at its field, takes focus and title, and nothing typed is lost', async ({
  page,
  visit,
}) => {
  await visit('/login')
  await enter(page)
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toContainText('Revisá estos datos')
  await expect(page).toHaveTitle('Error: Ingresar · Vereda')
  await problems(page).getByRole('link', { name: 'E-mail: Campo obligatorio' }).click()
  await expect(main(page).getByLabel('E-mail')).toBeFocused()
  expect(await barriers(page)).toEqual([])

  await fillLogin(page, 'ana@example.com', 'Equivocada1')
  await expect(main(page).getByLabel('E-mail')).not.toHaveAttribute('aria-invalid')
  await enter(page)
  await expect(problems(page)).toHaveText('E-mail o contraseña incorrectos.')
  await expect(main(page).getByLabel('E-mail')).toHaveValue('ana@example.com')
  await expect(main(page).getByLabel('Contraseña', { exact: true })).toHaveValue('Equivocada1')

  await fillLogin(page, 'nadie@example.com')
  await enter(page)
  await expect(problems(page)).toContainText('El E-mail no se encuentra registrado.')
  await problems(page).getByRole('link', { name: 'Crear una cuenta con este e-mail' }).click()
  await expect(page).toHaveURL('/register')
  await expect(main(page).getByLabel('E-mail')).toHaveValue('nadie@example.com')
})

test('VAL-21 U64 a field is checked when it is left, not while it is typed in, except that its error goes', async ({
  page,
  visit,
}) => {
  await visit('/login')
  const email = main(page).getByLabel('E-mail')
  await email.fill('ana@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await main(page).getByLabel('Contraseña', { exact: true }).focus()
  await expect(main(page).getByText('Ingrese una dirección de E-mail válida')).toBeVisible()
  // Its error goes as soon as it is right.
  await email.fill('ana@example.com')
  await expect(email).toBeFocused()
  await expect(main(page).getByText('Ingrese una dirección de E-mail válida')).toHaveCount(0)
})

test('FLAG-01 FLAG-04 the new front asks for the e-mail first, then for the password', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await setFlags(context, baseURL!, { new_login_front_flag: true })
  await visit('/login')
  const password = main(page).getByLabel('Contraseña', { exact: true })
  await expect(password).toBeHidden()
  await main(page).getByLabel('E-mail').fill('dora@example.com')
  await main(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(password).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Cambiar' }).click()
  await expect(main(page).getByLabel('E-mail')).toBeFocused()
  await main(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await password.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(tab(page, 'Cuenta de Dora')).toBeVisible()
})

test('U59 U78 password managers find what they look for, and a password can be looked at', async ({ page, visit }) => {
  await visit('/login')
  const password = main(page).getByLabel('Contraseña', { exact: true })
  await expect(main(page).getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('secreta')
  const look = main(page).getByRole('button', { name: 'Mostrar contraseña' })
  await look.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(look).toHaveAttribute('aria-pressed', 'true')
  await look.click()
  await expect(password).toHaveAttribute('type', 'password')
  expect(await main(page).locator('input[maxlength]').count()).toBe(0)
})

test('AUTH-05 2FA-04 2FA-05 U77 two-step: a code by mail, once per device', async ({
  page,
  visit,
  request,
  context,
}) => {
  const { email } = await newWithTwoStep(context, 'Carla')
  await page.clock.install()
  await visit('/login?next=/brands')
  await fillLogin(page, email)
  await enter(page)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Revisá tu e-mail')
  const code = main(page).getByRole('textbox', { name: 'Código de verificación' })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(main(page).getByRole('button', { name: /^Enviar otro código en \d+ s$/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull()
  expect(await barriers(page)).toEqual([])

  await code.fill('000000')
  await main(page).getByRole('button', { name: 'Verificar e ingresar' }).click()
  await expect(problems(page)).toHaveText('El código no es válido o venció.')
  // The shop sends another code only after a minute of its own time; here its answer is mocked.
  await page.route('**/api/customer/sendtwoauthcode?*', (route) =>
    route.fulfill({
      json: { error: false, message: 'Código enviado.', sent_to: 'c•••@example.com', resend_after: 60 },
    }),
  )
  await page.clock.fastForward(61_000)
  await main(page).getByRole('button', { name: 'Enviar otro código', exact: true }).click()
  await expect(page.getByText('Código enviado.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Enviar otro código en (60|59) s$/ })).toBeVisible()

  const { subject } = await mailTo(request, email, /es tu código para ingresar|es tu código/)
  const sentCode = subject.slice(0, 6)
  await code.fill(`${sentCode.slice(0, 3)} ${sentCode.slice(3)}`)
  await main(page).getByRole('button', { name: 'Verificar e ingresar' }).click()
  await expect(page).toHaveURL('/brands')
  await expect(tab(page, 'Cuenta de Carla')).toBeVisible()

  await context.clearCookies({ name: 'keep_session' })
  await visit('/login')
  await expect(tab(page, 'Cuenta')).toBeVisible()
  await fillLogin(page, email)
  await enter(page)
  await expect(page).toHaveURL('/account')
})

test('AUTH-09 AUTH-10 AUTH-12 AUTH-13 VAL-07 VAL-08 VAL-14 ERR-08 U60 U61 registering in Chile: faults first, then signed in', async ({
  page,
  visit,
}) => {
  await visit('/register?country=cl&next=/brands')
  const field = (name: string) => main(page).getByLabel(name, { exact: true })
  await expect(field('Nombre')).toHaveAttribute('autocapitalize', 'words')
  await expect(field('Nombre')).toHaveAttribute('spellcheck', 'false')
  await expect(field('Correo')).toHaveAttribute('autocapitalize', 'none')
  await expect(field('RUT')).toHaveAttribute('inputmode', 'text')
  await field('Nombre').fill('Ñusta')
  await field('Apellido').fill("O'Higgins")
  await field('RUT').fill('11.111.111-2')
  await field('Contraseña').fill('corta')
  await field('Repite la contraseña').fill('otra')
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toContainText('Revise los datos ingresados.')
  await expect(problems(page)).toContainText('Correo: Campo obligatorio')
  await expect(problems(page)).toContainText('RUT: El número de documento no es válido.')
  await expect(problems(page)).toContainText('Contraseña: La contraseña debe tener entre 6 y 15 caracteres')
  expect(await barriers(page)).toEqual([])
  await expect(field('Nombre')).toHaveValue('Ñusta')

  const digits = String(10_000_000 + (Date.now() % 10_000_000))
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0)
  const check = 11 - (sum % 11)
  await field('RUT').fill(`${digits}-${check === 11 ? '0' : check === 10 ? 'k' : check}`)
  await field('Correo').fill(`nusta-${Date.now()}@example.com`)
  await field('Contraseña').fill('Clave-Segura9')
  await field('Repite la contraseña').fill('Clave-Segura9')
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/brands')
  await expect(problems(page)).toHaveCount(0)
  await expect(page.getByText('Usuario registrado exitosamente.')).toBeVisible()
  await expect(tab(page, 'Cuenta de Ñusta')).toBeVisible()
})

test('ERR-07 VAL-22 an e-mail that has an account, and a day that does not exist', async ({ page, visit }) => {
  await visit('/register')
  const field = (name: string) => main(page).getByLabel(name, { exact: true })
  await field('Nombre').fill('Ana')
  await field('Apellido').fill('Otra')
  await field('E-mail').fill('ana@example.com')
  await field('DNI').fill('30.111.222')
  await field('Contraseña').fill('Clave-Segura9')
  await field('Repetí la contraseña').fill('Clave-Segura9')
  await main(page).getByText('Fecha de nacimiento y género').click()
  await field('Día').selectOption('31')
  await field('Mes').selectOption('2')
  await field('Año').selectOption('1990')
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(problems(page)).toContainText('Por favor, ingrese una fecha de nacimiento valida')
  await field('Día').selectOption('28')
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(problems(page)).toContainText('El E-mail ya se encuentra registrado.')
  await expect(field('Año')).toHaveValue('1990')
})

test('AUTH-11 OP-064 S11 a forgotten password: the mail, its key out of the address, a new password, once', async ({
  page,
  visit,
  request,
}) => {
  const email = `olvido-${Date.now()}@example.com`
  const created = await request.post('/api/customer/create?api_version=3', {
    headers: { 'x-store': 'vereda-ar' },
    form: {
      email,
      password: 'Primera-1',
      password2: 'Primera-1',
      first_name: 'Olga',
      last_name: 'Vido',
      identification: String(20_000_000 + (Date.now() % 9_000_000)),
      identification_type: 'DNI',
    },
  })
  expect(await created.json()).toMatchObject({ error: false })
  await visit('/login')
  await main(page).getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Recuperá tu contraseña')
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Te hemos enviado un email para recuperar tu contraseña.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const link = linkIn(await mailTo(request, email, /contraseña nueva/), '/forgotpassword')
  const key = new URLSearchParams(link.split('?')[1]).get('key')!
  await visit(link)
  await expect(main(page).getByLabel('Contraseña nueva', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('key')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Elegí una contraseña nueva')
  await main(page).getByLabel('Contraseña nueva', { exact: true }).fill('Segunda-2')
  await main(page).getByLabel('Repetí la contraseña').fill('Segunda-3')
  await main(page).getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(problems(page)).toContainText('Las contraseñas no coinciden.')
  expect(await barriers(page)).toEqual([])
  await main(page).getByLabel('Repetí la contraseña').fill('Segunda-2')
  await main(page).getByRole('button', { name: 'Guardar contraseña' }).click()
  await main(page).getByRole('link', { name: 'Ingresar con la contraseña nueva' }).click()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, email, 'Segunda-2')
  await enter(page)
  await expect(tab(page, 'Cuenta de Olga')).toBeVisible()
  expect(await storedOnDevice(page)).not.toContain(key)

  await visit(link)
  await main(page).getByLabel('Contraseña nueva', { exact: true }).fill('Tercera-3')
  await main(page).getByLabel('Repetí la contraseña').fill('Tercera-3')
  await main(page).getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(problems(page)).toContainText('El enlace venció o ya se usó.')
  await problems(page).getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Recuperá tu contraseña')
})

test('AUTH-15 S29 a link that signs in leaves the address at once and acts on a tap, where nobody is signed in', async ({
  page,
  visit,
  context,
}) => {
  await visit('/brands?autologin=AUTOLOGIN-VENCIDO&x=1')
  await expect(page).toHaveURL('/brands?x=1')
  const offer = page.getByRole('dialog', { name: 'Ingresá con un toque' })
  await expect(offer).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await offer.getByRole('button', { name: 'Ingresar' }).click()
  await expect(offer.getByRole('alert')).toHaveText('El enlace venció o ya se usó. Pedí uno nuevo.')
  await offer.getByRole('button', { name: 'Ahora no' }).click()
  await expect(offer).toBeHidden()

  await signInAsNew(context, 'Beto')
  await visit('/brands?autologin=AUTOLOGIN-VENCIDO')
  await expect(page).toHaveURL('/brands')
  await expect(tab(page, 'Cuenta de Beto')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('AUTH-15 a link that is good signs in and stays on its page', async ({ page, visit, context }) => {
  // The server answers a valid link like a login.
  await page.route('**/api/customer/autologin?**', async (route) => {
    expect(route.request().postData()).toBe('hash=AUTOLOGIN-BUENO')
    const customer = await signInAsNew(context, 'Emilio')
    await route.fulfill({ json: { error: false, message: '', customer, two_step: null } })
  })
  await visit('/mujer/?autologin=AUTOLOGIN-BUENO')
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('¡Hola, Emilio!')).toBeVisible()
  await expect(tab(page, 'Cuenta de Emilio')).toBeVisible()
  await expect(page).toHaveURL('/mujer/')
})

test('API-38 OP-070 S26 with Facebook: what it does not say is asked once, and next time nothing', async ({
  page,
  visit,
  context,
}) => {
  await visit('/login?next=/brands')
  const offer = main(page).getByRole('button', { name: 'Continuar con Facebook' })
  await offer.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Falta poco: completá tus datos' })).toBeVisible()
  await expect(page).toHaveURL('/registerFacebook')
  await expect(main(page).getByLabel('Nombre')).toHaveValue('Flor')
  await expect(main(page).getByLabel('E-mail')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(problems(page)).toContainText('DNI')
  await main(page).getByLabel('DNI').fill(newDocument().identification)
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/brands')
  await expect(tab(page, 'Cuenta de Flor')).toBeVisible()

  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await visit('/login?next=/cart')
  await offer.click()
  await expect(page).toHaveURL('/cart')
  await expect(tab(page, 'Cuenta de Flor')).toBeVisible()
})

test('OP-070 S26 a link to the way back that this tab did not ask for signs nobody in', async ({ page, visit }) => {
  await visit('/registerFacebook#access_token=token-of-gaston&state=made-up')
  await expect(page.getByRole('heading', { level: 1, name: 'Creá tu cuenta' })).toBeVisible()
  await expect(tab(page, 'Cuenta')).toBeVisible()
})

test('U57 on the way to buying, going on as a guest comes first', async ({ page, visit }) => {
  await visit('/checkout/login')
  const first = main(page).getByRole('link').first()
  await expect(first).toHaveText('Continuar como invitado')
  await expect(main(page).getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/checkout/register')
  await first.click()
  await expect(page).toHaveURL('/checkout')
})

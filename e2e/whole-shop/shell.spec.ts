import { signInAs } from '../support/signed-in.ts'
import { waitUntilHydrated, barriers, expect, stopClock, test } from '../support/test.ts'

/** The greeting appears with the customer, shortly after the screen. */
const accountHeading = /^(Mi cuenta|Hola, Ana)$/

test('U5 U8 the bar, the tabs and the screen agree; focus moves to the new heading', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(context, 'ana')
  await visit('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vereda' })).toBeVisible()
  expect((await page.locator('#app-bar').boundingBox())!.height).toBeLessThanOrEqual(57)
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await expect(tabs.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: accountHeading })).toBeFocused()
  await expect(page).toHaveTitle('Mi cuenta · Vereda')
})

test('APP-42 the bar shows the screen’s title, or the brand when it has none', async ({ page, visit, complaints }) => {
  await visit('/login')
  await expect(page.getByRole('banner').getByText('Ingresar', { exact: true })).toBeVisible()
  await visit('/account/nada')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vereda' })).toBeVisible()
  // The browser itself logs the 404.
  complaints.length = 0
})

test('APP-38…41 the arrow skips account pages; from a screen opened by home it leads to the cart', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(context, 'ana')
  await visit('/')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Marcas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: accountHeading })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL('/brands')
  await visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guía de talles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de talles' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL('/cart')
})

test('U6 the footer keeps its place when the customer turns out to be a subscriber, and offers nothing on the next screen', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(context, 'ana')
  await visit('/brands')
  await expect(page.getByRole('link', { name: 'Cuenta de Ana' }).first()).toBeVisible()
  const offer = page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail' })
  await expect(offer).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guía de talles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de talles' })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('U6 what is below the first screen gets its place later, but not while a finger is down', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const press = () => document.body?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const pressing = setInterval(press, 20)
    addEventListener('let-go', () => {
      clearInterval(pressing)
      document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    })
  })
  await visit('/')
  const waiting = page.locator('.below-the-fold')
  const before = await waiting.count()
  expect(before).toBeGreaterThan(0)
  // Asked for by the deferred parts, which begin with the places.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /cart-sync/.test(name)))
  await expect(waiting).toHaveCount(before)
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  await expect(waiting).toHaveCount(0)
})

test('U10 A2 the menu closes by button, by Esc, by a tap beside it and by the browser’s back, and gives focus back', async ({
  page,
  visit,
}) => {
  await visit('/brands')
  const opener = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('dialog', { name: 'Menú' })
  const ways = [
    () => menu.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 400),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(menu).toBeVisible()
    await close()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/brands')
    await expect(opener).toBeFocused()
  }
})

test('APP-46 APP-47 a flash message is announced, and goes by itself after 5000 ms', async ({ page, visit }) => {
  await visit('/kit')
  await stopClock(page)
  await page.getByRole('button', { name: 'Mostrar mensaje' }).click()
  const message = page.getByRole('status').filter({ hasText: 'Sesión cerrada.' })
  await expect(message).toBeVisible()
  await page.clock.runFor(3000)
  await expect(message).toBeVisible()
  await page.clock.runFor(2000)
  await expect(message).toBeHidden()
})

test('APP-43 U84 the invitation to install comes on the second visit and goes for good when dismissed', async ({
  page,
  visit,
}) => {
  const banner = page.getByRole('complementary', { name: 'Instalá la tienda en tu teléfono' })
  await visit('/')
  await page.waitForFunction(() => localStorage.getItem('visits') === '1')
  await expect(banner).toBeHidden()
  await page.evaluate(() => sessionStorage.clear())
  await visit('/brands')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Ahora no' }).click()
  await expect(banner).toBeHidden()
  await visit('/')
  await expect(banner).toBeHidden()
})

test('VAL-06 VAL-21 VAL-23 the newsletter form says what is wrong beside the field, then thanks', async ({
  page,
  visit,
}) => {
  await visit('/brands')
  const form = page.getByRole('form', { name: 'Primero en la vereda' })
  const field = form.getByLabel('E-mail')
  const button = form.getByRole('button', { name: 'Suscribirme' })
  await button.click()
  await expect(field).toHaveAccessibleDescription('Campo obligatorio')
  await field.fill('ana@')
  await button.click()
  await expect(field).toHaveAccessibleDescription('Ingrese una dirección de E-mail válida')
  await field.fill(`ana${Date.now()}@example.com`)
  await button.click()
  await expect(form.getByRole('status')).toHaveText('¡Casi listo! Te enviamos un e-mail para confirmar tu suscripción.')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('API-05 a sign-up over a shaky line is repeated with the same key until it gets through', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/brands')
  const keys: string[] = []
  await page.route('**/api/newsletter/sign**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']!)
    await (keys.length < 3 ? route.abort() : route.continue())
  })
  const form = page.getByRole('form', { name: 'Primero en la vereda' })
  await form.getByLabel('E-mail').fill('linea@example.com')
  await form.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(form.getByRole('status')).toHaveText('¡Casi listo! Te enviamos un e-mail para confirmar tu suscripción.')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  complaints.length = 0
})

test('APP-34 APP-35 a screen that takes its time leaves the placeholder with its bar', async ({ page, visit }) => {
  await visit('/')
  await stopClock(page)
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/static/js/help-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda', exact: true }).click()
  const bar = page.getByRole('progressbar', { name: 'Cargando' })
  // The 300 ms delay begins when React registers the navigation, which is later than the click.
  await expect(async () => {
    await page.clock.runFor(400)
    await expect(bar).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.clock.runFor(1000)
  await expect(bar).toHaveAttribute('aria-valuenow', '5')
  deliver()
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('APP-36 U83 a screen whose script does not come is loaded again once, then the visitor sees why', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/static/js/help-*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda', exact: true }).click()
  // Up to three documents load before that.
  await expect(page.getByText('No pudimos cargar esta pantalla')).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL('/atencion-al-cliente')
  expect(documents).toBeLessThanOrEqual(3)
  await page.unroute('**/static/js/help-*.js')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
  await waitUntilHydrated(page)
  await expect(page.getByText('No pudimos cargar esta pantalla')).toBeHidden()
  complaints.length = 0
})

for (const [state, path, act] of [
  ['the open menu', '/', 'Abrir menú'],
  ['an open sheet', '/kit', 'Abrir hoja'],
  ['an open dialog', '/kit', 'Abrir diálogo'],
] as const) {
  test(`A1 axe finds nothing on ${state}`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(path)
    await page.getByRole('button', { name: act }).click()
    expect(await barriers(page)).toEqual([])
  })
}

test('A15 the first stop of the keyboard leads past the header, and takes the focus along', async ({ page, visit }) => {
  await visit('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('U1 what can be tapped in bar, tabs and menu is 48 px', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, nav a, nav button, dialog[open] a, dialog[open] button')]
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 48 || box.height < 48))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  )
  expect(small).toEqual([])
})

for (const { path, width } of [
  { path: '/', width: 390 },
  { path: '/zapatillas-mujer/', width: 360 },
  { path: '/catalog/?q=botas', width: 412 },
]) {
  test(`U6 P1 nothing moves while ${path} loads at ${width} px, though its fonts come late`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.route(/\.woff2/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(path)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    expect(total).toBeLessThanOrEqual(0.02)
  })
}

test('the page can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env.SHOP_URL}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vestite para la calle.')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cambios y devoluciones' })).toBeVisible()
  await context.close()
})

test('OP-015 APP-49 a client navigation to no screen shows the 404 and leads on, with the policy in force', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/brands')
  await page.evaluate(() => history.pushState(null, '', '/account/nada'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1, name: 'La página no existe.' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vestite para la calle.')
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([])
  complaints.length = 0
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { buyAsGuest } from '../support/buy-as-guest.ts'
import { eventsIn, recordDataLayer } from '../support/record-data-layer.ts'
import { newDocument, signInAsNew } from '../support/signed-in.ts'
import { setFlags } from '../support/flags.ts'
import { expect, waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

const brisa = {
  item_id: 'ZM0001',
  item_name: expect.stringContaining('Brisa'),
  item_brand: expect.any(String),
  item_category: expect.any(String),
  price: expect.any(Number),
  quantity: 1,
  condition: 'nuevo',
}
const counted = (item: Record<string, unknown>, more: object = {}) => ({
  ecommerce: { currency: 'ARS', value: expect.any(Number), items: [expect.objectContaining(item)], ...more },
})
/** The session is renewed first, on a machine that may be busy. */
const patient = { timeout: 20_000 }
const pageView = (page_kind: string) => ({ event: 'page_view', page_kind })

test('ANA-01 ANA-07 ANA-09 ANA-14 ANA-20 ANA-21 ANA-22 ANA-23 OP-098 from a search to a paid order: every event, in order, once', async ({
  page,
  visit,
  baseURL,
}) => {
  test.slow()
  const abroad: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) abroad.push(request.url())
  })
  const recorded = await recordDataLayer(page)
  const hasEvent = (event: string) => eventsIn(recorded).some((entry) => entry.event === event)
  const wait = (event: string) => expect.poll(() => hasEvent(event), { message: event, ...patient }).toBe(true)

  await visit('/catalog/?q=zapatilla%20brisa')
  await wait('view_search_results')
  // An observer of the page reports it, with no visible sign; two frames later it has run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await main(page)
    .getByRole('link', { name: /Zapatilla Brisa/ })
    .first()
    .click()
  await main(page).getByText('37', { exact: true }).click()
  await wait('view_item')
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('link', { name: 'Ir al carrito' }).click()
  await wait('view_cart')
  await buyAsGuest(page, { email: 'medida.compra@example.com', first: 'Lucía' })
  await wait('purchase')
  // Viewing it again is not another purchase.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '¡Gracias, Lucía!' })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => eventsIn(recorded).filter((entry) => /success/.test(JSON.stringify(entry))).length).toBe(2)

  const around = ['customer', 'feature_flags', 'view_promotion', 'experiment_exposure']
  const events = eventsIn(recorded).filter(
    ({ event, ecommerce }) =>
      !around.includes(event) && !(event === 'view_item_list' && ecommerce?.item_list_id !== '/catalog/'),
  )
  const line = { ...brisa, item_variant: '37' }
  const expected = [
    pageView('search_results'),
    { event: 'search', search_term: 'zapatilla brisa' },
    { event: 'view_search_results', search_term: 'zapatilla brisa', search_results: expect.any(Number) },
    { event: 'view_item_list', ecommerce: { items: expect.arrayContaining([expect.objectContaining(brisa)]) } },
    {
      event: 'select_item',
      ecommerce: { items: [{ ...brisa, index: expect.any(Number), item_list_id: '/catalog/' }] },
    },
    pageView('product_detail'),
    {
      event: 'view_item',
      ...counted({ ...brisa, item_description: expect.stringMatching(/^.{1,50}$/s), availability: 'disponible' }),
    },
    { event: 'add_to_cart', ...counted({ ...line, shipping: expect.stringMatching(/^Envio (gratis|pago)$/) }) },
    pageView('cart'),
    { event: 'view_cart', ...counted(line) },
    pageView('authentication'),
    pageView('category'),
    { event: 'begin_checkout', ...counted(line) },
    { event: 'add_shipping_info', ...counted(line, { shipping_tier: expect.any(String) }) },
    { event: 'add_payment_info', ...counted(line, { payment_type: expect.any(String) }) },
    pageView('category'),
    {
      event: 'purchase',
      ...counted(
        { item_id: 'ZM0001', quantity: 1 },
        { transaction_id: expect.any(String), shipping: expect.any(Number), tax: expect.any(Number) },
      ),
    },
    pageView('category'),
  ]
  expect(events.map(({ event }) => event)).toEqual(expected.map(({ event }) => event))
  expect(events).toMatchObject(expected)
  // Cleared before each event, as GA4 requires.
  const ecommerce = recorded.filter((entry) => 'ecommerce' in entry)
  for (const [at, entry] of ecommerce.entries()) expect(entry.ecommerce === null).toBe(at % 2 === 0)
  // Without a container there is nothing to consent to, and no request leaves the shop.
  expect(abroad).toEqual([])
  await expect(page.getByRole('button', { name: 'Cookies' })).toHaveCount(0)
})

test('ANA-11 ANA-12 ANA-13 ANA-15 ANA-16 FLAG-02 FLAG-07 OP-101 banners, nowhere, favourites, who looks, and flags in cookies', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  test.slow()
  const recorded = await recordDataLayer(page)
  const find = (event: string) => eventsIn(recorded).filter((entry) => entry.event === event)
  await signInAsNew(context, 'Medida')
  await visit('/')
  await expect
    .poll(() => find('view_promotion')[0], patient)
    .toMatchObject({
      ecommerce: {
        creative_slot: 'home_top',
        promotion_id: expect.stringMatching(/^\//),
        promotion_name: expect.any(String),
      },
    })
  await expect
    .poll(() => find('customer').at(-1), patient)
    .toMatchObject({
      customer_type: 'new_customer',
      hashed_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      hashed_email: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  await main(page).getByRole('link').and(page.locator('[data-promotion="home_top"] a')).click()
  await expect.poll(() => find('select_promotion').length, patient).toBe(1)
  await expect
    .poll(() => find('feature_flags').at(-1), patient)
    .toMatchObject({
      feature_flags: { bff_flag: 'control', filters_refactor_flag: 'on', new_login_front_flag: false },
    })
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  expect([cookies.get('bff_flag'), cookies.get('filters_refactor_flag'), cookies.get('new_login_front_flag')]).toEqual([
    'control',
    'on',
    'false',
  ])
  expect(cookies.get('flag_user_id')).toMatch(/^[0-9a-f-]{36}$/)

  // An unknown page, a search without results, filters without results: three kinds of empty.
  await page.goto('/no-hay-nada-aca/')
  await expect.poll(() => find('empty_results').at(-1), patient).toMatchObject({ empty_results_kind: 'Navegación' })
  complaints.length = 0
  await page.goto('/catalog/?q=xqzwv')
  await expect.poll(() => find('empty_results').at(-1), patient).toMatchObject({ empty_results_kind: 'Búsqueda' })
  await page.goto('/zapatillas-mujer/?price=1-2&special_price=1')
  await expect.poll(() => find('empty_results').at(-1), patient).toMatchObject({ empty_results_kind: 'Filtro' })
})

test('FLAG-01 FLAG-06 FLAG-09 OP-101 with the refactor off, filters open as a part of the page; where the flags do not come, the defaults hold until they do', async ({
  page,
  context,
  baseURL,
  visit,
  complaints,
}) => {
  const recorded = await recordDataLayer(page)
  const flagEvents = () => eventsIn(recorded).filter(({ event }) => event === 'feature_flags')
  await setFlags(context, baseURL!, { filters_refactor_flag: 'off' })
  const clientFile = '**/flag-worker-*.js'
  await context.route(clientFile, (route) => route.abort())
  await visit('/zapatillas-hombre/')
  // The client is loaded on the first interaction once the page is idle.
  const flagEventsAfterKey = async () => {
    await page.keyboard.press('ArrowDown')
    return flagEvents()
  }
  await expect.poll(flagEventsAfterKey, patient).toMatchObject([{ feature_flags: { filters_refactor_flag: 'on' } }])
  complaints.length = 0
  await context.unroute(clientFile)

  // The configuration takes longer than the client waits.
  const isLate = Promise.withResolvers<void>()
  await context.route('**/flags/configuration-files/**', async (route) => {
    await isLate.promise
    await route.continue().catch(() => undefined)
  })
  await setFlags(context, baseURL!, { filters_refactor_flag: 'off' })
  await visit('/zapatillas-mujer/')
  await main(page)
    .getByRole('button', { name: /^Filtrar/ })
    .click()
  await expect(page).toHaveURL(/panel=filtros/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await waitUntilHydrated(page)
  await expect.poll(() => flagEvents().length, patient).toBe(2)
  expect(flagEvents().at(-1)).toMatchObject({ feature_flags: { filters_refactor_flag: 'on' } })
  isLate.resolve()
  // Only the client has this value: it answered from its worker, when it was asked again.
  await expect
    .poll(() => flagEvents().at(-1), patient)
    .toMatchObject({ feature_flags: { filters_refactor_flag: 'off' } })
  complaints.length = 0
})

test('ANA-01 OP-098 an account made, signing in, sharing, favourites, a line taken out and what breaks: each reported once', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  test.slow()
  const recorded = await recordDataLayer(page)
  const find = (event: string) => eventsIn(recorded).filter((entry) => entry.event === event)
  const once = (event: string, entry: object) =>
    expect.poll(() => find(event), { message: event, ...patient }).toMatchObject([entry])
  const email = `${randomUUID()}@example.com`
  const field = (name: string) => main(page).getByLabel(name, { exact: true })
  await visit('/register')
  const person = {
    Nombre: 'Medida',
    Apellido: 'De Prueba',
    'E-mail': email,
    DNI: newDocument().identification,
    Contraseña: demoPassword,
    'Repetí la contraseña': demoPassword,
  }
  for (const [name, value] of Object.entries(person)) await field(name).fill(value)
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click()
  await once('sign_up', { method: 'email' })

  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await visit('/login')
  await field('E-mail').fill(email)
  await field('Contraseña').fill(demoPassword)
  await main(page).getByRole('button', { name: 'Ingresar' }).click()
  await once('login', { method: 'email' })

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() })
  })
  await visit('/zapatilla-brisa-zm0001.html')
  await page.getByRole('button', { name: 'Compartir' }).click()
  await once('share', { method: 'system', content_type: 'product', item_id: 'ZM0001' })
  await page.getByRole('button', { name: 'Agregar Zapatilla Brisa a favoritos' }).first().click()
  await once('add_to_wishlist', counted({ item_id: 'ZM0001', quantity: 1 }))
  await main(page).getByText('37', { exact: true }).click()
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('link', { name: 'Ir al carrito' }).click()
  await page.getByRole('button', { name: 'Eliminar Zapatilla Brisa' }).click()
  await once('remove_from_cart', counted({ item_id: 'ZM0001', item_variant: '37', quantity: 1 }))
  expect(find('add_to_cart')).toHaveLength(1)

  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('prueba de ana@example.com 12345')
      }),
  )
  await once('exception', { fatal: false, description: expect.stringContaining('prueba de @ #') })
  complaints.length = 0
})

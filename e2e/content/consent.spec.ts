import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bankDataKeys } from '#tests/bank-data-key.ts'
import { launch, type Running } from '#tests/launch-shop.ts'
import { buyAsGuest } from '../support/buy-as-guest.ts'
import { eventsIn, recordDataLayer } from '../support/record-data-layer.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

/** Another node on the same database with a container: all others have nothing to ask. */
test.describe.configure({ mode: 'default' })
let shop: Running
let origin: string
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const home = process.env.SHOP_HOME!
  const [, , , port] = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  shop = launch({
    DATABASE_URL: `postgres://vereda:${password}@127.0.0.1:${port}/postgres`,
    DATA_HOME: home,
    BANK_DATA_KEYS: bankDataKeys,
    SEED_DEMO: 'auto',
    JOBS: 'off',
    GTM_CONTAINER_ID: 'GTM-TEST12',
    SANDBOX_PAYMENTS: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  origin = await shop.opened
})
test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
})

/** Its pictures are rendered for the first time: the test does not wait for all of them. */
const open = async (page: Page, path: string) => {
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
  await waitUntilHydrated(page)
}

const bar = (page: Page) => page.getByRole('complementary', { name: '¿Medimos tu visita?' })

/** Records requests that leave the shop, without answering them. */
async function watchAbroad(page: Page): Promise<string[]> {
  const abroad: string[] = []
  await page.context().route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      abroad.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return abroad
}

test('OP-098 C12 refused as easily as accepted: no request leaves the shop, remembered for 180 days, changed in the footer', async ({
  page,
}) => {
  test.slow()
  const abroad = await watchAbroad(page)
  const recorded = await recordDataLayer(page)
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const [no, yes] = await Promise.all(
    ['No, gracias', 'Aceptar'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  )
  expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height])
  // It does not block a purchase.
  await open(page, '/zapatilla-brisa-zm0001.html')
  await expect.poll(() => recorded.some(({ event }) => event === 'view_item')).toBe(true)
  await expect(bar(page)).toHaveCount(0)
  await open(page, '/zapatillas-mujer/')
  await bar(page).getByRole('button', { name: 'No, gracias' }).click()
  await expect(bar(page)).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  expect(cookie!.value).toBe('1.denied')
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(179 * 24 * 60 * 60)
  await open(page, '/')
  await expect.poll(() => recorded.filter(({ event }) => event === 'page_view').length).toBeGreaterThan(3)
  await expect(bar(page)).toHaveCount(0)
  expect(recorded.find(({ command }) => command)).toMatchObject({
    command: ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' }],
  })
  expect(abroad).toEqual([])

  await page.getByRole('button', { name: 'Cookies' }).click()
  await bar(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(() => abroad[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST12')
  expect(recorded.findLast(({ command }) => command)).toMatchObject({
    command: ['consent', 'update', { ad_storage: 'granted', ad_personalization: 'granted' }],
  })
})

test('OP-098 S19 what was accepted holds on the next visit; the policy names the tag manager only where it is set', async ({
  page,
  baseURL,
  request,
}) => {
  test.slow()
  const abroad = await watchAbroad(page)
  await page.context().addCookies([{ name: 'consent', value: '1.granted', url: origin }])
  await open(page, '/checkout')
  await open(page, '/')
  await expect.poll(() => abroad).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'])
  await expect(bar(page)).toHaveCount(0)
  const policyOf = async (shopOrigin: string) =>
    (await request.get(`${shopOrigin}/`)).headers()['content-security-policy']
  expect(await policyOf(origin)).toContain('https://www.googletagmanager.com')
  expect(await policyOf(baseURL!)).not.toContain('googletagmanager')
})

test('OP-098 C12 refused over a whole purchase and its refund: everything is recorded on the device, nothing leaves the shop', async ({
  page,
}) => {
  test.slow()
  const abroad = await watchAbroad(page)
  const recorded = await recordDataLayer(page)
  const waitForEvent = (event: string) =>
    expect.poll(() => eventsIn(recorded).filter((entry) => entry.event === event).length, { message: event }).toBe(1)
  await page.context().addCookies([{ name: 'consent', value: '1.denied', url: origin }])
  await open(page, '/zapatilla-brisa-zm0001.html')
  const main = page.getByRole('main')
  await main.getByText('38', { exact: true }).click()
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('link', { name: 'Ir al carrito' }).click()
  await waitForEvent('view_cart')
  await buyAsGuest(page, { email: 'rechazada@example.com', first: 'Rita' })
  await waitForEvent('purchase')
  await main.getByRole('button', { name: 'Cancelar pedido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await waitForEvent('refund')
  expect(eventsIn(recorded).find(({ event }) => event === 'refund')).toMatchObject({
    ecommerce: { transaction_id: expect.any(String), currency: 'ARS', items: [{ item_id: 'ZM0001' }] },
  })
  // The customer's identity is not sent either, not even hashed.
  expect(JSON.stringify(recorded)).not.toContain('hashed_')
  expect(abroad).toEqual([])
})

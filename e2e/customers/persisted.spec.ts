import type { Page } from '@playwright/test'
import { fillCart, persistedRecord } from '../support/filled-cart.ts'
import { expect, test } from '../support/test.ts'

const failure = (page: Page) => page.getByRole('heading', { name: 'Ha ocurrido un error.' })
const badge = (page: Page, count: number) => page.getByRole('banner').getByRole('link', { name: `Carrito, ${count} ` })

const notice = { skuSimple: 'ZM0001-38', numberSize: '38', productname: 'Brisa', productimage: '', brand: 'Zanjón' }

/** Records as an older version or a fault may have left them; each round is one visit. */
const broken: Record<string, unknown>[] = [
  {
    cart: { version: 1, data: { hash: 'x', items: [{ id: 'x', qty: 1 }] } },
    floatingCart: { version: 2, state: { notice: { skuSimple: 1 }, endsAt: 1 } },
    lastUrl: { version: 1, state: { history: { a: 1 } } },
  },
  {
    cart: { version: 1, data: { hash: 'x', items: 'abc' }, at: 1 },
    floatingCart: { version: 2, state: { notice: 'abc', endsAt: 1 } },
  },
  // Well formed, but its four seconds are over (CART-15).
  { floatingCart: { version: 2, state: { notice, endsAt: 1 } } },
]

test('STATE-05 U81 CART-15 records that are malformed, of another version or over are dropped, and the shop heals', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'ZM0001-38': 2 })
  await visit('/cart')
  await expect.poll(() => persistedRecord(page, 'cart')).toContain('"hash"')
  for (const records of broken) {
    await page.goto('/offline.html')
    for (const [key, record] of Object.entries(records))
      await persistedRecord(page, key, { written: JSON.stringify(record) })
    await visit('/')
    await expect(badge(page, 2)).toBeVisible()
    for (const [key, record] of Object.entries(records)) {
      await expect.poll(() => persistedRecord(page, key)).not.toBe(JSON.stringify(record))
    }
    await expect(page.getByText('Agregado al carrito')).toHaveCount(0)
  }
  await visit('/cart')
  await expect(page.getByRole('heading', { name: 'Brisa' }).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('STATE-06 STATE-07 a device that does not answer is given up on after 5000 ms, and reported once', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await visit('/brands')
  const message = page
    .getByRole('status')
    .filter({ hasText: /Se agotó el tiempo para recuperar «\w+» de este dispositivo/ })
  await expect(message.first()).toBeVisible()
  // A hovered message stays.
  await message.first().hover()
  // All persisted records have been discarded by now, and any message about them would still be shown.
  expect(await message.count()).toBe(1)
})

test('U81 an error screen offers to start afresh on this device, and the cart survives', async ({
  page,
  visit,
  complaints,
}) => {
  await fillCart(page, { 'ZM0001-38': 2 })
  await visit('/cart')
  await expect.poll(() => persistedRecord(page, 'cart')).toContain('"hash"')
  await visit('/mujer/')
  await page.evaluate(() => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
  })
  await page.route('**/*.html.data**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(failure(page)).toBeVisible()
  await page.getByRole('button', { name: 'Empezar de cero en este dispositivo' }).click()
  await expect(failure(page)).toBeHidden()
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ])
  await expect(badge(page, 2)).toBeVisible()
  complaints.length = 0
})

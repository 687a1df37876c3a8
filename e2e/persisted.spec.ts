import type { Page } from '@playwright/test'
import { fillCart, persistedRecord } from './filled-cart.ts'
import { expect, test } from './test.ts'

const failure = (page: Page) => page.getByRole('heading', { name: 'Ha ocurrido un error.' })
const badge = (page: Page, count: number) => page.getByRole('banner').getByRole('link', { name: `Carrito, ${count} ` })

const broken = {
  'a cart with the lines of an older shop': ['cart', { version: 1, data: { hash: 'x', items: [{ id: 'x', qty: 1 }] } }],
  'a cart whose lines are no list': ['cart', { version: 1, data: { hash: 'x', items: 'abc' }, at: 1 }],
  'a malformed notice': ['floatingCart', { version: 1, state: { notice: { skuSimple: 1 } } }],
  'a notice that is no object': ['floatingCart', { version: 1, state: { notice: 'abc' } }],
  'a history that is no list': ['lastUrl', { version: 1, state: { history: { a: 1 } } }],
} as const

for (const [what, [key, record]] of Object.entries(broken)) {
  test(`STATE-05 U81 ${what} is dropped, and the shop heals`, async ({ page, visit }) => {
    await fillCart(page, { 'ZM0001-38': 2 })
    await visit('/cart')
    await expect.poll(() => persistedRecord(page, 'cart')).toContain('"hash"')
    await visit('/brands')
    await persistedRecord(page, key, JSON.stringify(record))
    await visit('/')
    await expect(badge(page, 2)).toBeVisible()
    await expect.poll(() => persistedRecord(page, key)).not.toBe(JSON.stringify(record))
    await visit('/cart')
    await expect(page.getByRole('heading', { name: 'Brisa' }).first()).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })
}

test('U81 an error screen offers to start anew on this device, and the cart survives', async ({
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

import type { Page } from '@playwright/test'
import type { Cart } from '#contract/buy/cart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { expect } from './test.ts'

/** A guest's cart from an earlier visit: the browser has only the shop's cookie. */
export async function fillCart(
  page: Page,
  lines: Record<string, number>,
  coupons: readonly string[] = [],
  country = 'ar',
) {
  const headers = { 'x-store': `vereda-${country}` }
  const items = JSON.stringify(Object.entries(lines).map(([item, quantity]) => ({ item, quantity })))
  const reply = await page.request.post('/api/cart/?api_version=3', { headers, form: { items } })
  expect(await reply.json()).toMatchObject({ error: false, errors: {} })
  for (const couponcode of coupons) {
    const params = { api_version: '3', couponcode }
    expect(await (await page.request.post('/api/cart/addvoucher', { headers, params })).json()).toMatchObject({
      error: false,
    })
  }
}

type RecordOptions = { country?: OpenCountry; written?: string }

/** Reads or writes a record persisted on the device. */
export const persistedRecord = (page: Page, key: string, { country = 'ar', written }: RecordOptions = {}) =>
  page.evaluate(
    async ([name, text]) => {
      // Opening would create it, without the shop's object stores.
      if ((await indexedDB.databases()).every((database) => database.name !== 'shop-device')) return undefined
      const opening = indexedDB.open('shop-device')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const store = opening.result.transaction('persisted', 'readwrite').objectStore('persisted')
      const request = text === undefined ? store.get(name) : store.put(text, name)
      await new Promise((resolve) => request.addEventListener('success', resolve))
      opening.result.close()
      return request.result as string | undefined
    },
    [`shop-${country}:${key}`, written] as const,
  )

/**
 * Changes the persisted cart, as if time had passed: the next page must detect the difference. It is changed from a
 * page without scripts, because the shop's own page may read and persist its cart at any moment.
 */
export async function changePersistedCart(page: Page, change: (cart: Cart) => void) {
  await expect.poll(() => persistedRecord(page, 'cart')).toContain('"hash"')
  await page.goto('/offline.html')
  const record = JSON.parse((await persistedRecord(page, 'cart'))!) as { data: Cart }
  change(record.data)
  await persistedRecord(page, 'cart', { written: JSON.stringify(record) })
}

/** From now on every answer reports that stock has run out. */
export async function sellOut(page: Page, { gone, left }: { gone: string; left: Record<string, number> }) {
  await page.route('**/api/cart/?**', async (route) => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { cart: Cart }
    const { items, unavailable, errors } = answer.cart
    const at = items.findIndex(({ id }) => id === gone)
    if (at >= 0) unavailable.push(...items.splice(at, 1))
    if (at >= 0) errors[gone] = 'out_of_stock'
    for (const item of items) {
      const most = left[item.id]
      if (most === undefined || item.quantity <= most) continue
      Object.assign(item, { most, quantity: most })
      errors[item.id] = 'quantity_reduced'
    }
    await route.fulfill({ response: reply, json: answer })
  })
}

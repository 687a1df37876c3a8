import type { Page } from '@playwright/test'
import type { Cart } from '#contract/cart.ts'
import { expect } from './test.ts'

/** A guest's cart as an earlier visit left it: the browser holds nothing of it but the shop's own cookie. */
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

/** One look at, or one change of, what the device keeps of the cart. */
const shelf = (page: Page, written?: string) =>
  page.evaluate(async (text) => {
    const opening = indexedDB.open('vereda')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
    const asking = text === undefined ? store.get('vereda-ar:cart') : store.put(text, 'vereda-ar:cart')
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    opening.result.close()
    return asking.result as string | undefined
  }, written)

/** The device's memory of the cart is changed, as if time had passed: the page must find out what is so now. */
export async function changeKept(page: Page, change: (cart: Cart) => void) {
  await expect.poll(() => shelf(page)).toContain('"hash"')
  const kept = JSON.parse((await shelf(page))!) as { data: Cart }
  change(kept.data)
  await shelf(page, JSON.stringify(kept))
}

/** From now on every answer tells of a shelf that has emptied meanwhile. */
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

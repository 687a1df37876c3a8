import { expect } from 'vitest'
import { cart as cartShape, type Cart } from '#contract/buy/cart.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

type Visit = { country?: OpenCountry; headers?: Record<string, string>; query?: Record<string, string> }
type Reply = {
  status: number
  error: boolean
  code?: string
  message: string
  errors: Record<string, string>
  cart: Cart
  cookie: string | undefined
}

/** The demo shop spoken to about carts, the way a client does. */
export async function openCarts(env: NodeJS.ProcessEnv = {}) {
  const shop = await openDemoShop(env)
  type Injected = Awaited<ReturnType<typeof shop.get>>

  const read = (reply: Injected): Reply => {
    const body = reply.json<Omit<Reply, 'status' | 'cookie'>>()
    if (body.cart) body.cart = cartShape.parse(body.cart)
    const cookie = reply.cookies.find(({ name }) => name.startsWith('cart_'))?.value
    return { ...body, status: reply.statusCode, cookie }
  }
  const post = async (path: string, fields: Record<string, string>, visit: Visit = {}) =>
    read(await shop.form(path, fields, visit))
  const voucher =
    (call: string) =>
    async (hash: string, couponcode: string, visit: Visit = {}) => {
      const { country = 'ar', headers = {}, query = {} } = visit
      const url = `/api/cart/${call}?${new URLSearchParams({ hash, couponcode, api_version: '3', ...query })}`
      return read(
        await shop.app.inject({ method: 'POST', url, headers: { 'x-store': `vereda-${country}`, ...headers } }),
      )
    }

  return Object.assign(shop, {
    read: async (query: Record<string, string>, visit: Visit = {}) =>
      read(await shop.get('/api/cart/', { ...visit, query })),
    set: (fields: Record<string, string>, visit?: Visit) => post('/api/cart/', fields, visit),
    setAll: (items: unknown, fields: Record<string, string> = {}, visit?: Visit) =>
      post('/api/cart/', { items: JSON.stringify(items), ...fields }, visit),
    remove: async (query: Record<string, string>, { country = 'ar', headers = {} }: Visit = {}) => {
      const url = `/api/cart/?${new URLSearchParams({ api_version: '3', ...query })}`
      return read(
        await shop.app.inject({ method: 'DELETE', url, headers: { 'x-store': `vereda-${country}`, ...headers } }),
      )
    },
    merge: (fields: Record<string, string>, visit?: Visit) => post('/api/cart/merge', fields, visit),
    hash: async (fields: Record<string, string> = {}, visit?: Visit) =>
      (await shop.form('/api/cart/gethash', fields, visit)).json<{ error: boolean; hash: string; message: string }>(),
    add: voucher('addvoucher'),
    takeOff: voucher('removevoucher'),
    /** A token of one of the demo's people. */
    async signIn(name: string): Promise<string> {
      const token = `token-of-${name}-${Math.random()}`
      const { rowCount } = await shop.db.execute(sql`
        insert into customer_session (token_hash, id_customer, created_at, last_used_at, expires_at)
        select ${digestOf(token)}, id_customer, now(), now(), '2027-01-01' from customer
        where email = ${`${name}@example.com`}`)
      expect(rowCount).toBe(1)
      return token
    },
    /** A guest's cart with these lines: `['RT0001-M', 2]`. */
    async cartWith(...lines: [sku: string, quantity: number][]): Promise<string> {
      const items = lines.map(([item, quantity]) => ({ item, quantity }))
      const { cart, errors } = await post('/api/cart/', { items: JSON.stringify(items) })
      expect(errors).toEqual({})
      return cart.hash
    },
  })
}

/** Sums of a cart, as INV-05 has them. */
export function expectSums(cart: Cart) {
  const cents = (units: number) => Math.round(units * 100)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)
  expect(cents(cart.sub_total_value)).toBe(
    sum(cart.items.map(({ price, special_price: special, quantity }) => (special ?? price) * quantity)),
  )
  expect(cents(cart.total_value)).toBe(
    cents(cart.sub_total_value) - cents(cart.discount) + cents(cart.shippingAmountTotal),
  )
  expect(sum(cart.items.map((item) => item.paid_price))).toBe(cents(cart.sub_total_value) - cents(cart.discount))
  expect(cart.discount).toBeGreaterThanOrEqual(0)
  expect(cart.discount).toBeLessThanOrEqual(cart.sub_total_value)
}

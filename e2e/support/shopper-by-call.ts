import type { APIRequestContext } from '@playwright/test'
import { cityNamed } from '#db/places/places.ts'
import { demoPassword } from '#demo/people/password.ts'
import { expect } from './test.ts'

const punta = cityNamed('cl', 'Punta Arenas')
const person = {
  email: 'ines@example.com',
  identification: '12345678-5',
  identification_type: 'RUT',
  first_name: 'Inés',
  last_name: 'Soto',
}
const delivery = {
  prefix: '',
  phone: '987654321',
  postcode: '6200000',
  address1: 'Avenida Colón',
  street_number: '1250',
  fk_customer_address_region: String(punta.fkRegion),
  fk_customer_address_city: String(punta.idCity),
}
const account = {
  owner: 'Inés Soto',
  owner_rut: '12345678-5',
  bank: 'Banco de Chile',
  account_number: '123456789',
  account_type: 'checking',
  owner_email: person.email,
}

type Order = { nr: string; toPay: number }

/** A customer of a store in Chile, who does by the shop's calls what they would do on its screens. */
export async function openShopper(request: APIRequestContext, storeId: string) {
  async function post<T>(path: string, form: Record<string, string>, query = ''): Promise<T> {
    const headers = { 'x-store': storeId, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
    const reply = await request.post(`/api/${path}?api_version=3${query}`, { headers, form })
    const answer: unknown = await reply.json()
    expect(answer, JSON.stringify(answer)).toMatchObject({ error: false })
    return answer as T
  }
  const { customer } = await post<{ customer: { token: string } }>('customer/create', {
    ...person,
    password: demoPassword,
    password2: demoPassword,
  })
  const { token } = customer

  return {
    email: person.email,
    /** Buys by bank transfer, with a coupon. */
    async order(size: string, coupon: string): Promise<Order> {
      const { cart } = await post<{ cart: { hash: string } }>('cart/', { token, item: size, quantity: '1' })
      await post('cart/addvoucher', {}, `&token=${token}&hash=${cart.hash}&couponcode=${coupon}`)
      const chosen = { token, hash: cart.hash, shipping: 'standard', payment: 'bank_transfer' }
      const { checkout } = await post<{
        checkout: { cart: { version: number }; totals: { total: number }; terms_version: string }
      }>('checkout/options', { ...chosen, region: String(punta.fkRegion), city: String(punta.idCity) })
      const { order_nr: nr } = await post<{ order_nr: string }>('checkout/place', {
        ...chosen,
        ...person,
        ...delivery,
        version: String(checkout.cart.version),
        total: String(checkout.totals.total),
        terms_version: checkout.terms_version,
      })
      return { nr, toPay: checkout.totals.total }
    },
    /** Sends one piece back at a branch, for its money. */
    async sendBack(nr: string): Promise<string> {
      const { orders } = await post<{ orders: { order_nr: string; lines: { sku: string }[] }[] }>('exchange/orders', {
        token,
      })
      const reply = await request.get('/api/branchoffices/?api_version=3', { headers: { 'x-store': storeId } })
      const { offices: branches } = (await reply.json()) as { offices: { id: number }[] }
      const { sku } = orders.find((order) => order.order_nr === nr)!.lines[0]!
      const payload = {
        order_nr: nr,
        items: [{ sku, quantity: 1, reason: 'not_liked', details: 'Me queda grande', way: 'refund', replacement: '' }],
        method: 'branch_dropoff',
        id_branch: branches[0]!.id,
        id_pickup_address: null,
        id_shipping_address: null,
        bank: account,
      }
      const { batchnumber } = await post<{ batchnumber: string }>('exchange/create', {
        token,
        payload: JSON.stringify(payload),
      })
      return batchnumber
    },
  }
}

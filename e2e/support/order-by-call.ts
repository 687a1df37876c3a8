import type { APIRequestContext } from '@playwright/test'
import type { Checkout, NextStep } from '#contract/buy/checkout.ts'
import { cityNamed } from '#db/places/places.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { expect } from './test.ts'

const people = {
  ar: { city: 'Rosario', identification_type: 'DNI', identification: '30.111.222', postcode: '2000', phone: '4556677' },
  cl: {
    city: 'Santiago',
    identification_type: 'RUT',
    identification: '76.086.428-5',
    postcode: '8320000',
    phone: '912345678',
  },
  co: { city: 'Bogotá', identification_type: 'CC', identification: '1020304050', postcode: '', phone: '3104567890' },
} as const

type Wanted = { country: OpenCountry; email: string; payment?: PaymentChoice; quantity?: number; size?: string }
export type UnpaidOrder = { nr: string; key: string; path: string; payUrl: string | null; code: string | null }

/** An order of a guest that waits for its payment, placed by the calls the checkout makes. */
export async function orderByCall(
  request: APIRequestContext,
  { country, email, payment = 'card_test', quantity = 1, size = 'RT0001-M' }: Wanted,
): Promise<UnpaidOrder> {
  const headers = { 'x-store': `vereda-${country}` }
  const post = async <T>(path: string, form: Record<string, string>): Promise<T> => {
    const reply = await request.post(`${path}?api_version=3`, { headers, form })
    const answer: unknown = await reply.json()
    expect(answer).toMatchObject({ error: false })
    return answer as T
  }
  const { city, ...person } = people[country]
  const { idCity, fkRegion } = cityNamed(country, city)
  const item = skuOf(country, size)
  const { cart } = await post<{ cart: { hash: string } }>('/api/cart/', { item, quantity: String(quantity) })
  const chosen = { hash: cart.hash, shipping: 'standard', payment }
  const place = { region: String(fkRegion), city: String(idCity) }
  const { checkout } = await post<{ checkout: Checkout }>('/api/checkout/options', { ...chosen, ...place })
  const placed = await post<{ order_nr: string; order_key: string; next: NextStep }>('/api/checkout/place', {
    ...chosen,
    ...person,
    email,
    first_name: 'Inés',
    last_name: 'Invitada',
    prefix: country === 'ar' ? '0341' : '',
    address1: country === 'co' ? 'Calle 93 # 11' : 'Av. Central',
    street_number: '27',
    fk_customer_address_region: String(fkRegion),
    fk_customer_address_city: String(idCity),
    version: String(checkout.cart.version),
    total: String(checkout.totals.total),
    terms_version: checkout.terms_version,
  })
  const { order_nr: nr, order_key: key } = placed
  const { order } = await post<{ order: { payments: { voucher: { code: string } | null }[] } }>('/api/order/detail', {
    order_nr: nr,
    order_key: key,
  })
  return {
    nr,
    key,
    path: `/checkout/success/${nr}?key=${key}&country=${country}`,
    payUrl: placed.next.url,
    code: order.payments.find(({ voucher }) => voucher)?.voucher?.code ?? null,
  }
}

/** Somebody pays a code at the gateway's counter. */
export async function payAtCounter(request: APIRequestContext, code: string): Promise<string> {
  return (await request.post('/sandbox/counter', { form: { code }, headers: { origin: process.env.SHOP_URL! } })).text()
}

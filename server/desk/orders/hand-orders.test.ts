import { expect, test } from 'vitest'
import type { OrderedSize, placeHandOrder, quoteHandOrder } from '#contract/desk/hand-orders.ts'
import type { DeskReply } from '#contract/desk/desk-endpoint.ts'
import { cityNamed } from '#db/places/places.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
const person = await signedInStaff(shop, { email: 'pedidos@tienda.example', roles: ['orders'], stores: ['cl'] }, now)
const path = '/desk/api/hand-orders'
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows

const place = cityNamed('cl', 'Providencia')
const at = { region: String(place.fkRegion), city: String(place.idCity) }
const customer = {
  email: 'telefono@example.com',
  identification: '12345678-5',
  identification_type: 'RUT',
  first_name: 'Elsa',
  last_name: 'Llamada',
  phone: '987654321',
  address1: 'Avenida Providencia',
  street_number: '1200',
  fk_customer_address_region: at.region,
  fk_customer_address_city: at.city,
}
type Quote = DeskReply<typeof quoteHandOrder>
type Placed = DeskReply<typeof placeHandOrder>

async function sizeInStock(): Promise<OrderedSize> {
  const { sizes } = await person.get<{ sizes: OrderedSize[] }>(`${path}/sizes?country=cl&text=zapatilla`)
  return sizes.find(({ stock }) => stock > 3)!
}

test('OP-078 an order by hand goes through the checkout of shoppers: its price, its stock, its mail, and who took it', async () => {
  const size = await sizeInStock()
  const items = [{ sku: size.sku, quantity: 2 }]
  const first = await person.post<Quote>(`${path}/quote`, { country: 'cl', items, ...at })
  expect(first).toMatchObject({ status: 200, faults: {}, couponFault: null })
  const chosen = { country: 'cl', hash: first.hash, shipping: 'standard', payment: 'cash_voucher' }
  const { checkout } = await person.post<Quote>(`${path}/quote`, { ...chosen, items, ...at })
  expect(checkout.cart.items).toMatchObject([{ id: size.sku, quantity: 2 }])
  expect(checkout.shipping).toBe('standard')
  const { payments, totals } = checkout
  expect(payments.map(({ code }) => code)).toContain('cash_voucher')

  const body = { ...chosen, ...customer, version: checkout.cart.version, total: totals.total, agreed: true }
  const before = await rows(sql`select stock from simple where country = 'cl' and sku_simple = ${size.sku}`)
  const key = { headers: { 'idempotency-key': 'una-llamada-1' } }
  const placed = await person.post<Placed>(path, body, key)
  expect(placed).toMatchObject({ status: 200, orderNr: expect.any(String) })
  // The same decision twice is one order.
  expect(await person.post<Placed>(path, body, key)).toMatchObject({ orderNr: placed.orderNr })
  const after = await rows(sql`select stock from simple where country = 'cl' and sku_simple = ${size.sku}`)
  expect(Number(before[0]!.stock) - Number(after[0]!.stock)).toBe(2)
  const order = await person.get<{ order: { status: string; total: number } }>(`/desk/api/orders/${placed.orderNr}`)
  expect(order.order).toMatchObject({ status: 'payment_pending' })
  expect(await rows(sql`select actor, action, country from audit where subject = ${placed.orderNr}`)).toEqual([
    { actor: 'pedidos@tienda.example', action: 'order-by-hand', country: 'cl' },
  ])
  const mails = await rows(sql`select recipient, template from outbox_mail where order_nr = ${placed.orderNr}`)
  expect(mails).toEqual([{ recipient: customer.email, template: 'order-placed' }])
})

test('OP-078 what is not as it was asked for is said, and what was taken off the list is off the cart', async () => {
  const { sizes } = await person.get<{ sizes: OrderedSize[] }>(`${path}/sizes?country=cl&text=zapatilla`)
  const some = sizes.find(({ stock }) => stock > 0 && stock < 50)
  const none = sizes.find(({ stock }) => stock === 0)
  const items = [{ sku: some!.sku, quantity: 99 }, ...(none ? [{ sku: none.sku, quantity: 1 }] : [])]
  const asked = await person.post<Quote>(`${path}/quote`, { country: 'cl', items, coupon: 'NADAESTO' })
  expect(asked.faults[some!.sku]).toBe('quantity_reduced')
  if (none) expect(asked.faults[none.sku]).toBe('out_of_stock')
  expect(asked.couponFault).toBe('Cupón inválido, intente nuevamente.')
  const other = sizes.find(({ stock, sku }) => stock > 0 && sku !== some!.sku)!
  const next = { country: 'cl', hash: asked.hash, items: [{ sku: other.sku, quantity: 1 }] }
  const { checkout } = await person.post<Quote>(`${path}/quote`, next)
  expect(checkout.cart.items.map(({ id }) => id)).toEqual([other.sku])
})

test('OP-078 a postcode of another region is said, and the goods keep their price', async () => {
  const size = await sizeInStock()
  const body = { country: 'cl', items: [{ sku: size.sku, quantity: 1 }], ...at, postcode: '1000000' }
  const quote = await person.post<Quote>(`${path}/quote`, body)
  expect(quote).toMatchObject({ status: 200, isPostcodeRight: false })
  expect(quote.checkout.totals.sub_total).toBeGreaterThan(0)
  expect(await person.post<Quote>(`${path}/quote`, { ...body, postcode: '7500000' })).toMatchObject({
    isPostcodeRight: true,
  })
})

test('OP-078 without what the law or the parcel needs nothing is ordered, and each field says why', async () => {
  const size = await sizeInStock()
  const quote = { country: 'cl', items: [{ sku: size.sku, quantity: 1 }], ...at }
  const { hash } = await person.post<Quote>(`${path}/quote`, quote)
  const chosen = { country: 'cl', hash, shipping: 'standard', payment: 'cash_voucher' }
  const { checkout } = await person.post<Quote>(`${path}/quote`, { ...quote, ...chosen })
  const orders = () => rows(sql`select count(*)::int as n from sales_order`)
  const before = await orders()
  const body = { ...chosen, ...customer, version: checkout.cart.version, total: checkout.totals.total, agreed: true }
  expect(await person.post(path, { ...body, agreed: false, identification: '1' })).toMatchObject({
    status: 409,
    errors: { terms_version: expect.any(String), identification: expect.any(String) },
  })
  // Another price than the one that was read out on the telephone.
  expect(await person.post(path, { ...body, total: 1 })).toMatchObject({ status: 409 })
  expect(await orders()).toEqual(before)
})

test('S47 nobody orders in a store they do not work for', async () => {
  const size = await sizeInStock()
  const items = [{ sku: size.sku, quantity: 1 }]
  expect(await person.get(`${path}/sizes?country=ar&text=zapatilla`)).toMatchObject({ status: 404 })
  expect(await person.post(`${path}/quote`, { country: 'ar', items })).toMatchObject({ status: 404 })
  const order = { ...customer, country: 'ar', hash: 'x', version: 1, total: 1, agreed: true }
  expect(await person.post(path, order)).toMatchObject({ status: 404 })
})

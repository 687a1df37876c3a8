import { expect, test } from 'vitest'
import type { Call } from '#app/platform/api/client.ts'
import { CallFailure, Refused } from '#app/platform/api/failures.ts'
import { addVoucher, readCart, removeFromCart, removeVoucher, writeCart } from '#contract/buy/cart.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { addToCart } from './add-to-cart.ts'
import { readVisitorCart, visitorCart } from './cart-target.ts'
import { changeCart } from './change-cart.ts'

const refused = (code: 'cart_not_found' | 'cart_line_refused', errors = {}) =>
  new Refused(writeCart, { code, message: 'No', errors })

/** A shop whose cart has these sizes, and which refuses changes with `refusal`. */
function shop({ held = [] as string[], refusal }: { held?: string[]; refusal?: Error } = {}) {
  const calls: { endpoint: Endpoint; input: unknown; key: string | undefined }[] = []
  const call = (async (endpoint: Endpoint, input: unknown, options?: { idempotencyKey?: string }) => {
    if (endpoint === readCart) return { cart: { items: held.map((id) => ({ id })), unavailable: [] } }
    calls.push({ endpoint, input, key: options?.idempotencyKey })
    if (refusal) throw refusal
    const { body } = input as { body?: { item?: string } }
    return { cart: { items: body?.item ? [{ id: body.item }] : [] } }
  }) as unknown as Call
  return { call, cart: visitorCart(call), calls }
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('CART-12 C8 a size is added once, with a key of its own', async () => {
  const { cart, calls } = shop()
  expect(await addToCart(cart, 'ZM0001-37')).toMatchObject({ isError: false, text: 'Agregado al carrito' })
  expect(calls).toMatchObject([{ endpoint: writeCart, input: { body: { item: 'ZM0001-37', quantity: '1' } } }])
  expect(calls[0]!.key).toMatch(/^[\w-]{36}$/)
})

test('CART-13 OP-045 what is in the cart already keeps its quantity', async () => {
  const { cart, calls } = shop({ held: ['ZM0001-37'] })
  expect(await addToCart(cart, 'ZM0001-37')).toMatchObject({
    isError: false,
    text: expect.stringMatching(/ya se/),
  })
  expect(calls).toEqual([])
})

test('CART-08 U46 a refusal is shown in words, and a fault in one sentence', async () => {
  const soldOut = shop({ refusal: refused('cart_line_refused', { 'ZM0001-37': 'out_of_stock' }) })
  expect(await addToCart(soldOut.cart, 'ZM0001-37')).toEqual({
    isError: true,
    text: 'Se agotó: no queda ninguna unidad.',
  })
  const broken = shop({ refusal: new CallFailure(500) })
  expect(await addToCart(broken.cart, 'ZM0001-37')).toEqual({
    isError: true,
    text: 'Ha ocurrido un error. No se perdió nada: se puede probar de nuevo en un momento.',
  })
})

test.each([
  [{ step: '3', quantity: '2' }, '3'],
  [{ quantity: '4' }, '4'],
  [{ quantity: '99' }, '10'],
  [{ quantity: '0' }, '1'],
])('CART-13 INV-08 a line sent with %j is set to %s', async (fields, quantity) => {
  const { cart, calls } = shop()
  expect(await changeCart(cart, form({ item: 'ZM0001-37', ...fields }))).toMatchObject({ isError: false })
  expect(calls).toMatchObject([{ endpoint: writeCart, input: { body: { item: 'ZM0001-37', quantity } } }])
})

test.each([{ item: 'nonsense' }, { item: 'ZM0001-37', quantity: 'x' }, {}])('%j reaches no cart', async (fields) => {
  const { cart, calls } = shop()
  expect(await changeCart(cart, form(fields))).toMatchObject({ about: 'line', isError: true })
  expect(calls).toEqual([])
})

test('CART-19 CPN-02 CPN-03 a line is removed, a coupon added and taken off', async () => {
  const { cart, calls } = shop()
  for (const fields of [{ item: 'ZM0001-37', remove: '1' }, { couponcode: ' HOLA ' }, { removecoupon: 'HOLA' }]) {
    expect(await changeCart(cart, form(fields))).toMatchObject({ isError: false })
  }
  expect(calls).toMatchObject([
    { endpoint: removeFromCart, input: { query: { item: 'ZM0001-37' } } },
    { endpoint: addVoucher, input: { query: { couponcode: 'HOLA' } } },
    { endpoint: removeVoucher, input: { query: { couponcode: 'HOLA' } } },
  ])
})

test('CPN-08 a coupon without a code is refused beside its field', async () => {
  const outcome = await changeCart(shop().cart, form({ couponcode: ' ' }))
  expect(outcome).toEqual({ about: 'coupon', isError: true, text: 'Ingrese un cupón válido.' })
})

test('a visitor without a cart, or with nothing in it, has none; a fault is not hidden', async () => {
  expect(await readVisitorCart(shop().call)).toBeNull()
  const failing = (error: Error) => (() => Promise.reject(error)) as unknown as Call
  expect(await readVisitorCart(failing(refused('cart_not_found')))).toBeNull()
  await expect(readVisitorCart(failing(new CallFailure(500)))).rejects.toThrow(CallFailure)
})

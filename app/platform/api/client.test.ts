import { expect, test, vi } from 'vitest'
import { readCart, type Cart } from '#contract/buy/cart.ts'
import { categoryCatalog } from '#contract/browse/catalog.ts'
import { readConfig } from '#contract/platform/config.ts'
import { signNewsletter } from '#contract/content/newsletter.ts'
import { callWith, sendFromBrowser } from './client.ts'
import { CallFailure, isRefusedBy, Refused } from './failures.ts'

type SentRequest = { path: string; init: RequestInit }

/** A server that always gives one answer and records the requests. */
function answering(status: number, body: unknown) {
  const sent: SentRequest[] = []
  const call = callWith(async (path, init) => {
    sent.push({ path, init })
    return Response.json(body, { status })
  })
  return { call, sent }
}

const emptyCart: Cart = {
  hash: 'a1',
  version: 1,
  discount: 0,
  sub_total_value: 0,
  total_value: 0,
  shippingAmountTotal: 0,
  free_shipping_missing: null,
  coupon: { coupons: {} },
  promotions: [],
  items: [],
  unavailable: [],
  errors: {},
}
const sign = { body: { email: 'ana+x@example.com' } }

test('API-03 API-04 a call of the mobile API travels as a form with api_version=3', async () => {
  const { call, sent } = answering(200, { error: false, message: 'ok' })
  expect(await call(signNewsletter, sign, { idempotencyKey: 'key-000001' })).toEqual({ error: false, message: 'ok' })
  expect(sent[0]).toMatchObject({
    path: '/api/newsletter/sign?api_version=3',
    init: {
      method: 'POST',
      body: 'email=ana%2Bx%40example.com',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'key-000001' },
    },
  })
})

test('API-01 API-17 API-19 a list is fetched by POST as JSON, with the store and the client in headers', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  // As the server writes it into the page (app/root.tsx).
  vi.stubGlobal('document', { documentElement: { dataset: { store: 'vereda-cl' } } })
  const call = callWith(sendFromBrowser('cl'))
  await call(categoryCatalog, { body: { path: '/mujer/' } }).catch(() => {})
  const [path, init] = fetched.mock.calls[0]!
  expect([path, init!.method]).toEqual(['/bff/catalog/category', 'POST'])
  expect(JSON.parse(init!.body as string)).toMatchObject({ path: '/mujer/' })
  const headers = new Headers(init!.headers)
  expect(['content-type', 'x-store', 'x-os'].map((name) => headers.get(name))).toEqual([
    'application/json',
    'vereda-cl',
    'pwa',
  ])
  vi.unstubAllGlobals()
  fetched.mockRestore()
})

test('parameters are written into the path, and only there', async () => {
  const { call, sent } = answering(404, {})
  await call(readConfig, { params: { country: 'ar' } }).catch(() => {})
  expect(sent[0]!.path).toBe('/api/config/ar?api_version=3')
})

test('OP-002 a refusal keeps the shop’s own sentence', async () => {
  const { call } = answering(200, {
    error: true,
    code: 'newsletter_email_invalid',
    message: 'No va',
    errors: { email: 'x' },
  })
  const failure = await call(signNewsletter, sign).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Refused)
  expect(failure).toMatchObject({ message: 'No va', code: 'newsletter_email_invalid', errors: { email: 'x' } })
})

test('CART-10 a refusal’s data is read with the shape its endpoint declares', async () => {
  const refusal = { error: true, code: 'cart_full', message: 'Lleno' }
  const refusalData = async (body: object, declared: typeof readCart | typeof signNewsletter) => {
    const { call } = answering(200, { ...refusal, ...body })
    const error = await call(declared, declared === readCart ? { query: {} } : sign).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Refused)
    return isRefusedBy(error, readCart) ? { cart: error.data?.cart } : (error as Refused).data
  }
  expect(await refusalData({ cart: emptyCart }, readCart)).toEqual({ cart: emptyCart })
  expect(await refusalData({ cart: { hash: 7 } }, readCart)).toEqual({ cart: undefined })
  expect(await refusalData({}, readCart)).toEqual({ cart: undefined })
  expect(await refusalData({ cart: emptyCart }, signNewsletter)).toBeUndefined()
})

test.each([
  [400, 'Bad response from server', false],
  [404, 'Bad response from server', false],
  [500, 'Bad response from server', true],
  [503, 'Bad response from server', true],
])('API-07 status %d is a failure', async (status, message, isTransient) => {
  const { call } = answering(status, { error: true, code: 'server_error', message: 'secreto' })
  const failure = await call(signNewsletter, sign).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ status, message, isTransient })
})

test('server.md §1.7 too many attempts show the server’s own message and are not retried', async () => {
  const { call } = answering(429, {
    error: true,
    code: 'too_many_requests',
    message: 'Demasiados intentos. Probá de nuevo más tarde.',
  })
  const failure = await call(signNewsletter, sign).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Demasiados intentos. Probá de nuevo más tarde.', isTransient: false })
})

test('ERR-01 no connection, or an answer of another shape, is something that went wrong', async () => {
  const broken = callWith(() => Promise.reject(new TypeError('fetch failed')))
  await expect(broken(signNewsletter, sign)).rejects.toMatchObject({
    message: 'Something went wrong.',
    isTransient: true,
  })
  const { call } = answering(200, { error: false })
  await expect(call(signNewsletter, sign)).rejects.toMatchObject({ message: 'Something went wrong.' })
})

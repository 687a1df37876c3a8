import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#contract/platform/endpoint.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { freshDatabase } from '#tests/database.ts'
import { createApp } from './app.ts'
import { mountWith, type Call } from './mount.ts'

const { db, pool } = await freshDatabase()
const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined })
app.addHook('onRequest', async (request) => {
  request.country = 'ar'
})
const resolved: string[] = []
const mount = mountWith({
  db,
  clock: () => new Date('2026-11-15T12:00:00Z'),
  resolveSession: async (token) => {
    resolved.push(token)
    const [, id] = /^token-of-(\d)/.exec(token) ?? []
    return id ? { idCustomer: Number(id), loginId: null, authenticatedAt: null, isKept: false } : undefined
  },
})

const seen = z.object({ customer: z.nullable(z.int()), isTold: z.boolean(), input: z.string() })
const tokenFields = z.object({ token: z.optional(z.string()), page: z.optional(z.string()) })
const shared = { method: 'GET', summary: '', query: tokenFields, reply: seen } as const
const tell = (input: object, call: Call & { customer?: { idCustomer: number } | undefined }) => ({
  customer: call.customer?.idCustomer ?? null,
  isTold: 'customer' in call,
  input: JSON.stringify(input),
})
mount(app, endpoint({ ...shared, path: '/api/none', auth: 'none' }), tell)
mount(app, endpoint({ ...shared, path: '/api/visitor', auth: 'visitor' }), tell)
mount(app, endpoint({ ...shared, path: '/api/customer', auth: 'customer' }), tell)
mount(
  app,
  endpoint({
    ...shared,
    path: '/api/address/:token/:id',
    auth: 'customer',
    params: z.object({ token: z.string(), id: z.string() }),
  }),
  tell,
)

let effects = 0
mount(
  app,
  endpoint({
    method: 'POST',
    path: '/api/once',
    summary: '',
    auth: 'visitor',
    body: z.object({ token: z.optional(z.string()), password: z.string(), hash: z.optional(z.string()) }),
    encoding: 'form',
    idempotent: true,
    reply: z.object({ effect: z.int() }),
  }),
  (_input, { transact }) => transact(async () => ({ effect: ++effects })),
)

const refusing = { method: 'GET', summary: '', auth: 'none', reply: z.object({}) } as const
const refuse = () => {
  throw new RuleError('cart_full', undefined, { order: { nr: 'R1', cost: 7 }, secret: 'x' })
}
mount(app, endpoint({ ...refusing, path: '/api/refuses' }), refuse)
mount(
  app,
  endpoint({
    ...refusing,
    path: '/api/refuses-with-data',
    refusalData: z.object({ order: z.object({ nr: z.string() }) }),
  }),
  refuse,
)

const get = async (url: string, headers: Record<string, string> = {}) => (await app.inject({ url, headers })).json()

test('auth none reads no token, whatever is sent', async () => {
  resolved.length = 0
  expect(await get('/api/none?token=token-of-1', { authorization: 'Bearer nobody' })).toMatchObject({
    customer: null,
    isTold: false,
  })
  expect(resolved).toEqual([])
})

test.each(['/api/visitor', '/api/visitor?token=-', '/api/visitor?token='])(
  'OP-074 auth visitor: %s is a guest, and no session is looked up',
  async (url) => {
    resolved.length = 0
    expect(await get(url)).toMatchObject({ customer: null, isTold: true })
    expect(resolved).toEqual([])
  },
)

test.each([
  ['a header', '/api/visitor', { authorization: 'Bearer token-of-1' }],
  ['a header beside the dash', '/api/visitor?token=-', { authorization: 'bearer token-of-1' }],
  ['a parameter', '/api/customer?token=token-of-1', {}],
  ['a parameter, which goes before a header', '/api/customer?token=token-of-1', { authorization: 'Bearer token-of-2' }],
  ['the path', '/api/address/token-of-1/7', {}],
])('API-47 OP-074 a token in %s is resolved once', async (_, url, headers: Record<string, string>) => {
  resolved.length = 0
  expect(await get(url, headers)).toMatchObject({ customer: 1, isTold: true })
  expect(resolved).toEqual(['token-of-1'])
})

test('S11 a handler gets the customer, never the token', async () => {
  expect(await get('/api/visitor?token=token-of-1&page=2')).toMatchObject({ input: '{"query":{"page":"2"}}' })
  expect(await get('/api/address/token-of-1/7')).toMatchObject({ input: '{"params":{"id":"7"},"query":{}}' })
})

test.each(['/api/visitor?token=nobody', '/api/customer?token=nobody', '/api/customer', '/api/customer?token=-'])(
  'AUTH-20 %s is answered with the sentence that clients compare',
  async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ error: true, code: 'token_not_found', message: 'Requested token not found.' })
  },
)

const once = async (fields: Record<string, string>, { ip = '10.0.0.1', ...headers }: Record<string, string> = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/once',
      remoteAddress: ip,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'key-00000001',
        ...headers,
      },
      payload: new URLSearchParams({ password: 'secreta', ...fields }).toString(),
    })
  ).json<{ effect: number }>().effect

test('R6 an idempotency record belongs to its customer or guest: the same key of anybody else is another key', async () => {
  await pool.query('truncate idempotency')
  const callers: Parameters<typeof once>[] = [
    [{ token: 'token-of-1' }],
    [{ token: 'token-of-2' }],
    [{ hash: 'cart-one' }],
    [{}, { cookie: 'cart_ar=cart-two' }],
    [{}],
    [{}, { ip: '10.0.0.2' }],
  ]
  const first = []
  for (const caller of callers) first.push(await once(...caller))
  expect(new Set(first).size).toBe(callers.length)
  const again = []
  for (const caller of callers) again.push(await once(...caller))
  expect(again).toEqual(first)
})

test('a customer whose token changed meanwhile is still the owner of their records', async () => {
  await pool.query('truncate idempotency')
  expect(await once({ token: 'token-of-1-later' })).toBe(await once({ token: 'token-of-1' }))
})

test('S11 no record holds a token or a password, not even in its digest', async () => {
  await pool.query('truncate idempotency')
  const effect = await once({ token: 'token-of-1', password: 'una' })
  expect(await once({ token: 'token-of-1', password: 'otra' })).toBe(effect)
  const { rows } = await pool.query('select * from idempotency')
  expect(rows).toMatchObject([{ owner: 'ar customer 1', response: { reply: { effect } } }])
  expect(JSON.stringify(rows)).not.toMatch(/token-of|una/)
})

test('a call whose reply holds a token cannot be idempotent', () => {
  const login = endpoint({
    method: 'POST',
    path: '/api/login',
    summary: '',
    auth: 'none',
    idempotent: true,
    reply: z.object({ customer: z.object({ access_token: z.string() }) }),
  })
  expect(() => mount(app, login, () => ({ customer: { access_token: 'x' } }))).toThrow('access_token')
})

test('S16 a refusal carries the data its endpoint declares and nothing else', async () => {
  const refusal = { error: true, code: 'cart_full', message: 'El carrito no admite más productos.' }
  expect(await get('/api/refuses')).toEqual(refusal)
  expect(await get('/api/refuses-with-data')).toEqual({ ...refusal, order: { nr: 'R1' } })
})

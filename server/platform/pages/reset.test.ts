import { expect, test } from 'vitest'
import { createApp } from '#server/platform/http/app.ts'
import { resetRoute } from './reset.ts'

async function reset(headers: Record<string, string>) {
  const app = await createApp({ LOG_LEVEL: 'silent' } as never)
  resetRoute(app)
  const form = { host: 'vereda.test', 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await app.inject({ method: 'POST', url: '/reset', headers: { ...form, ...headers } })
  await app.close()
  return reply
}

test('U81 a reset clears what the browser stores, keeps the cookies, and leads back to the page it came from', async () => {
  const reply = await reset({ referer: 'http://vereda.test/cart?x=1', origin: 'http://vereda.test' })
  expect(reply.statusCode).toBe(303)
  expect(reply.headers).toMatchObject({ location: '/cart?x=1', 'clear-site-data': '"storage", "cache"' })
})

test.each([
  ['another host', 'http://elsewhere.test/cart'],
  ['a path that is another host', 'http://vereda.test//elsewhere.test/'],
  ['no address', 'nonsense'],
])('S17 a reset from %s redirects home', async (_, referer) => {
  expect((await reset({ referer })).headers.location).toBe('/')
})

test('S17 another site cannot reset', async () => {
  const reply = await reset({ origin: 'http://elsewhere.test' })
  expect(reply.statusCode).toBe(403)
  expect(reply.headers).not.toHaveProperty('clear-site-data')
})

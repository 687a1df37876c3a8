import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv, shutdownGraceMs } from '#server/platform/env.ts'
import { createApp } from '../app.ts'
import { shopHosts } from './shop-hosts.ts'

const hostsOf = (settings: NodeJS.ProcessEnv) => shopHosts(readEnv({ NODE_ENV: 'test', ...settings }))

test('OP-005 a country’s public origin defines its host', () => {
  const { countryOf, originOf, isKnown } = hostsOf({
    PUBLIC_ORIGIN_AR: 'https://tienda.example',
    STORE_HOSTS: 'www.tienda.example=ar,tienda.example.cl=cl',
  })
  expect(countryOf).toEqual({ 'tienda.example': 'ar', 'www.tienda.example': 'ar', 'tienda.example.cl': 'cl' })
  expect(originOf).toEqual({ ar: 'https://tienda.example' })
  expect(['TIENDA.example', 'tienda.example.cl', 'otra.example'].map(isKnown)).toEqual([true, true, false])
})

test('one origin for several countries defines none of them', () => {
  const { countryOf, isKnown } = hostsOf({
    PUBLIC_ORIGIN_AR: 'https://tienda.example',
    PUBLIC_ORIGIN_CL: 'https://tienda.example',
  })
  expect(countryOf).toEqual({})
  expect(['tienda.example', 'otra.example'].map(isKnown)).toEqual([true, false])
})

test('without settings every host is known', () => {
  expect(hostsOf({}).isKnown('laptop.local')).toBe(true)
})

test.each([
  'tienda.example',
  'http://tienda.example',
  'https://tienda.example/',
  'https://tienda.example/ar',
  'https://',
])('the origin %s is refused with a sentence', (origin) => {
  expect(() => readEnv({ PUBLIC_ORIGIN_AR: origin })).toThrow('PUBLIC_ORIGIN_AR: must look like https://tienda.example')
})

test.each(['0', '1', 'many', '1.5', '9999'])('a pool of %s is refused with a sentence', (size) => {
  expect(() => readEnv({ DATABASE_POOL: size })).toThrow('DATABASE_POOL')
})

test('an untrusted proxy is logged once', async () => {
  for (const [trusted, times] of [
    [undefined, 1],
    ['127.0.0.1', 0],
  ] as const) {
    const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: trusted })
    const output = vi.spyOn(app.log, 'warn')
    app.get('/', async () => 'ok')
    for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(output).toHaveBeenCalledTimes(times)
    await app.close()
  }
})

/** A shop that listens, and how often it warned. */
async function listening(settings: NodeJS.ProcessEnv) {
  const { TRUST_PROXY } = settings
  const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY, hosts: hostsOf(settings) })
  const output = vi.spyOn(app.log, 'warn')
  for (const path of ['/', '/health']) app.get(path, async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<void>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path, headers }, (reply) => reply.resume().on('end', resolve))
        .on('error', reject)
    })
  /** As nginx asks when only `proxy_pass` is set. */
  const getAsNginx = () =>
    new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(`GET / HTTP/1.0\r\nHost: localhost:${port}\r\n\r\n`),
      )
      socket.resume().on('close', () => resolve())
    })
  return { app, get, getAsNginx, warnings: () => output.mock.calls.map(([text]) => String(text)) }
}

test('a proxy that passes on neither host nor address is logged once, at its first visitor', async () => {
  const shop = await listening({})
  await shop.get('/')
  await shop.get('/', { referer: 'http://localhost:3000/mujer/' })
  expect(shop.warnings()).toEqual([])
  await shop.getAsNginx()
  await shop.getAsNginx()
  expect(shop.warnings()).toEqual([expect.stringContaining('without Host and X-Forwarded-For')])
})

test.each([{ via: '1.1 caddy' }, { 'x-real-ip': '203.0.113.7' }, { referer: 'https://tienda.example/mujer/' }])(
  'a request with %j was passed on',
  async (headers) => {
    const shop = await listening({})
    await shop.get('/', headers)
    expect(shop.warnings()).toHaveLength(1)
  },
)

test('with a public name a visitor who asks this machine for itself came through a proxy; a monitor did not', async () => {
  const shop = await listening({ PUBLIC_ORIGIN_AR: 'https://tienda.example' })
  await shop.get('/health')
  expect(shop.warnings()).toEqual([])
  await shop.get('/')
  expect(shop.warnings()).toHaveLength(1)
})

test('a trusted proxy that says nothing is logged; one that says for whom is not', async () => {
  const shop = await listening({ TRUST_PROXY: '127.0.0.1' })
  await shop.get('/health')
  await shop.get('/', { 'x-forwarded-for': '203.0.113.7' })
  expect(shop.warnings()).toEqual([])
  await shop.get('/')
  expect(shop.warnings()).toEqual([expect.stringContaining('without X-Forwarded-For')])
})

test('R30 a stopping node waits for the checks of a proxy, and for no one where there is none', () => {
  const grace = (settings: NodeJS.ProcessEnv) => shutdownGraceMs(readEnv(settings))
  expect([
    grace({}),
    grace({ TRUST_PROXY: '127.0.0.1' }),
    grace({ TRUST_PROXY: '127.0.0.1', SHUTDOWN_GRACE_MS: '0' }),
  ]).toEqual([0, 5000, 0])
})

import { expect, test, vi } from 'vitest'
import { readEnv } from '#server/platform/env.ts'
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

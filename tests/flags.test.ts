import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { disposeAllClients, LogLevel, type IConfigCatClient, type IUser } from '@configcat/sdk'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFlagClient, type FlagOverrides } from '#app/platform/flags/flag-client.ts'
import { brokenSdkKey } from '#demo/seed/flags.ts'
import { changeFlag, emptyConfig, flagValueFrom, type FlagConfig } from '#domain/content/flags/flag-config.ts'
import {
  flagIdentity,
  flagKeys,
  flagTimeoutMs,
  initialFlags,
  validFlagValue,
  shopSdkKey,
} from '#domain/content/flags/flags.ts'
import { resolveFlags } from '#domain/content/flags/resolve-flags.ts'
import { flagsRepository } from '#server/content/flags/repository.ts'
import { serverFlags } from '#server/content/flags/server-flags.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const baseUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/flags`
const servers: http.Server[] = []
afterEach(() => disposeAllClients())
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const open = (mode: 'auto-poll' | 'manual-poll' | 'lazy-load' = 'lazy-load', overrides?: FlagOverrides) =>
  openFlagClient(shopSdkKey, { mode, baseUrl, overrides })
const resolve = (client: IConfigCatClient, user?: IUser) => resolveFlags(client, user, after(flagTimeoutMs))
const write = (config: FlagConfig) => flagsRepository(shop.db).write(shopSdkKey, config, new Date())
const [ana] = (await shop.pool.query("select id_customer from customer where email like 'ana@%' and country = 'ar'"))
  .rows

describe('the configuration', () => {
  const path = (key: string) => `/flags/configuration-files/${key}/config_v6.json`
  test('FLAG-08 it is sent once: an unchanged one is not transferred again, however the client names it', async () => {
    const first = await shop.app.inject(path(shopSdkKey))
    const { etag } = first.headers
    expect([first.statusCode, Object.keys(first.json().f).toSorted()]).toEqual([200, flagKeys.toSorted()])
    const again = [
      await shop.app.inject({ url: path(shopSdkKey), headers: { 'if-none-match': String(etag) } }),
      await shop.app.inject(`${path(shopSdkKey)}?sdk=x&ccetag=${encodeURIComponent(String(etag))}`),
    ]
    expect(again.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [304, ''],
      [304, ''],
    ])
  })

  test('FLAG-10 the key is two parts of 22, with or without the segment of the version; others are refused', async () => {
    const status = async (key: string) => (await shop.app.inject(path(key))).statusCode
    expect(await status(`configcat-sdk-1/${shopSdkKey}`)).toBe(200)
    for (const key of ['short', 'a/b', `${shopSdkKey}x`, `${'n'.repeat(22)}/${'n'.repeat(22)}`])
      expect(await status(key)).toBe(404)
    expect(() => openFlagClient('short', { mode: 'lazy-load', baseUrl })).toThrow(/sdkKey/)
    expect(() => openFlagClient(`configcat-sdk-1/${shopSdkKey}`, { mode: 'manual-poll', baseUrl })).not.toThrow()
  })
})

describe('resolving', () => {
  test('FLAG-01 FLAG-03 FLAG-04 the three flags and their defaults', async () => {
    const defaults = { bff_flag: 'control', filters_refactor_flag: 'on', new_login_front_flag: false }
    expect(initialFlags).toEqual(defaults)
    expect(await resolve(open())).toEqual({ flags: defaults, experiments: [], isFallback: false })
  })

  test('FLAG-02 a targeting rule acts: ana meets the new login, others do not', async () => {
    const client = open()
    const of = async (id: string) => (await resolve(client, { identifier: id })).flags.new_login_front_flag
    expect([await of(String(ana.id_customer)), await of('999999')]).toEqual([true, false])
  })

  test.each(['auto-poll', 'manual-poll', 'lazy-load'] as const)('FLAG-05 %s', async (mode) => {
    const client = open(mode)
    if (mode === 'manual-poll') {
      expect((await resolve(client, { identifier: String(ana.id_customer) })).flags).toEqual(initialFlags)
      await client.forceRefreshAsync()
    }
    const { flags } = await resolve(client, { identifier: String(ana.id_customer) })
    expect(flags.new_login_front_flag).toBe(true)
  })

  test.each([
    ['LocalOnly', 'off', false],
    ['LocalOverRemote', 'off', true],
    ['RemoteOverLocal', 'control', true],
  ] as const)('FLAG-06 %s gives the BFF %s and the new login of ana %s', async (behaviour, bff, isNew) => {
    const client = open('lazy-load', { behaviour, values: { bff_flag: 'off' } })
    const { flags } = await resolve(client, { identifier: String(ana.id_customer) })
    expect([flags.bff_flag, flags.new_login_front_flag]).toEqual([bff, isNew])
  })

  test('FLAG-07 the customer, else the analytics id, else our own visitor id, else undefined', () => {
    const all = { customerId: '7', analyticsId: 'GA1.1.2.3', visitorId: 'uuid' }
    expect(flagIdentity(all)).toBe('7')
    expect(flagIdentity({ ...all, customerId: undefined })).toBe('GA1.1.2.3')
    expect(flagIdentity({ visitorId: 'uuid' })).toBe('uuid')
    expect(flagIdentity({})).toBeUndefined()
  })

  test('a split by percent gives each visitor one variant, and says that it was a lot', async () => {
    const before = (await flagsRepository(shop.db).configOf(shopSdkKey))!.body as FlagConfig
    await write(changeFlag(before, 'filters_refactor_flag', 'off', { of: 'percent', percent: 50 }))
    const client = open()
    const of = async (id: number) => resolve(client, { identifier: `visitor-${id}` })
    const met = await Promise.all(Array.from({ length: 400 }, (_, id) => of(id)))
    const off = met.filter(({ flags }) => flags.filters_refactor_flag === 'off').length
    expect(off).toBeGreaterThan(150)
    expect(off).toBeLessThan(250)
    expect(met[0]!.experiments).toEqual(['filters_refactor_flag'])
    expect((await of(3)).flags).toEqual(met[3]!.flags)
    await write(before)
  })

  test('OP-101 what an operator sets is seen by every client at its next look', async () => {
    const before = (await flagsRepository(shop.db).configOf(shopSdkKey))!.body as FlagConfig
    const client = open('manual-poll')
    await client.forceRefreshAsync()
    await write(changeFlag(before, 'bff_flag', 'off', { of: 'country', country: 'co' }))
    await client.forceRefreshAsync()
    const of = async (country: string) => (await resolve(client, { identifier: '1', country })).flags.bff_flag
    expect([await of('co'), await of('ar')]).toEqual(['off', 'control'])
    await write(changeFlag(before, 'bff_flag', 'off', { of: 'everybody' }))
    await client.forceRefreshAsync()
    expect(await of('ar')).toBe('off')
    await write(before)
  })

  test('a value that the shop does not know is its default', () => {
    expect(validFlagValue('bff_flag', 'turbo')).toBe('control')
    expect(flagValueFrom('new_login_front_flag', 'true')).toBe(true)
    expect(flagValueFrom('new_login_front_flag', 'yes')).toBeUndefined()
    expect(changeFlag(emptyConfig, 'bff_flag', 'on', { of: 'everybody' }).f.bff_flag).toEqual({
      t: 1,
      v: { s: 'on' },
      i: 'on-id',
    })
  })
})

describe('FLAG-09 when flags are unavailable, the defaults apply after at most 750 ms', () => {
  const answers: Record<string, http.RequestListener | undefined> = {
    'nobody answers': undefined,
    '500': (_, response) => response.writeHead(500).end(),
    garbage: (_, response) => response.end('<html>no flags</html>'),
    '10 s late': (_, response) => void setTimeout(() => response.end('{}'), 10_000).unref(),
  }
  test.each(Object.keys(answers))('%s', async (name) => {
    const server = http.createServer(answers[name])
    servers.push(server)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    if (!answers[name]) await new Promise((closed) => server.close(closed))
    const client = openFlagClient(shopSdkKey, { mode: 'auto-poll', baseUrl: `http://127.0.0.1:${port}/flags` })
    // A timer started at the same moment measures the time: a machine that stalls delays both.
    const late = after(flagTimeoutMs + 50).then(() => 'late')
    expect(await Promise.race([resolve(client), late])).toEqual({
      flags: initialFlags,
      experiments: [],
      isFallback: true,
    })
  })
})

describe('FLAG-13 what the client reports', () => {
  async function errorsOf(act: (client: IConfigCatClient) => Promise<unknown>, key = brokenSdkKey) {
    const messages: string[] = []
    const { getClient, PollingMode } = await import('@configcat/sdk')
    const log = (_level: LogLevel, _id: unknown, text: unknown, error?: unknown) =>
      void messages.push(`${String(text)} ${String(error)}`)
    const client = getClient(key, PollingMode.LazyLoad, { baseUrl, logger: { level: LogLevel.Warn, log } })
    await act(client)
    return messages.join('\n')
  }
  test('a circle of prerequisites, a type that does not fit, a missing attribute, an invalid key', async () => {
    expect(await errorsOf((client) => client.getValueAsync('circle_a', false, { identifier: '1' }))).toMatch(
      /circular/i,
    )
    disposeAllClients()
    expect(await errorsOf((client) => client.getValueAsync('bff_flag', 'control'))).toMatch(/type/i)
    disposeAllClients()
    const missing = (client: IConfigCatClient) =>
      client.getValueAsync('filters_refactor_flag', 'on', { identifier: '1' })
    expect(await errorsOf(missing, shopSdkKey)).toMatch(/attribute/i)
    expect(() => openFlagClient('', { mode: 'lazy-load', baseUrl })).toThrow(/sdkKey/)
  })

  test('FLAG-11 FLAG-12 an empty flag key and a default of another type are refused', async () => {
    const client = open()
    await expect(client.getValueAsync('', 'x')).rejects.toThrow(/key/i)
    await expect(client.getValueAsync('bff_flag', {} as never)).rejects.toThrow(/defaultValue/i)
  })
})

describe('where the server decides', () => {
  const decided = async (headers: Record<string, string> = {}, query: Record<string, string> = {}) =>
    (await shop.get('/api/flags', { headers, query })).json()
  // Restores what other tests read.
  const stored = () => flagsRepository(shop.db).configOf(shopSdkKey)
  let before: Awaited<ReturnType<typeof stored>>
  beforeEach(async () => void (before = await stored()))
  afterEach(() => flagsRepository(shop.db).write(shopSdkKey, before!.body, new Date()))
  const visitor = { cookie: 'flag_user_id=3f0c8f7e-5a63-4c39-9f0e-0d6f5a0b7c11' }

  test('OP-102 FLAG-07 the same rules and the same lots as in the browser, by the same identity', async () => {
    const [, number] = visitor.cookie.split('=')
    await write(changeFlag(emptyConfig, 'bff_flag', 'off', { of: 'percent', percent: 50 }))
    const own = serverFlags(shop.db)
    const browser = open()
    await browser.forceRefreshAsync()
    for (const identity of [number!, '1', '2', '3', '4', '5', '6']) {
      const there = await resolve(browser, { identifier: identity, country: 'ar' })
      expect((await own.of({ identity, country: 'ar' })).flags).toEqual(there.flags)
    }
    own.close()
  })

  test('OP-102 FLAG-03 a flag that is on for a country is on for its visitors, and the defaults hold when nothing can be read', async () => {
    await write(changeFlag(emptyConfig, 'new_login_front_flag', true, { of: 'country', country: 'ar' }))
    const own = serverFlags(shop.db)
    expect((await own.of({ identity: 'x', country: 'ar' })).flags.new_login_front_flag).toBe(true)
    expect((await own.of({ identity: 'x', country: 'cl' })).flags.new_login_front_flag).toBe(false)
    // Without an identity no rule applies (FLAG-07).
    expect((await own.of({ identity: undefined, country: 'ar' })).flags).toEqual(initialFlags)
    own.close()
    const broken = serverFlags({
      select: () => {
        throw new Error('away')
      },
    } as never)
    expect((await broken.of({ identity: 'x', country: 'ar' })).flags).toEqual(initialFlags)
    broken.close()
  })

  test('OP-102 the call answers for its visitor, and an invalid id gets the defaults', async () => {
    expect(Object.keys(await decided(visitor)).toSorted()).toEqual(flagKeys.toSorted())
    expect(await decided({ cookie: 'flag_user_id=nada' })).toEqual(initialFlags)
  })
})

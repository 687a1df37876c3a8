import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { launchShop, homeOfShop } from './built-shop.ts'

/** The private database of a launched shop, from the files in its data folder. */
async function databaseOf(home: string): Promise<pg.Client> {
  const port = Number(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3])
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'vereda', password, database: 'postgres' })
  await client.connect()
  return client
}

type RawResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** The raw response, which `fetch` would decompress. */
async function fetchRaw(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<RawResponse> {
  const [reply] = (await once(http.get(url, { headers }), 'response')) as [http.IncomingMessage]
  return { status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(await reply.toArray()) }
}

/** The text of every inline script that would run, parsed as a browser does. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script/gs)
  return [...scripts].flatMap(({ groups }) =>
    /src=|type="application/.test(groups!.attributes!) ? [] : [groups!.code!],
  )
}

const allowedHashes = (headers: http.IncomingHttpHeaders) =>
  [...String(headers['content-security-policy']).matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)

const list = '/zapatillas-mujer/'

test('OP-022 S19 P2 cached pages: the same bytes for everybody, compressed once, new when the store changes', async () => {
  const home = homeOfShop('stocked')
  const shop = launchShop({ DATA_HOME: home, STORE_HOSTS: 'tienda.example=ar' })
  const url = await shop.opened
  const database = await databaseOf(home)

  for (const address of ['/', list, '/mujer/', '/catalog/?q=botas', '/brands', '/zapatilla-brisa-zm0001.html']) {
    const plain = await fetchRaw(url + address)
    expect([address, plain.status, plain.headers['content-encoding']]).toEqual([address, 200, undefined])
    const scripts = inlineScripts(String(plain.body))
    expect(scripts.length, address).toBeGreaterThan(2)
    const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
    expect(new Set(allowedHashes(plain.headers)), address).toEqual(new Set(hashes))

    const visitor = { cookie: 'session=secret-of-ana; keep_session=1' }
    const zipped = await fetchRaw(url + address, { ...visitor, 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    const browser = { ...visitor, 'accept-encoding': 'gzip, deflate, br, zstd' }
    await fetchRaw(url + address, browser)
    // The best compressed form is made while the quick one is sent.
    await vi.waitFor(async () => {
      const sent = await fetchRaw(url + address, browser)
      expect(sent.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(sent.body)).toEqual(plain.body)
      expect(sent.body.length, address).toBeLessThanOrEqual(address === list ? budgets.listHtml : budgets.html)
    })
    const etag = String((await fetchRaw(url + address, browser)).headers.etag)
    const unchanged = await fetchRaw(url + address, { ...browser, 'if-none-match': etag })
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag])
  }
  expect((await fetchRaw(`${url}/nada-de-nada/`)).status).toBe(404)

  // Shared caches may store a page when the host identifies the store, unless it depends on a visitor's place.
  const cacheControl = async (headers: http.OutgoingHttpHeaders) =>
    (await fetchRaw(url + list, headers)).headers['cache-control']
  expect(await cacheControl({})).toBe('private, no-cache')
  expect(await cacheControl({ host: 'tienda.example' })).toMatch(/^public, max-age=0, s-maxage=\d+/)
  expect(await cacheControl({ host: 'tienda.example', cookie: 'pwa-geolocation=1-2' })).toBe('private, no-cache')
  // They are asked to forget it by what it shows.
  const keys = String((await fetchRaw(url + list, { host: 'tienda.example' })).headers['surrogate-key']).split(' ')
  expect(keys).toEqual(expect.arrayContaining(['ar', `ar-category-${list}`]))
  expect((await fetchRaw(url + list)).headers['surrogate-key']).toBeUndefined()

  // A hostile name neither ends a script nor runs as one.
  const hostile = `</script><script>alert(1)</script><!--<script>&\u2028"'`
  await database.query(`update product set price = 7654300, special_price = null, name = $1 where sku = 'ZM0001'`, [
    hostile,
  ])
  const changed = await vi.waitFor(async () => {
    const sent = await fetchRaw(url + list)
    expect(String(sent.body)).toContain('76.543')
    return sent
  })
  const scripts = inlineScripts(String(changed.body))
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  expect(new Set(allowedHashes(changed.headers))).toEqual(new Set(hashes))
  expect(scripts.filter((script) => script.startsWith('alert'))).toEqual([])
  expect(scripts.join('')).toContain(String.raw`\u003c/script\u003e`)

  await database.end()
  shop.process.kill('SIGTERM')
  await shop.ended
})

test('HEAD, and a form of another site', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('empty') })
  const url = await shop.opened
  for (const address of ['/', '/cart', '/nada-de-nada/']) {
    const [head, get] = [await fetch(url + address, { method: 'HEAD' }), await fetch(url + address)]
    expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')])
    expect(await head.text()).toBe('')
  }
  const foreign = await fetch(`${url}/cart`, { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect([foreign.status, await foreign.text()]).toEqual([
    403,
    expect.stringContaining('La solicitud viene de otro sitio.'),
  ])
  shop.process.kill('SIGTERM')
  await shop.ended
})

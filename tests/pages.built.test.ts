import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { launchShop, temporaryHome } from './built-shop.ts'

/** The private database of a launched shop, by the notes it leaves in its home. */
async function databaseOf(home: string): Promise<pg.Client> {
  const port = Number(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3])
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'vereda', password, database: 'postgres' })
  await client.connect()
  return client
}

/** What goes over the line, which `fetch` would unpack. */
async function sentFor(url: string, encodings: string): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  const asked = http.get(url, { headers: { 'accept-encoding': encodings } })
  const [reply] = (await once(asked, 'response')) as [http.IncomingMessage]
  return { headers: reply.headers, body: Buffer.concat(await reply.toArray()) }
}

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]

test('OP-022 S19 kept pages: fresh nonces, nothing of a visitor, and new as soon as the store changes', async () => {
  const home = temporaryHome()
  const shop = launchShop({ DATA_HOME: home, SEED_DEMO: 'true' })
  const url = await shop.opened
  const page = async (address: string, cookie = '') => {
    const reply = await fetch(url + address, { headers: { cookie } })
    return {
      html: await reply.text(),
      nonce: nonceOf(reply.headers.get('content-security-policy'))!,
      status: reply.status,
    }
  }
  const list = '/zapatillas-mujer/'

  const [first, second] = [await page(list), await page(list, 'session=secret-of-ana; keep_session=1')]
  expect(first.nonce).not.toBe(second.nonce)
  for (const { html, nonce } of [first, second]) {
    const nonces = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value)
    expect(nonces.length).toBeGreaterThan(2)
    expect(new Set(nonces)).toEqual(new Set([nonce]))
  }
  expect(second.html.replaceAll(second.nonce, '')).toBe(first.html.replaceAll(first.nonce, ''))
  expect(second.html).not.toContain('secret-of-ana')

  for (const address of ['/', list, '/mujer/', '/catalog/?q=botas', '/brands']) {
    const { html, status } = await page(address)
    expect([address, status]).toEqual([address, 200])
    const sent = await sentFor(url + address, 'gzip, deflate, br, zstd')
    expect(sent.headers['content-encoding']).toBe('gzip')
    expect(sent.body.length, address).toBeLessThanOrEqual(25 * 1024)
    const plain = await sentFor(url + address, 'gzip;q=0')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const { headers, text } of [
      { headers: sent.headers, text: gunzipSync(sent.body) },
      { ...plain, text: plain.body },
    ]) {
      const nonce = nonceOf(String(headers['content-security-policy']))!
      expect(text.toString().replaceAll(nonce, '')).toBe(html.replace(/nonce="[^"]+"/g, 'nonce=""'))
    }
  }
  expect((await page('/nada-de-nada/')).status).toBe(404)

  const database = await databaseOf(home)
  await database.query(`update product set price = 7654300, special_price = null where sku = 'ZM0001'`)
  await vi.waitFor(async () => expect((await page(list)).html).toContain('76.543'), { timeout: 5000, interval: 20 })
  await database.end()
  shop.process.kill('SIGTERM')
  await shop.ended
}, 90_000)

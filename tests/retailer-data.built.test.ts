import http from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { homeOfShop, launchShop } from './built-shop.ts'
import { databaseUrlOf } from './guest-shoppers.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-retailer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A connection of its own, so that the kernel chooses a thread for it. */
function getAlone(url: string): Promise<{ status: number; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          body: String(Buffer.concat(parts)),
        }),
      )
    })
    request.on('error', reject)
  })
}

test('HOME-08 CONT-04 an empty shop links to nothing that it does not have', async () => {
  const url = await launchShop({ DATA_HOME: homeOfShop('empty'), SEED_DEMO: 'false' }).opened
  const linked = new Set<string>()
  for (const page of ['/', '/brands', '/cart', '/register', '/newsletter', '/preguntas-frecuentes']) {
    const { body } = await getAlone(url + page)
    for (const [, href] of body.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)) linked.add(href!)
  }
  for (const [href] of (await getAlone(`${url}/llms.txt`)).body.matchAll(/\/ac-[\w-]+\//g)) linked.add(href)
  expect(linked.size).toBeGreaterThan(5)
  const dead: string[] = []
  for (const href of linked) if ((await getAlone(url + href)).status === 404) dead.push(href)
  expect(dead).toEqual([])
})

test('every thread of a running shop shows what the retailer publishes and follows what is said of searches', async () => {
  const home = homeOfShop('stocked')
  const settings = { DATA_HOME: home, SEED_DEMO: 'true', RATE_LIMIT_PER_MINUTE: '1000000', WEB_THREADS: '2' }
  const url = await launchShop(settings).opened
  const operator = operatorOn(databaseUrlOf(home), { from: folder, now: new Date() })
  writeFileSync(path.join(folder, 'footer.json'), '{"entries": [{"label": "Locales nuestros", "url": "/brands"}]}')
  /** Every answer of a dozen, whichever thread gives it. */
  const everywhere = async (page: string, has: (answer: Awaited<ReturnType<typeof getAlone>>) => boolean) =>
    (await Promise.all(Array.from({ length: 12 }, () => getAlone(url + page)))).every(has)
  const showsLink = () => everywhere('/', ({ body }) => body.includes('Locales nuestros'))
  const leads = () =>
    everywhere('/catalog/?q=cachilupo', ({ location }) => location?.startsWith('/zapatillas-mujer/') === true)
  expect([await showsLink(), await leads()]).toEqual([false, false])
  await operator('content draft ar menu/footer footer.json')
  await operator('content publish ar menu/footer')
  await operator('redirect add ar cachilupo /zapatillas-mujer/')
  await expect.poll(showsLink, { timeout: 10_000 }).toBe(true)
  await expect.poll(leads, { timeout: 10_000 }).toBe(true)
})

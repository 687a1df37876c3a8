import http from 'node:http'
import { expect, test } from 'vitest'
import { homeOfShop, launchShop } from './built-shop.ts'

/** A connection of its own, so that the kernel chooses a thread for it. */
function getAlone(url: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode!, body: Buffer.concat(parts) }))
    })
    request.on('error', reject)
  })
}

test('P1 R30 three threads answer one port with the same pages and pictures; metrics are those of all; SIGTERM ends all of them', async () => {
  const shop = launchShop({
    DATA_HOME: homeOfShop('stocked'),
    SEED_DEMO: 'true',
    WEB_THREADS: '3',
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  const url = await shop.opened
  const metrics = async () => String((await getAlone(`${url}/metrics`)).body)
  await expect.poll(metrics).toContain('thread="3"')

  const list = String((await getAlone(`${url}/zapatillas-mujer/`)).body)
  const [picture] = /\/img\/[^" ?]+\?[^" ]*width=360/.exec(list.replaceAll('&amp;', '&')) ?? []
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => Promise.all([getAlone(`${url}/zapatillas-mujer/`), getAlone(`${url}${picture}`)])),
  )
  expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(([page]) => String(page.body))).size).toBe(1)
  expect(new Set(answers.map(([, one]) => one.body.toString('base64'))).size).toBe(1)

  const all = await metrics()
  const answered = (labels: string) =>
    Number(new RegExp(`shop_http_request_duration_seconds_count\\{[^}]*${labels}[^}]*\\} (\\d+)`).exec(all)?.[1] ?? 0)
  for (const thread of [2, 3]) expect(answered(`thread="${thread}"`)).toBeGreaterThan(0)
  // What is the same in every thread is counted once.
  expect(all.match(/^shop_process_resident_memory_bytes/gm)).toHaveLength(1)

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(shop.output()).toContain('Closed')
})

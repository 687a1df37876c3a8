import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#server/platform/env.ts'
import { openDemoShop, noon } from '#server/browse/product/tests/demo-shop.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { visitorCookie } from '#domain/content/flags/flags.ts'
import { purchaseReporter } from './measurement-protocol.ts'
import { reportPurchases } from './report-purchases.ts'

const shop = await openDemoShop()
const heard: {
  url: string
  body: { client_id: string; events: { name: string; params: Record<string, unknown> }[] }
}[] = []
let status = 204
const server = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => {
    heard.push({ url: request.url!, body: JSON.parse(text) })
    response.writeHead(status).end()
  })
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => void server.close())
beforeEach(() => {
  heard.length = 0
  status = 204
})

const env = readEnv({
  GA4_MEASUREMENT_ID: 'G-TEST1234',
  GA4_API_SECRET: 'secret-of-test',
  GA4_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
})
const services = { reportPurchase: purchaseReporter(env) } as never
const run = () => reportPurchases.run(shop.db, { actor: 'test', now: noon }, services)

test('ANA-01 the server reports a paid order once, with what the browser would send; nothing identifies a person', async () => {
  const reported = async () =>
    (await shop.pool.query('select order_nr from measured_order')).rows.map((row) => row.order_nr)
  status = 500
  const failed = await run()
  expect(failed.done).toBe(0)
  expect(await reported()).toEqual([])
  heard.length = 0
  status = 204
  const { done } = await run()
  expect(done).toBeGreaterThan(0)
  expect(heard).toHaveLength(done)
  expect((await run()).done).toBe(0)
  const [{ url, body }] = heard as [(typeof heard)[0]]
  expect(url).toBe('/mp/collect?measurement_id=G-TEST1234&api_secret=secret-of-test')
  expect(body.events[0]).toMatchObject({
    name: 'purchase',
    params: { transaction_id: expect.any(String), currency: expect.any(String), value: expect.any(Number) },
  })
  expect(JSON.stringify(heard)).not.toMatch(/@|example\.com/)
  const unpaid = await shop.pool.query(
    "select order_nr from sales_order where status in ('payment_pending', 'cancelled')",
  )
  for (const { order_nr } of unpaid.rows) expect(await reported()).not.toContain(order_nr)
})

test('without the setting nothing is reported', async () => {
  expect(purchaseReporter(readEnv({}))).toBeUndefined()
  expect((await reportPurchases.run(shop.db, { actor: 'test', now: noon }, {})).done).toBe(0)
})

test('an experiment counts the first variant a browser saw, and says when there is too little data', async () => {
  const operator = operatorOn(shop.url)
  expect((await operator('experiment bff_flag')).output).toContain('Nobody has met a variant')
  const recordExposure = (visitor: string, variant: string) =>
    shop.form(
      '/api/experiments/exposure',
      { flag: 'bff_flag', variant },
      { headers: { cookie: `${visitorCookie}=${visitor}` } },
    )
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  expect((await recordExposure(id(1), 'on')).json()).toEqual({ error: false })
  await recordExposure(id(1), 'control')
  await recordExposure(id(2), 'control')
  await recordExposure('made-up', 'control')
  const [order] = (await shop.pool.query("select order_nr from sales_order where status = 'delivered' limit 1")).rows
  await shop.pool.query('insert into order_visitor values ($1, $2)', [order.order_nr, id(1)])
  await shop.pool.query("update flag_exposure set exposed_at = '2000-01-01'")
  const { output } = await operator('experiment bff_flag')
  expect(output).toContain('control: 1 visitors, 0 bought')
  expect(output).toContain('on: 1 visitors, 1 bought')
  expect(output).toContain('too little data')
})

test('FLAG-02 set-flag changes what every node answers, and refuses what a flag cannot be', async () => {
  const operator = operatorOn(shop.url)
  const config = async () =>
    (
      await shop.app.inject('/flags/configuration-files/shop-flags-web-0000001/shop-flags-web-0000001/config_v6.json')
    ).json()
  expect((await operator('set-flag bff_flag off --percent 30')).output).toBe('bff_flag is off for percent 30.')
  expect((await config()).f.bff_flag.p.map(({ p }: { p: number }) => p)).toEqual([30, 70])
  await operator('set-flag bff_flag on')
  expect((await config()).f.bff_flag).toEqual({ t: 1, v: { s: 'on' }, i: 'on-id' })
  for (const line of ['set-flag nada on', 'set-flag bff_flag turbo', 'set-flag bff_flag on --percent 101'])
    await expect(operator(line)).rejects.toThrow(/flag|percent/)
})

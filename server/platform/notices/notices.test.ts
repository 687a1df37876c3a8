import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { maxMailAttempts } from '#domain/platform/mail/attempts.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { openDatabase } from '#db/connection/open.ts'
import { notifyStaff, type Notice } from './notify-staff.ts'
import { sendDueWebhooks, webhookServices } from './send-webhooks.ts'

const { db, url: databaseUrl, rows, one, operator } = await openDemoShop()
const now = new Date('2026-11-15T15:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const inside = webhookServices({ WEBHOOKS_INSIDE: true })
const env = { WEBHOOKS_INSIDE: 'true' }

type Received = { url: string; headers: http.IncomingHttpHeaders; body: string }

/** A receiver as a retailer would run it; `answer` says with which status. */
async function receiver(answer: (count: number) => number | 'hang up' = () => 204) {
  const received: Received[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ url: request.url!, headers: request.headers, body: Buffer.concat(parts).toString() })
      const status = answer(received.length)
      if (status === 'hang up') return request.socket.destroy()
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(10))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/hook` }
}

async function hook(url: string, more = ''): Promise<{ id: number; secret: string }> {
  const { output } = await operator(`webhook set ${url} --json ${more}`, env)
  return JSON.parse(output) as { id: number; secret: string }
}

const notice = (ref: string): Notice => ({
  event: 'order.paid',
  country: 'ar',
  ref,
  amount: 459_900,
  about: 'Hay un pedido pagado para preparar.',
  now,
})
const notify = (ref = 'R1') => inTransaction(db, (tx) => notifyStaff(tx, notice(ref)))
const mails = () => rows(sql`select recipient, data from outbox_mail where template = 'staff-notice' order by id`)
const deliveries = () => rows(sql`select * from webhook_delivery order by id`)

test('a paid order reaches the receiver once, signed, with a body that the secret proves', async () => {
  const { received, url } = await receiver()
  const { id, secret } = await hook(url)
  await operator('advance-order R107')
  const total = (await one(
    sql`select total::int + wallet_used::int as total from sales_order where order_nr = 'R107'`,
  ))!.total
  expect(await sendDueWebhooks(db, inside, now)).toBe(1)
  expect(await sendDueWebhooks(db, inside, later(120_000))).toBe(0)
  const [{ headers, body, url: path }] = received as [Received]
  expect([received.length, path, headers['content-type']]).toEqual([1, '/hook', 'application/json'])
  expect(JSON.parse(body)).toEqual({
    id: headers['x-shop-delivery'],
    event: 'order.paid',
    store: 'ar',
    created_at: now.toISOString(),
    data: { ref: 'R107', amount: total, currency: 'ARS', wallet_used: 0, shipping_method: 'standard' },
  })
  const timestamp = String(headers['x-shop-timestamp'])
  expect(Math.abs(Number(timestamp) * 1000 - now.getTime())).toBeLessThan(60_000)
  expect(headers['x-shop-signature']).toBe(
    `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  )
  expect(await deliveries()).toMatchObject([
    { webhook_id: id, attempts: 1, last_status: 204, last_error: null, dead_at: null },
  ])
  // The secret is shown once, and never listed.
  expect((await operator('webhook list --json')).output).not.toContain(secret)
})

test('what did not commit is sent to no one', async () => {
  const { received, url } = await receiver()
  await hook(url)
  await operator('notify set orders deposito@calandria.example')
  const undone = inTransaction(db, async (tx) => {
    await notifyStaff(tx, notice('R1'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await deliveries(), await mails()]).toEqual([[], []])
  await sendDueWebhooks(db, inside, now)
  expect(received).toEqual([])
})

test('two nodes send each delivery once', async () => {
  const { received, url } = await receiver()
  await hook(url)
  const refs = Array.from({ length: 60 }, (_, at) => `R${at}`)
  for (const ref of refs) await notify(ref)
  const other = openDatabase(databaseUrl)
  onTestFinished(() => other.close())
  const sent = await Promise.all([sendDueWebhooks(db, inside, now), sendDueWebhooks(other.db, inside, now)])
  expect(sent[0] + sent[1]).toBe(60)
  expect(received.map(({ body }) => (JSON.parse(body) as { data: { ref: string } }).data.ref).toSorted()).toEqual(
    refs.toSorted(),
  )
})

test('a failure is tried again with the same id and body, with longer pauses, and in the end given up and revived', async () => {
  let isUp = false
  const { received, url } = await receiver((count) => (isUp ? 200 : count === 2 ? 'hang up' : 503))
  await hook(url)
  await notify()
  const pauses: number[] = []
  let at = now
  for (let attempt = 1; attempt <= maxMailAttempts; attempt++) {
    expect(await sendDueWebhooks(db, inside, at)).toBe(0)
    expect(await sendDueWebhooks(db, inside, at)).toBe(0)
    const [row] = await rows(sql`select due_at, dead_at, attempts from webhook_delivery`)
    expect(row!.attempts).toBe(attempt)
    if (attempt === maxMailAttempts) expect(row!.dead_at).not.toBeNull()
    else {
      const due = new Date(row!.due_at as string)
      pauses.push(Math.round((due.getTime() - at.getTime()) / 60_000))
      at = due
    }
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240])
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  const { output } = await operator('webhook deliveries --state dead')
  expect(output).toMatch(/order\.paid R1 {2}given up, 12 attempts; answered 503/)
  isUp = true
  const id = (await deliveries())[0]!.id as number
  expect((await operator(`webhook retry ${id}`)).output).toBe('1 deliveries will be sent again.')
  expect(await sendDueWebhooks(db, inside, now)).toBe(1)
  await expect(operator(`webhook retry ${id}`)).rejects.toThrow('was given up')
})

test('410 ends a delivery, a redirect is not followed, and an address inside is not sent to unless that is allowed', async () => {
  const statuses = [410, 302, 200]
  const { received, url } = await receiver((count) => statuses[count - 1]!)
  await hook(url)
  await notify('R1')
  await sendDueWebhooks(db, inside, now)
  await notify('R2')
  await sendDueWebhooks(db, inside, now)
  expect(received.map(({ url: path }) => path)).toEqual(['/hook', '/hook'])
  expect(await deliveries()).toMatchObject([
    { last_status: 410, dead_at: expect.anything() },
    { last_status: 302, dead_at: null, last_error: 'answered 302' },
  ])
  await db.execute(sql`update webhook set url = 'https://localhost:9/hook'`)
  await notify('R3')
  await sendDueWebhooks(db, webhookServices({ WEBHOOKS_INSIDE: false }), now)
  expect((await deliveries())[2]).toMatchObject({
    last_status: null,
    last_error: expect.stringContaining('not on the public internet'),
  })
})

test('a receiver that hangs up delays no other', async () => {
  const down = await receiver(() => 'hang up')
  const up = await receiver()
  await hook(down.url)
  await hook(up.url)
  for (let at = 0; at < 20; at++) await notify(`R${at}`)
  expect(await sendDueWebhooks(db, inside, now)).toBe(20)
  // Those that were under way together, and none after them.
  expect(down.received.length).toBeLessThanOrEqual(4)
  expect(up.received).toHaveLength(20)
})

test('a webhook hears only of its store and its events, and of nothing while it is off', async () => {
  const { received, url } = await receiver()
  await hook(`${url}/cl`, '--country cl')
  await hook(`${url}/returns`, '--events return.requested')
  await hook(`${url}/off`, '--off')
  await hook(`${url}/ar`, '--country ar --events order.paid,return.requested')
  await notify()
  await sendDueWebhooks(db, inside, now)
  expect(received.map(({ url: path }) => path)).toEqual(['/hook/ar'])
})

test('mails go to the roles an event is for, of its store and of all, each address once', async () => {
  await operator('notify set orders deposito@calandria.example Caja@Calandria.example')
  await operator('notify set orders deposito@calandria.example --country ar')
  await operator('notify set orders chile@calandria.example --country cl')
  await operator('notify set finance finanzas@calandria.example')
  await operator('notify set owner duena@calandria.example')
  await notify()
  const sent = await mails()
  expect(sent.map(({ recipient }) => String(recipient)).toSorted()).toEqual([
    'caja@calandria.example',
    'deposito@calandria.example',
    'duena@calandria.example',
  ])
  expect(sent[0]!.data).toEqual({ event: 'order.paid', ref: 'R1', amount: '$\u00a04.599', about: expect.any(String) })
  await operator('notify set orders')
  expect((await operator('notify list')).output).not.toMatch(/^orders {2}all stores/m)
  expect((await rows(sql`select subject from audit where action = 'notify-set' order by id desc limit 1`))[0]).toEqual({
    subject: 'orders all stores: no one',
  })
})

test('what was delivered or given up is deleted in time, what waits is not', async () => {
  const { url } = await receiver()
  const { id } = await hook(url)
  const row = (delivered: string | null, dead: string | null, created: string) =>
    sql`(${id}, 'ar', 'order.paid', '{}', ${created}, ${created}, ${delivered}, ${dead})`
  await db.execute(sql`insert into webhook_delivery (webhook_id, country, event, data, created_at, due_at, delivered_at, dead_at) values
    ${row('2026-10-01', null, '2026-10-01')}, ${row('2026-11-01', null, '2026-11-01')},
    ${row(null, '2026-10-01', '2026-10-01')}, ${row(null, '2026-08-01', '2026-08-01')}, ${row(null, null, '2026-11-14')}`)
  await operator('run-jobs --only delete-deliveries')
  expect((await deliveries()).map(({ created_at }) => String(created_at).slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-10-01',
    '2026-11-14',
  ])
})

test.each([
  ['notify set cocina x@example.com', /ROLE must be one of owner, orders, care, content, finance/],
  ['notify set orders nada', /"nada" is no e-mail address/],
  ['webhook set ftp://x.example/', /must look like https/],
  ['webhook set http://x.example/', /must look like https/],
  ['webhook set https://user:pass@x.example/', /without a password in it/],
  ['webhook set https://x.example/ --events order.lost', /--events must be one of order.paid/],
  ['webhook set https://x.example/ --on --off', /not both/],
  ['webhook delete 9', /There is no webhook 9/],
  ['webhook deliveries --state lost', /--state must be one of/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await rows(sql`select from audit`)).toEqual([])
})

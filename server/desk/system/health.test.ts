import net, { type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { DeskHealth, DeskSetting } from '#contract/desk/system.ts'
import type { SlowRoute } from '#contract/desk/today.ts'
import type { DeskWebhook, WebhookDelivery } from '#contract/desk/webhooks.ts'
import { sql } from '#db/connection/drizzle.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { listNodes, writeNode } from '#server/platform/health/nodes.ts'
import { nodesApart } from '#server/platform/health/photo-stores.ts'
import { countRouteTimes, readRouteTimes, writeRouteTimes } from '#server/platform/health/route-times.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-15T15:00:00Z')
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const now = () => noon
/** A mail server that says nothing, and a provider that is not there. */
const silent = net.createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => silent.once('listening', resolve))
const secret = 'hunter2'
const shop = await openShop({
  now,
  env: {
    SMTP_URL: `smtp://user:${secret}@127.0.0.1:${(silent.address() as AddressInfo).port}`,
    MERCADOPAGO_ACCESS_TOKEN: `APP_USR-${secret}-1234567890`,
    MERCADOPAGO_WEBHOOK_SECRET: `${secret}-webhook`,
    MERCADOPAGO_URL: 'http://127.0.0.1:9',
  },
})
const owner = await signedInStaff(shop, { email: 'sistema@tienda.example', roles: ['owner'] }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)

const node = (id: number, startedAt: Date) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  host: `web-${id}`,
  startedAt,
  build: 'abc',
  runtime: 'v24.0.0',
  threads: 2,
  runsJobs: id === 1,
  photoStore: id === 2 ? 'bucket.example/photos' : 'folder',
  indexes: [{ country: 'ar' as const, builtAt: at(-90).toISOString(), staleSeconds: 0 }],
})

test('OP-078 the desk shows every node with its indexes, which is silent, and what does not answer, without a secret', async () => {
  await rows(sql`delete from shop_node`)
  await writeNode(shop.db, node(1, at(-600)), at(-21))
  await writeNode(shop.db, node(2, at(-500)), at(-3))
  const { nodes, dependencies, ...rest } = await owner.get<DeskHealth>('/desk/api/system/health')
  expect(nodes.map(({ host, isSilent, runsJobs }) => [host, isSilent, runsJobs])).toEqual([
    ['web-2', false, false],
    ['web-1', true, true],
  ])
  expect(nodes[0]!.indexes).toEqual([{ country: 'ar', builtAt: at(-90).toISOString(), staleSeconds: 0 }])
  const stateOf = Object.fromEntries(dependencies.map(({ name, state }) => [name, state]))
  expect(stateOf).toEqual({ database: 'up', mail: 'down', mercadopago: 'down', storage: 'up' })
  expect(dependencies.find(({ name }) => name === 'mercadopago')).toMatchObject({ problem: expect.any(String) })
  expect(JSON.stringify({ nodes, dependencies, rest })).not.toContain(secret)
  silent.close()
})

test('OP-078 a node that keeps photographs elsewhere than the others is named, at the desk and by the others', async () => {
  await rows(sql`delete from shop_node`)
  for (const id of [1, 2, 3]) await writeNode(shop.db, node(id, at(-600 + id)), at(-3))
  const { nodes } = await owner.get<DeskHealth>('/desk/api/system/health')
  expect(nodes.map(({ host, hasOtherPhotos }) => [host, hasOtherPhotos])).toEqual([
    ['web-3', false],
    ['web-2', true],
    ['web-1', false],
  ])
  const seen = await listNodes(shop.db)
  const hostsApartFrom = (id: number) => nodesApart(node(id, noon), seen, noon).map(({ host }) => host)
  expect(hostsApartFrom(1)).toEqual(['web-2'])
  expect(hostsApartFrom(2)).toEqual(['web-3', 'web-1'])
  // One that is silent, or has not said where, is no reason for an alarm.
  expect(nodesApart(node(1, noon), seen, at(60))).toEqual([])
  expect(nodesApart({ ...node(1, noon), photoStore: null }, seen, noon)).toEqual([])
})

test('OP-078 a node that died an hour ago is forgotten by the others', async () => {
  await writeNode(shop.db, node(3, at(-9000)), at(-4000))
  await writeNode(shop.db, node(4, at(0)), at(0))
  expect((await listNodes(shop.db)).map(({ host }) => host)).not.toContain('web-3')
})

test('OP-078 settings in force are shown with every secret masked, and which are not the usual ones', async () => {
  const { settings } = await owner.get<{ settings: DeskSetting[] }>('/desk/api/system/settings')
  const of = (name: string) => settings.find((one) => one.name === name)
  expect(of('MERCADOPAGO_ACCESS_TOKEN')).toEqual({ name: 'MERCADOPAGO_ACCESS_TOKEN', value: '••••', isUsual: false })
  expect(of('SMTP_URL')!.value).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
  expect(of('BANK_DATA_KEYS')).toMatchObject({ value: null })
  expect(of('PAYMENT_TIMEOUT_MS')).toEqual({ name: 'PAYMENT_TIMEOUT_MS', value: '8000', isUsual: true })
  expect(JSON.stringify(settings)).not.toContain(secret)
})

test('OP-078 a webhook is added with a secret shown once, and its deliveries are listed and sent again, each with one row of audit', async () => {
  const url = 'https://erp.example/hook'
  const body = { url, country: null, events: ['order.paid'], active: true, isNewSecret: false }
  const before = await countActs()
  const added = await owner.post<{ webhooks: DeskWebhook[]; secret: string }>('/desk/api/webhooks', body)
  expect(added.secret).toMatch(/^[0-9a-f]{64}$/)
  const { id } = added.webhooks[0]!
  const changed = await owner.post<{ secret: string | null }>('/desk/api/webhooks', {
    ...body,
    events: ['return.requested'],
  })
  expect(changed.secret).toBeNull()
  const [sent] = await rows(sql`insert into webhook_delivery
    (webhook_id, country, event, data, created_at, due_at, attempts, delivered_at, last_status)
    values (${id}, 'ar', 'order.paid', '{"ref":"R1"}', ${noon.toISOString()}, ${noon.toISOString()}, 1, ${noon.toISOString()}, 204)
    returning id::int`)
  const { webhooks } = await owner.get<{ webhooks: DeskWebhook[] }>('/desk/api/webhooks')
  expect(webhooks).toMatchObject([{ id, events: ['return.requested'], last: { status: 204, error: null } }])
  expect(JSON.stringify(webhooks)).not.toContain(added.secret)
  const path = `/desk/api/webhooks/${id}/deliveries`
  const { deliveries } = await owner.get<{ deliveries: WebhookDelivery[] }>(`${path}?state=delivered`)
  expect(deliveries).toMatchObject([{ id: sent!.id, ref: 'R1', state: 'delivered', attempts: 1 }])
  const again = await owner.post<{ delivery: WebhookDelivery }>(`${path}/${Number(sent!.id)}/again`)
  expect(again.delivery).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await owner.post(`/desk/api/webhooks/99/deliveries/${Number(sent!.id)}/again`)).toMatchObject({ status: 404 })
  await owner.post('/desk/api/webhooks', { ...body, active: false })
  expect(await owner.post(`${path}/${Number(sent!.id)}/again`)).toMatchObject({ status: 409, code: 'not_possible' })
  expect(await owner.post('/desk/api/webhooks', { ...body, url: 'http://10.0.0.1/' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('tiene que ser como https'),
  })
  expect(await owner.post<{ webhooks: [] }>(`/desk/api/webhooks/${id}/delete`)).toMatchObject({ webhooks: [] })
  expect(await countActs()).toBe(before + 5)
})

test('OP-078 how long pages take is counted over all nodes, and the slowest are listed', async () => {
  const times = [300, 30].map((count) => {
    const hooks: ((request: object, reply: object) => Promise<void>)[] = []
    const counter = countRouteTimes({ addHook: (_name: string, hook: never) => hooks.push(hook) } as never)
    const answer = (url: string, elapsedTime: number) => hooks[0]!({ url, routeOptions: { url: '*' } }, { elapsedTime })
    return { counter, answer, count }
  })
  for (const { answer, count } of times) {
    for (let asked = 0; asked < count; asked += 1) {
      await answer('/', 40)
      await answer('/checkout', 900)
    }
  }
  for (const { counter } of times) await writeRouteTimes(shop.db, counter, at(-60))
  const [old] = times
  await old!.answer('/', 4000)
  await writeRouteTimes(shop.db, old!.counter, at(-3700))
  const { routes, limitMs } = await owner.get<{ routes: SlowRoute[]; limitMs: number }>('/desk/api/today/slow-pages')
  expect(limitMs).toBe(500)
  expect(routes[0]).toMatchObject({ route: 'page checkout', count: 330, slow: 330 })
  expect(routes.find(({ route }) => route === 'page home')).toMatchObject({ count: 330, slow: 0 })
  expect(routes[0]!.p95Ms).toBeGreaterThan(750)

  await old!.answer('/', 10)
  await writeRouteTimes(shop.db, old!.counter, at(2 * 60 * 60))
  expect(await rows(sql`select 1 from route_time where slot < ${at(-1).toISOString()}`)).toEqual([])
  expect(await readRouteTimes(shop.db, at(2 * 60 * 60 - 60))).toHaveLength(1)
})

test('S13 nodes, settings and webhooks are for those who work for all stores', async () => {
  const one = await signedInStaff(shop, { email: 'una@tienda.example', roles: ['owner'], stores: ['cl'] }, now)
  for (const path of ['/desk/api/system/health', '/desk/api/system/settings', '/desk/api/webhooks'])
    expect(await one.get(path), path).toMatchObject({ status: 403, code: 'not_permitted' })
})

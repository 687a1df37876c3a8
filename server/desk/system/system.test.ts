import { expect, test } from 'vitest'
import type { DeskSystem } from '#contract/desk/system.ts'
import { sql } from '#db/connection/drizzle.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-15T15:00:00Z')
const now = () => noon
const shop = await openShop({ now })
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows

test('OP-078 mail and webhooks that were given up are shown masked, and sent again with one row of audit', async () => {
  const owner = await signedInStaff(shop, { email: 'sistema@tienda.example', roles: ['owner'] }, now)
  const [mail] =
    await rows(sql`insert into outbox_mail (country, recipient, template, data, created_at, dead_at, last_error)
    values ('ar', 'ana@example.com', 'welcome', '{}', now(), now(), '550 no such user') returning id::int`)
  const [webhook] = await rows(sql`insert into webhook (url, events, secret, created_at)
    values ('https://erp.example/hook', '{order.paid}', 's', now()) returning id`)
  const [delivery] =
    await rows(sql`insert into webhook_delivery (webhook_id, country, event, data, created_at, due_at, dead_at)
    values (${webhook!.id}, 'ar', 'order.paid', '{"ref":"R1"}', now(), now(), now()) returning id::int`)
  const { mails, deliveries } = await owner.get<DeskSystem>('/desk/api/system')
  expect(mails).toMatchObject([{ id: mail!.id, recipient: 'a…@example.com', lastError: '550 no such user' }])
  expect(deliveries).toMatchObject([{ id: delivery!.id, event: 'order.paid' }])
  const acts = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)
  const before = await acts()
  const mailed = await owner.post<DeskSystem>(`/desk/api/system/mails/${Number(mail!.id)}/retry`)
  expect(mailed.mails).toMatchObject([{ deadAt: null, attempts: 0 }])
  const sent = await owner.post<DeskSystem>(`/desk/api/system/deliveries/${Number(delivery!.id)}/retry`)
  expect(sent.deliveries).toEqual([])
  expect(await acts()).toBe(before + 2)
  expect(await owner.post(`/desk/api/system/mails/${Number(mail!.id)}/retry`)).toMatchObject({
    status: 409,
    code: 'not_possible',
  })
})

test('S13 an owner of one store does not see what is sent for others', async () => {
  const owner = await signedInStaff(shop, { email: 'una@tienda.example', roles: ['owner'], stores: ['cl'] }, now)
  expect(await owner.get('/desk/api/system')).toMatchObject({ status: 403, code: 'not_permitted' })
})

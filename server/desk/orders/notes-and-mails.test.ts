import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (...roles: Role[]) => signedInStaff(shop, { email: `nota${(people += 1)}@tienda.example`, roles }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countOf = async (table: string) =>
  Number((await rows(sql`select count(*) as count from ${sql.identifier(table)}`))[0]!.count)
type One = { order: DeskOrder }
const at = '/desk/api/orders/R106'

test('OP-078 a note has its author and moment, one row in the audit without its words, and no shopper reads it', async () => {
  const { post, get } = await signedIn('care')
  const before = await countOf('audit')
  const sent = { headers: { 'idempotency-key': 'nota-numero-1' } }
  for (const _twice of [1, 2]) {
    const { order } = await post<One>(`${at}/notes`, { text: '  Pide timbre 3 \n' }, sent)
    expect(order.notes).toMatchObject([{ text: 'Pide timbre 3', author: expect.stringContaining('@tienda.example') }])
  }
  expect(await countOf('audit')).toBe(before + 1)
  expect(JSON.stringify(await rows(sql`select * from audit where action = 'note-order'`))).not.toContain('timbre')
  expect(await post(`${at}/notes`, { text: '   ' })).toMatchObject({ status: 422 })
  expect(await (await signedIn('reader')).post(`${at}/notes`, { text: 'hola' })).toMatchObject({ status: 403 })
  expect((await get<One>(at)).order.notes).toHaveLength(1)
})

test('OP-078 R1 a mail that got lost goes out again, once for one press, as long as it is true', async () => {
  const { post, get } = await signedIn('orders')
  const reader = await signedIn('reader')
  await advanceOrder(shop.db, { orderNr: 'R106', to: 'shipped', note: 'Andreani 360' }, { actor: 'test', now: now() })
  const [first] = (await get<One>(at)).order.mails
  expect(first).toMatchObject({
    template: 'order-shipped',
    state: 'waiting',
    isRepeatable: false,
    to: 'a…@example.com',
  })
  const again = `${at}/mails/${first!.id}/again`
  expect(await post(again)).toMatchObject({ status: 409, message: 'Ese mail todavía espera para salir.' })
  await rows(sql`update outbox_mail set sent_at = now(), data = null`)
  expect(await reader.post(again)).toMatchObject({ status: 403 })
  const before = await countOf('audit')
  const sent = { headers: { 'idempotency-key': 'de-nuevo-1' } }
  for (const _twice of [1, 2]) {
    const { order } = await post<One>(again, {}, sent)
    expect(order.mails.map(({ state }) => state)).toEqual(['sent', 'waiting'])
  }
  expect(await countOf('audit')).toBe(before + 1)
  const [written] = await rows(sql`select recipient, data from outbox_mail where sent_at is null`)
  expect(written).toMatchObject({ recipient: 'ana@example.com', data: { orderNr: 'R106', tracking: 'Andreani 360' } })
  await rows(sql`update outbox_mail set sent_at = now(), data = null`)
  await advanceOrder(shop.db, { orderNr: 'R106', to: 'delivered' }, { actor: 'test', now: now() })
  expect(await post(again)).toMatchObject({ status: 409, message: expect.stringContaining('ya no es cierto') })
  expect(await post('/desk/api/orders/R304/mails/1/again')).toMatchObject({ status: 409 })
})

test('OP-078 the command line notes and sends again as the desk does', async () => {
  const operator = operatorOn(shop.url, { now: now() })
  await operator(['order', 'note', 'r106', 'Llamar antes'])
  await advanceOrder(shop.db, { orderNr: 'R106', to: 'cancelled' }, { actor: 'test', now: now() })
  await rows(sql`update outbox_mail set sent_at = now(), data = null`)
  const [mail] = await rows(sql`select id from outbox_mail where order_nr = 'R106'`)
  await operator(`order-mail-again R106 ${String(mail!.id)}`)
  const { output } = await operator('order show R106')
  expect(output).toContain('note of operator test')
  expect(output).toMatch(/mail \d+: order-cancelled, waiting/)
  await expect(operator('order-mail-again R106 999')).rejects.toThrow('has no mail 999')
})

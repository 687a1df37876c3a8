import { expect, test } from 'vitest'
import { answerSurvey, readSurvey } from '#contract/content/survey.ts'
import { openDemoShop, noon } from '#server/browse/product/tests/demo-shop.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { sendSurveys } from './send-surveys.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const stateOf = async (key: string) =>
  readSurvey.reply.parse((await shop.get('/api/customer/nps', { query: { key } })).json()).state
const answer = (fields: Record<string, string>) => shop.form('/api/customer/nps', fields)
const answers = async () => (await shop.pool.query('select key, score, comment from nps_answer order by id')).rows

test('CONT-01 API-63 OP-093 OP-095 a key is answered once; the second answer changes nothing', async () => {
  expect([await stateOf('NPS-0001'), await stateOf('NPS-0002'), await stateOf('nada'), await stateOf('')]).toEqual([
    'open',
    'answered',
    'unknown',
    'open',
  ])
  const first = await answer({ key: 'NPS-0001', score: '10', comment: ' ¡Todo bien! ' })
  expect(answerSurvey.reply.parse(first.json()).message).toMatch(/^¡Gracias!/)
  expect((await answers()).at(-1)).toEqual({ key: 'NPS-0001', score: 10, comment: '¡Todo bien!' })
  const count = (await answers()).length
  expect((await answer({ key: 'NPS-0001', score: '0' })).json().message).toMatch(/^Ya habías respondido/)
  expect(await answers()).toHaveLength(count)
})

test.each(['-1', '11', '5.5', 'diez', ''])('OP-095 the score %j is a wrong call, never a fault', async (score) => {
  expect((await answer({ score })).statusCode).toBe(400)
})

test('OP-095 without a key it is anonymous, and limited for an address', async () => {
  const replies = []
  for (let at = 0; at < 4; at += 1)
    replies.push((await answer({ score: '7', key: at === 1 ? 'inventada' : '' })).statusCode)
  expect(replies).toEqual([200, 200, 200, 429])
  expect((await answers()).at(-1)).toMatchObject({ key: null, score: 7 })
})

test('OP-095 it is asked by mail some days after a delivery, once per order', async () => {
  const acting = { actor: 'test', now: noon }
  const mails = async () => (await shop.pool.query("select data from outbox_mail where template = 'survey'")).rows
  const days = (count: number) => new Date(noon.getTime() - count * 86_400_000).toISOString()
  await shop.pool.query('delete from nps_answer')
  await shop.pool.query('delete from nps_invitation')
  await shop.pool.query("update sales_order set delivered_at = $1 where status = 'delivered'", [days(60)])
  const [order] = (
    await shop.pool.query(
      "update sales_order set delivered_at = $1 where order_nr = (select order_nr from sales_order where status = 'delivered' and cart_hash is not null order by order_nr limit 1) returning order_nr",
      [days(4)],
    )
  ).rows
  const run = (now = noon) => sendSurveys.run(shop.db, { ...acting, now }, undefined)
  expect((await run()).done).toBe(0)
  const later = new Date(noon.getTime() + 2 * 86_400_000)
  expect((await run(later)).done).toBe(1)
  expect((await run(later)).done).toBe(0)
  const [mail] = await mails()
  expect(mail.data.orderNr).toBe(order.order_nr)
  expect(await stateOf(mail.data.key)).toBe('open')
})

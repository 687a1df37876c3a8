import { beforeAll, expect, test } from 'vitest'
import type { ListedMail } from '#contract/desk/mails.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { templateNames } from '#server/platform/mail/templates/all-templates.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
let person: Awaited<ReturnType<typeof signedInStaff>>
let ofChile: typeof person
beforeAll(async () => {
  person = await signedInStaff(shop, { email: 'mails@tienda.example', roles: ['content'] }, now)
  ofChile = await signedInStaff(shop, { email: 'cl@tienda.example', roles: ['content'], stores: ['cl'] }, now)
})

test('every mail is listed with its subject and shown as it would be sent, in the voice of the store', async () => {
  const { mails } = await person.get<{ mails: ListedMail[] }>('/desk/api/mails?country=ar')
  expect(mails.map(({ template }) => template)).toEqual(templateNames)
  const shown = await person.get<{ html: string; text: string; subject: string }>('/desk/api/mails/welcome?country=co')
  expect(shown.subject).not.toBe('')
  expect(shown.html).toContain('prefers-color-scheme:dark')
  expect(await person.get('/desk/api/mails/no-such?country=ar')).toMatchObject({ status: 404 })
  expect(await ofChile.get('/desk/api/mails?country=ar')).toMatchObject({ status: 404 })
})

test('S2 a test mail goes to oneself alone, is none of an order’s, is on record, and is limited', async () => {
  const send = (by = person) => by.post<{ to: string }>('/desk/api/mails/order-paid/test', { country: 'ar' })
  expect(await send()).toMatchObject({ status: 200, to: 'mails@tienda.example' })
  const { rows } = await shop.pool.query(
    `select recipient, template, order_nr from outbox_mail where recipient = 'mails@tienda.example'`,
  )
  expect(rows).toEqual([{ recipient: 'mails@tienda.example', template: 'order-paid', order_nr: null }])
  const { rows: acts } = await shop.pool.query(`select subject, country from audit where action = 'mail-test'`)
  expect(acts).toEqual([{ subject: 'order-paid: ar', country: 'ar' }])
  expect(await send(ofChile)).toMatchObject({ status: 404 })
  for (let sent = 1; sent < 20; sent += 1) expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ status: 429 })
})

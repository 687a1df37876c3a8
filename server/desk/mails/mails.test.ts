import { beforeAll, expect, test } from 'vitest'
import type { OpenedContent } from '#contract/desk/content.ts'
import type { ListedMail } from '#contract/desk/mails.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import type { Message } from '#server/platform/mail/delivery.ts'
import { linksOf } from '#server/platform/mail/links.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { sendDueMail } from '#server/platform/mail/send-mail.ts'
import { templateNames } from '#server/platform/mail/templates/all-templates.ts'
import { demoSender } from '#tests/demo-settings.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
let person: Awaited<ReturnType<typeof signedInStaff>>
let ofChile: typeof person
let ofArgentina: typeof person
beforeAll(async () => {
  person = await signedInStaff(shop, { email: 'mails@tienda.example', roles: ['content'] }, now)
  ofChile = await signedInStaff(shop, { email: 'cl@tienda.example', roles: ['content'], stores: ['cl'] }, now)
  ofArgentina = await signedInStaff(shop, { email: 'ar@tienda.example', roles: ['content'], stores: ['ar'] }, now)
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
  const { rows: acts } = await shop.pool.query(
    `select subject, country from audit where action = 'mail-test' and subject like 'order%'`,
  )
  expect(acts).toEqual([{ subject: 'order-paid: ar', country: 'ar' }])
  expect(await send(ofChile)).toMatchObject({ status: 404 })
  for (let sent = 1; sent < 20; sent += 1) expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ status: 429 })
})

test('a mail says what the store published, to those queued from then on; drafts and faults change nothing', async () => {
  const document = { country: 'ar', document: 'mail/welcome' }
  const act = (what: string, body: object) =>
    person.post<OpenedContent>(`/desk/api/content/${what}`, { ...document, ...body })
  const shown = () => person.get<{ html: string; subject: string }>('/desk/api/mails/welcome?country=ar')
  const enqueue = (to: string) =>
    enqueueMail(shop.db, { template: 'welcome', to, country: 'ar', data: { name: 'Luz' }, now: now() })
  await enqueue('antes@example.com')
  const texts = {
    subject: 'Te damos la bienvenida, {{nombre}}',
    heading: '',
    introduction: 'Qué alegría.',
    closing: '',
  }

  const refused = await act('draft', { base: 0, body: { ...texts, subject: 'Hola {{apellido}}' } })
  expect(refused).toMatchObject({
    status: 422,
    errors: { subject: '{{apellido}} no es de este mail: tiene {{nombre}}, {{tienda}}' },
  })
  const drafted = await act('draft', { base: 0, body: texts })
  expect(drafted).toMatchObject({ status: 200, isDraft: true, shownBody: null })
  expect((await shown()).subject).toBe('¡Hola, Carla! Tu cuenta está lista')
  const preview = await person.post<{ subject: string; html: string }>('/desk/api/mails/welcome/preview', {
    country: 'ar',
    texts,
  })
  expect(preview).toMatchObject({
    subject: 'Te damos la bienvenida, Carla',
    html: expect.stringContaining('Qué alegría.'),
  })
  const wrong = await person.post('/desk/api/mails/welcome/preview', { country: 'ar', texts: { subject: '{{x}}' } })
  expect(wrong).toMatchObject({ status: 422, errors: { subject: expect.stringContaining('{{x}}') } })
  expect(await person.post('/desk/api/mails/staff-link/preview', { country: 'ar', texts })).toMatchObject({
    status: 404,
  })

  shop.clock.now = new Date(now().getTime() + 60_000)
  const published = await act('publish', { base: drafted.base, reason: 'Nuestra voz' })
  expect((await shown()).subject).toBe('Te damos la bienvenida, Carla')
  expect((await person.get<{ subject: string }>('/desk/api/mails/welcome?country=cl')).subject).toContain(
    'Tu cuenta está lista',
  )
  const { mails } = await person.get<{ mails: ListedMail[] }>('/desk/api/mails?country=ar')
  expect(mails.filter(({ isChanged }) => isChanged)).toEqual([
    { template: 'welcome', subject: 'Te damos la bienvenida, Carla', isChanged: true },
  ])
  await enqueue('despues@example.com')
  const tested = await ofArgentina.post('/desk/api/mails/welcome/test', {
    country: 'ar',
    texts: { ...texts, subject: 'Prueba {{nombre}}' },
  })
  expect(tested).toMatchObject({ status: 200, to: 'ar@tienda.example' })

  shop.clock.now = new Date(now().getTime() + 60_000)
  await act('roll-back', { base: published.base, reason: 'Probamos otra cosa' })
  await enqueue('al-final@example.com')
  const sent = new Map<string, string>()
  const delivery = {
    maxConcurrent: 1,
    deliver: async ({ to, subject }: Message) => void sent.set(to, subject),
    close: () => {},
  }
  await sendDueMail(shop.db, { delivery, linkTo: linksOf({ PORT: 3000 }), ...demoSender }, now())
  expect(sent.get('antes@example.com')).toBe('¡Hola, Luz! Tu cuenta está lista')
  expect(sent.get('despues@example.com')).toBe('Te damos la bienvenida, Luz')
  expect(sent.get('al-final@example.com')).toBe('¡Hola, Luz! Tu cuenta está lista')
  expect(sent.get('ar@tienda.example')).toBe('Prueba Carla')
})

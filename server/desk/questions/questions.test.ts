import { expect, test } from 'vitest'
import type { CustomerCare } from '#contract/desk/customer-care.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { AnswerTemplate, DeskQuestion, ListedQuestion } from '#contract/desk/questions.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deleteQuestions } from '#server/content/help/delete-questions.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[] = ['care'], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `responde${(people += 1)}@tienda.example`, roles, stores }, now)
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<T>(query)).rows

type Typed = { email?: string; order_nr?: string; message?: string; country?: OpenCountry }
let networks = 0
/** A question by the shop’s own form. */
async function ask({
  email = 'ana@example.com',
  order_nr = '',
  message = '¿Cuándo llega?',
  country = 'ar',
}: Typed = {}) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/help/contact',
    remoteAddress: `10.1.0.${(networks += 1)}`,
    headers: { 'x-store': `vereda-${country}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, order_nr, message }).toString(),
  })
  const { code } = reply.json<{ code: string }>()
  const [row] = await rows<{ id: number }>(sql`select id_question as id from question where code = ${code}`)
  return { code, at: `/desk/api/questions/${row!.id}`, id: row!.id }
}

type List = { questions: ListedQuestion[]; next: number | null }
type One = { question: DeskQuestion; data?: { status: string; last: { by: string } } }
type Templates = { templates: AnswerTemplate[] }
const orderOfAna = async () =>
  (
    await rows<{ nr: string }>(sql`select order_nr as nr from sales_order join customer using (id_customer)
      where email = 'ana@example.com' and sales_order.country = 'ar' order by order_nr limit 1`)
  )[0]!.nr
const answers = () =>
  rows(sql`select recipient, country, order_nr, data from outbox_mail where template = 'help-answer'`)
const acts = async () =>
  (await rows<{ action: string }>(sql`select action from audit where action ~ 'question|template' order by id`)).map(
    ({ action }) => action,
  )

test('OP-078 a question of a shopper waits at the desk, is answered by mail with the name and the order filled in', async () => {
  const by = await signedIn()
  const nr = await orderOfAna()
  const { code, at, id } = await ask({ order_nr: nr.toLowerCase() })
  await ask({ message: 'Otra' })
  const { questions } = await by.get<List>('/desk/api/questions?country=ar')
  expect(questions).toMatchObject([
    { idQuestion: id, code, status: 'open', email: 'a…@example.com', orderNr: nr, takenBy: null },
    { excerpt: 'Otra' },
  ])
  const { question } = await by.get<One>(at)
  expect(question).toMatchObject({ email: 'a…@example.com', name: 'A.', orderOf: 'asker', isRevealed: false })
  const text = 'Hola {nombre}:\n\ntu pedido {pedido} sale hoy.'
  const answered = await by.post<One>(`${at}/answer`, { text, version: question.version })
  const filled = `Hola Ana:\n\ntu pedido ${nr} sale hoy.`
  expect(answered).toMatchObject({
    status: 200,
    question: { status: 'answered', isMine: true, entries: [{ kind: 'answer', text: filled }] },
  })
  expect(await answers()).toEqual([
    { recipient: 'ana@example.com', country: 'ar', order_nr: nr, data: { code, answer: filled, orderNr: nr } },
  ])
  expect((await by.get<List>('/desk/api/questions?status=answered')).questions).toMatchObject([{ idQuestion: id }])
  expect((await by.get<List>('/desk/api/questions?status=answered&mine=1')).questions).toHaveLength(1)
  expect((await by.get<List>('/desk/api/questions?mine=1')).questions).toEqual([])
  expect(await acts()).toEqual(['answer-question'])
  expect(JSON.stringify(await rows(sql`select * from audit where action = 'answer-question'`))).not.toMatch(/Hola|Ana/)
})

test('OP-078 an answer sent twice under one key is one mail', async () => {
  const by = await signedIn()
  const { at } = await ask()
  const sent = { headers: { 'idempotency-key': 'respuesta-1' } }
  for (const _ of [1, 2]) {
    expect(await by.post(`${at}/answer`, { text: 'Mañana.', version: 1 }, sent)).toMatchObject({ status: 200 })
  }
  expect(await answers()).toHaveLength(1)
})

test.each([
  ['with an unknown placeholder', 'Hola {apellido}', /\{apellido\} no se puede completar/],
  ['with a name nobody knows', 'Hola {nombre}', /No sabemos qué va en \{nombre\}/],
  ['with an order nobody named', 'Tu pedido {pedido}', /No sabemos qué va en \{pedido\}/],
  ['without a word', ' ', /./],
  ['that is too long', 'x'.repeat(4001), /./],
])('OP-078 an answer %s is refused at its field, and nothing is sent', async (_, text, sentence) => {
  const by = await signedIn()
  const { at } = await ask({ email: 'nadie@example.com' })
  const refused = await by.post<One>(`${at}/answer`, { text, version: 1 })
  expect([refused.status, refused.errors?.text]).toEqual([422, expect.stringMatching(sentence)])
  expect(await answers()).toEqual([])
  expect((await by.get<One>(at)).question).toMatchObject({ status: 'open', version: 1, entries: [] })
})

test('S13 an order of somebody else is named as such, and gives neither its name nor its mails', async () => {
  const by = await signedIn()
  const nr = await orderOfAna()
  const { at } = await ask({ email: 'curioso@example.com', order_nr: nr })
  expect((await by.get<One>(at)).question).toMatchObject({ orderOf: 'another', name: null, idCustomer: null })
  await by.post(`${at}/answer`, { text: 'Escribinos desde el e-mail de la compra.', version: 1 })
  expect(await answers()).toMatchObject([{ recipient: 'curioso@example.com', order_nr: null }])
  const { at: unknown } = await ask({ order_nr: 'NADA-1' })
  expect((await by.get<One>(unknown)).question).toMatchObject({ orderOf: 'nobody' })
})

test('R12 of two who answer, the second hears by whom it was answered; who is on it is seen', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const { at } = await ask()
  const taken = await one.post<One>(`${at}/take`, { isMine: true, version: 1 })
  expect(taken.question).toMatchObject({ isMine: true, takenBy: 'Ana', version: 2 })
  expect((await other.get<One>(at)).question).toMatchObject({ isMine: false, takenBy: 'Ana' })
  expect(await other.post<One>(`${at}/answer`, { text: 'Hola', version: 1 })).toMatchObject({
    code: 'changed_meanwhile',
    data: { status: 'open', last: { by: expect.stringContaining('@tienda.example') } },
  })
  expect(await answers()).toEqual([])
  const left = await one.post<One>(`${at}/take`, { isMine: false, version: 2 })
  expect(left.question).toMatchObject({ takenBy: null })
})

test('OP-078 a question is closed without an answer and opened again; a note is for the staff alone', async () => {
  const by = await signedIn()
  const { at } = await ask()
  const noted = await by.post<One>(`${at}/notes`, { text: ' Llamó también ' })
  expect(noted.question.entries).toMatchObject([{ kind: 'note', text: 'Llamó también' }])
  const closed = await by.post<One>(`${at}/move`, { act: 'close', version: 1 })
  expect(closed.question).toMatchObject({ status: 'closed', version: 2 })
  expect(await by.post(`${at}/answer`, { text: 'Hola', version: 2 })).toMatchObject({ code: 'not_possible' })
  expect(await by.post(`${at}/move`, { act: 'close', version: 2 })).toMatchObject({ code: 'not_possible' })
  const open = await by.post<One>(`${at}/move`, { act: 'reopen', version: 2 })
  expect(open.question).toMatchObject({ status: 'open' })
  expect(await answers()).toEqual([])
  expect(await acts()).toEqual(['note-question', 'close-question', 'reopen-question'])
  expect(JSON.stringify(await rows(sql`select * from audit where action = 'note-question'`))).not.toContain('Llamó')
})

test('S41 address and name are shown for a reason that is recorded', async () => {
  const by = await signedIn()
  const { at, code } = await ask()
  expect(await by.post(`${at}/reveal`, { reason: '' })).toMatchObject({ status: 422 })
  const { question } = await by.post<One>(`${at}/reveal`, { reason: 'La llamo' })
  expect(question).toMatchObject({ isRevealed: true, email: 'ana@example.com', name: 'Ana' })
  expect(await rows(sql`select subject, reason from audit where action = 'reveal-question'`)).toEqual([
    { subject: `question ${code}`, reason: 'La llamo' },
  ])
})

test('S13 questions and templates of another store are not there', async () => {
  const here = await signedIn()
  const { at } = await ask()
  const elsewhere = await signedIn(['owner'], ['cl'])
  expect((await elsewhere.get<List>('/desk/api/questions')).questions).toEqual([])
  expect(await elsewhere.get('/desk/api/questions?country=ar')).toMatchObject({ status: 404 })
  expect(await elsewhere.get(at)).toMatchObject({ status: 404 })
  for (const [path, body] of [
    ['answer', { text: 'Hola', version: 1 }],
    ['take', { isMine: true, version: 1 }],
    ['notes', { text: 'Hola' }],
    ['move', { act: 'close', version: 1 }],
    ['reveal', { reason: 'Porque sí' }],
  ] as const) {
    expect(await elsewhere.post(`${at}/${path}`, body)).toMatchObject({ status: 404 })
  }
  const made = { country: 'ar', name: 'Envíos', text: 'Llega mañana.' }
  const { templates } = await here.post<Templates>('/desk/api/answer-templates', made)
  expect(await elsewhere.get('/desk/api/answer-templates?country=ar')).toMatchObject({ status: 404 })
  expect(await elsewhere.post('/desk/api/answer-templates', made)).toMatchObject({ status: 404 })
  const own = `/desk/api/answer-templates/${templates[0]!.idTemplate}`
  expect(await elsewhere.post(own, { name: 'x', text: 'x', version: 1 })).toMatchObject({ status: 404 })
  expect(await elsewhere.post(`${own}/delete`, { version: 1 })).toMatchObject({ status: 404 })
})

test('OP-078 a template is written, changed and deleted; an unknown placeholder, a second of its name and an old version are refused', async () => {
  const by = await signedIn()
  const path = '/desk/api/answer-templates'
  const made = { country: 'ar', name: 'Envíos', text: 'Hola {nombre}: {pedido} llega mañana.' }
  const { templates } = await by.post<Templates>(path, made)
  expect(templates).toMatchObject([{ ...made, version: 1 }])
  const [{ idTemplate }] = templates as [AnswerTemplate]
  expect(await by.post(path, { ...made, name: 'Otro', text: 'Hola {fulano}' })).toMatchObject({
    status: 422,
    errors: { text: expect.stringContaining('{fulano}') },
  })
  expect(await by.post(path, { ...made, name: 'ENVÍOS' })).toMatchObject({ status: 422, errors: { name: /ya hay/i } })
  const changed = await by.post<Templates>(`${path}/${idTemplate}`, { name: 'Envíos', text: 'Llega hoy.', version: 1 })
  expect(changed.templates).toMatchObject([{ text: 'Llega hoy.', version: 2 }])
  expect(await by.post(`${path}/${idTemplate}`, { name: 'Envíos', text: 'Otra.', version: 1 })).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect(await by.post(`${path}/${idTemplate}/delete`, { version: 1 })).toMatchObject({ code: 'changed_meanwhile' })
  expect((await by.post<Templates>(`${path}/${idTemplate}/delete`, { version: 2 })).templates).toEqual([])
  expect(await acts()).toEqual(['add-answer-template', 'change-answer-template', 'delete-answer-template'])
})

test('OP-078 a question is seen on the page of its order and of its customer, with the mails and notes of both', async () => {
  const by = await signedIn(['owner'])
  const nr = await orderOfAna()
  const { at, code, id } = await ask({ order_nr: nr })
  await by.post(`${at}/notes`, { text: 'Llamó también' })
  await by.post(`/desk/api/orders/${nr}/notes`, { text: 'Timbre roto' })
  await by.post(`${at}/answer`, { text: 'Mañana.', version: 1 })
  const { order } = await by.get<{ order: DeskOrder }>(`/desk/api/orders/${nr}`)
  expect(order.questions).toMatchObject([{ idQuestion: id, code, status: 'answered' }])
  const [ana] = await rows<{ id: number }>(sql`select id_customer as id from customer
    where email = 'ana@example.com' and country = 'ar'`)
  const show = (one: typeof by) =>
    one.post<{ customer: CustomerCare }>(`/desk/api/customers/${ana!.id}/show`, { reason: 'Preguntó por su pedido' })
  const { customer } = await show(by)
  expect(customer.questions).toMatchObject([{ idQuestion: id, code, status: 'answered' }])
  expect(customer.mails.slice(0, 2)).toMatchObject([
    { template: 'help-answer', orderNr: nr, state: 'waiting' },
    { template: 'help-received', orderNr: null },
  ])
  expect(new Set(customer.notes.map(({ on, text }) => `${on}: ${text}`))).toEqual(
    new Set(['order: Timbre roto', 'question: Llamó también']),
  )
  expect(JSON.stringify(customer)).not.toContain('ana@example.com')
})

test('OP-078 a review of a customer is shown with its state, and found alone among those to moderate', async () => {
  const by = await signedIn(['owner'])
  const [written] = await rows<{ id: number; customer: number; status: string }>(
    sql`update review set guest_email = null, id_customer =
        (select id_customer from customer where email = 'ana@example.com' and country = 'ar')
      where id = (select min(id) from review where country = 'ar')
      returning id, id_customer as customer, status`,
  )
  const { customer } = await by.post<{ customer: CustomerCare }>(`/desk/api/customers/${written!.customer}/show`, {
    reason: 'Preguntó por su opinión',
  })
  expect(customer.reviews).toContainEqual(expect.objectContaining({ id: written!.id, status: written!.status }))
  const path = `/desk/api/reviews?status=${written!.status}&id=${written!.id}`
  const found = await by.get<{ reviews: { id: number }[] }>(path)
  expect(found.reviews.map(({ id }) => id)).toEqual([written!.id])
})

test('S28 questions are in the download of their customer, without notes, and go with the account or after 400 days', async () => {
  const by = await signedIn()
  const { at, code } = await ask()
  await by.post(`${at}/notes`, { text: 'Una nota del equipo' })
  await by.post(`${at}/answer`, { text: 'Mañana.', version: 1 })
  const token = (await shop.form('/api/customer/login', { username: 'ana@example.com', password: 'Demo123!' })).json<{
    customer: { token: string }
  }>().customer.token
  const data = await shop.form('/api/customer/data', { token })
  expect(data.body).toContain(code)
  expect(data.body).toContain('Mañana.')
  expect(data.body).not.toContain('Una nota del equipo')
  const after = (days: number) => new Date(now().getTime() + days * 86_400_000)
  const run = (days: number) => deleteQuestions.run(shop.db, { actor: 'job', now: after(days) }, {})
  expect(await run(399)).toMatchObject({ done: 0 })
  expect(await run(400)).toMatchObject({ done: 1 })
  expect(await rows(sql`select 1 from question_entry`)).toEqual([])
})

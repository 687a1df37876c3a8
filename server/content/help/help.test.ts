import { expect, test } from 'vitest'
import { requestHelp } from '#contract/content/help.ts'
import { searchHelp, sectionId } from '#domain/content/help/search-help.ts'
import { contentPages } from '#domain/content/pages/content-pages.ts'
import { readHelp } from '#contract/content/pages.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
/** The limit counts by IP address, so every test has its own. */
const ask = (fields: Record<string, string>, remoteAddress = '10.0.0.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/help/contact',
    remoteAddress,
    headers: { 'x-store': 'vereda-ar', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const mailsAbout = async (code: string) =>
  (
    await shop.pool.query(
      "select template, data, recipient from outbox_mail where template like 'help-%' and data->>'code' = $1 order by id",
      [code],
    )
  ).rows

test('CONT-01 a question with an order number reaches the support team, and the sender gets its number', async () => {
  const reply = requestHelp.reply.parse(
    (await ask({ email: ' Lucia@Example.com', order_nr: 'R101', message: '¿Cuándo llega?' })).json(),
  )
  const [question, received] = await mailsAbout(reply.code)
  expect(question).toMatchObject({ template: 'help-question', recipient: 'ayuda@vereda.example' })
  expect(received).toMatchObject({
    template: 'help-received',
    recipient: 'lucia@example.com',
  })
  // What was typed goes to the team alone: the address may be a stranger’s.
  expect(question.data).toMatchObject({ orderNr: 'R101', message: '¿Cuándo llega?' })
  expect(received.data).toEqual({ code: reply.code })
})

test.each([
  [{ email: 'no', message: 'x' }, 'email'],
  [{ email: 'a@example.com', message: ' ' }, 'message'],
  [{ email: 'a@example.com', message: 'x', order_nr: '<b>' }, 'order_nr'],
])('CONT-01 %j is refused in a sentence at %s', async (fields: Record<string, string>, field) => {
  const reply = await ask(fields)
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([200, [field]])
})

test('CONT-01 no one can flood the support team', async () => {
  const statuses = []
  for (let at = 0; at < 6; at += 1) {
    statuses.push((await ask({ email: 'much@example.com', message: 'x' }, '10.0.0.2')).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})

const asked = [
  ['como devuelvo algo', /devol/i],
  ['cambio de talle', /cambi|tall/i],
  ['cuanto tarda el envio', /env|despacho|lleg/i],
  ['pagar en cuotas', /pag|cuota/i],
] as const
test.each(openCountries)('CONT-02 in %s the questions people have are found in the help', async (country) => {
  const articles = []
  for (const page of ['1', '2', '3'])
    articles.push(
      ...readHelp.reply.parse((await shop.get('/api/cms/help', { country, query: { page } })).json()).helpPage,
    )
  for (const [question, title] of asked) {
    const [best] = searchHelp(articles, question)
    expect([question, `${best?.title} ${best?.section}`]).toEqual([question, expect.stringMatching(title)])
  }
  expect(searchHelp(articles, 'xqzwv')).toEqual([])
  expect(articles.map(({ section }) => sectionId(section))).toEqual(
    expect.arrayContaining(['envios', 'cambios-y-devoluciones']),
  )
})

test.each(openCountries)('CONT-04 every page of text has its text in %s', async (country) => {
  for (const key of Object.values(contentPages)) {
    expect((await shop.get(`/api/cms/key/${key}`, { country })).json()).toMatchObject({
      key,
      title: expect.any(String),
    })
  }
})

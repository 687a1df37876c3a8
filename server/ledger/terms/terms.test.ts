import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import type { ExchangeOptions } from '#contract/after-sale/exchange-start.ts'
import { sql } from '#db/connection/drizzle.ts'
import { contentPages } from '#domain/content/pages/content-pages.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { exportFeed } from '#server/operations/feeds/export-feed.ts'
import { openCarts } from '#server/buy/cart/tests/carts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { renderMail, templateNames, templates } from '#server/platform/mail/templates/all-templates.ts'

const shop = await openCarts()
await restoreBeforeEach(shop.pool)
// From here on the node follows changes.
await shop.catalog.catchUp()
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-terms-'))
const operator = operatorOn(shop.url, { from: folder })
beforeAll(() => () => rmSync(folder, { recursive: true, force: true }))

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Everything that is said of the terms outside of pages: the answers these are made of, every mail and every feed. */
async function saidIn(country: OpenCountry): Promise<string> {
  const json = async (address: string, query = {}) => (await shop.get(address, { country, query })).body
  const answers = [
    await json(`/api/config/${country}`),
    await json('/api/home/', { key: 'home' }),
    ...(await Promise.all(['1', '2', '3'].map((page) => json('/api/cms/help', { page })))),
    ...(await Promise.all(Object.values(contentPages).map((key) => json(`/api/cms/key/${key}`)))),
  ]
  const sender = { ...demoSender, terms: shop.storeTerms, linkTo: (_: string, to: string) => `https://x.example${to}` }
  const mails = templateNames.map((name) => renderMail(name, templates[name].sample, country, sender).text)
  const file = path.join(folder, 'merchant.xml')
  await exportFeed(shop.url, { file, country, format: 'xml', base: 'https://x.example' })
  return plain([...answers, ...mails, readFileSync(file, 'utf8')].join('\n'))
}

/** Each term with what it is changed to, what was said before, and what is said then. */
const changes = {
  free_from: [
    'free_from=71111',
    /gratis desde \$ ?(80\.000|39\.990|149\.900)|"free_shipping_threshold":(?!71111)/,
    '71.111',
  ],
  return_days: ['return_days=43', /\b30 días (para|desde|de la entrega)|"return_days":(?!43)/, '43 días'],
  refund_days: ['refund_days=7', /\b5 días hábiles (después|y no)|tardar hasta 5|a los 5 días/, '7 días hábiles'],
  dropoff_days: ['dropoff_days=13', /\b10 días (para llevarlo|de aprobada)/, '13 días'],
  regret: ['regret_days=17', /(10|5) días( hábiles)?( corridos)? desde que recib/, '17 días'],
  min_withdrawal: ['min_withdrawal=2345', /(desde|retirar es) \$ ?(1\.000|10\.000)\b/, '2.345'],
  max_coupons: ['max_coupons=4', /hasta 2 cupones/, '4 cupones'],
  max_discount_percent: ['max_discount_percent=61', /\b70 ?%/, '61'],
} as const satisfies Record<string, readonly [string, RegExp, string]>

test('promises come from the terms: after a change of each no answer, mail or feed says the old figure', async () => {
  for (const country of openCountries) {
    const before = await saidIn(country)
    // What is looked for is there to begin with: the search can fail.
    for (const [name, [, old]] of Object.entries(changes)) {
      if (name === 'regret' || name === 'free_from') continue
      expect([country, name, old.test(before)]).toEqual([country, name, true])
    }
    await operator(['terms', 'set', country, ...Object.values(changes).map(([change]) => change)])
    await operator(['shipping', 'set', country, 'standard', '--price', '4321', '--days', '2-9'])
    await operator(['shipping', 'set', country, 'fast', '--price', '6543', '--days', '2-3', '--text', 'En 2 a 3 días'])
  }
  await shop.catalog.catchUp()
  for (const country of openCountries) {
    const after = await saidIn(country)
    for (const [name, [, old, said]] of Object.entries(changes)) {
      expect([country, name, old.exec(after)?.[0]]).toEqual([country, name, undefined])
      expect(after, `${country} ${name}`).toContain(said)
    }
    for (const figure of ['4.321', '6.543', '2 a 9 días hábiles', '3 días hábiles']) expect(after).toContain(figure)
    expect(after).not.toMatch(/24 horas hábiles|\{\{/)
    expect(after).not.toMatch(/(cuesta|por) \$ ?(5\.990|3\.990|9\.900|8\.990|6\.990|15\.900)\b/)
  }
}, 120_000)

test('the figures that are said are those that refuse: the wallet, a return, a credit', async () => {
  await operator('terms set ar min_withdrawal=2345 credit_days=90 return_days=43')
  expect(
    await shop.db
      .execute(sql`select min_withdrawal, return_days, credit_days from wallet_config join country on code = country
        where country = 'ar'`)
      .then(({ rows }) => rows),
  ).toEqual([{ min_withdrawal: 234_500, return_days: 43, credit_days: 90 }])
  const { rows } = await shop.pool.query(`select action, subject from audit where action = 'terms-set' order by id`)
  expect(rows.map(({ subject }) => subject)).toEqual(['ar min_withdrawal = 2345, credit_days = 90, return_days = 43'])
})

test('EXC-03 EXC-07 the ways of a return are rows: what a store does not do is offered and taken nowhere', async () => {
  const token = await shop.signIn('ana')
  const options = async () => (await shop.form('/api/exchange/options', { token })).json<ExchangeOptions>()
  expect((await options()).methods).toEqual(['home_pickup', 'branch_dropoff'])
  await operator('terms set ar collects_returns=no')
  const { methods, addresses } = await options()
  expect([methods, addresses[0]!.collector]).toEqual([['branch_dropoff'], null])
  await shop.pool.query(`update branch_office set accepts_dropoff = false where country = 'ar'`)
  expect((await options()).methods).toEqual([])
  await shop.catalog.catchUp()
  expect((await shop.get('/api/config/ar')).json()).toMatchObject({ takes_dropoff: false, collects_returns: false })
})

test('a change with a fault changes nothing and says every fault', async () => {
  await expect(operator('terms set ar return_days=60 regret_days=3 nothing=1')).rejects.toThrow(
    /regret_days would be less than the law.*there is no term "nothing"/,
  )
  expect(JSON.parse((await operator('terms list ar --json')).output)).toMatchObject({
    return_days: 30,
    regret_days: 10,
  })
})

import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { writeReferenceData } from '#db/reference.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
await shop.catalog.catchUp()
// The database was restored, this node's memory of it was not.
beforeEach(() => shop.storeTerms.reload())
const operator = operatorOn(shop.url)
const sku = 'ZM0001-37'

async function command(...words: string[]) {
  const result = await operator(words)
  await shop.catalog.catchUp()
  return result
}
/** Monday, 12:00 in Argentina. */
const monday = new Date('2026-11-16T15:00:00Z')
const thursday = new Date('2026-11-19T15:00:00Z')
const galicia =
  'instalments add ar --count 9 --bank 007 --cards visa --days 4 --min 30000 --from 2026-11-16 --until 2026-11-30'
const addGalicia = () => command(...galicia.split(' '))

async function plans() {
  const hash = await shop.cartWith([sku, 1])
  const { checkout } = await shop.look({ hash })
  const card = checkout!.payments.find(({ code }) => code === 'card_test')!
  return card.plans.map(({ count, surcharge, cards }) => [count, surcharge, cards])
}
const said = async (): Promise<string[]> =>
  (await shop.get('/api/config/ar')).json().seller.instalments.map((text: string) => text.replaceAll('\u00a0', ' '))

test('what a bank gives on its day is in the checkout and in the charge, and not on another day', async () => {
  shop.clock.now = thursday
  const before = await plans()
  expect(before.map(([count]) => count)).toEqual([1, 3, 6, 12])
  await addGalicia()
  const [, nine] = await plans()
  expect(nine).toEqual([9, 0, 'con Visa de Banco Galicia'])
  const placed = await shop.placeAsGuest(await shop.cartWith([sku, 1]))
  const page = await shop.app.inject({ url: placed.next.url! })
  expect(page.body).toContain('9 cuotas de')
  expect(page.body).toContain('con Visa de Banco Galicia sin interés')
  expect((await shop.pay(placed.next.url!, 'approve', '12')).statusCode).toBe(400)
  await shop.pay(placed.next.url!, 'approve', '9')
  const { order } = await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(order.payments[0]).toMatchObject({
    status: 'approved',
    details: { instalments: 9, financed_total: order.total },
  })
  await shop.expectReconciled()

  shop.clock.now = monday
  expect(await plans()).toEqual([[1, 0, '']])
})

test('pages say it with every condition while its dates hold, and the day they end is announced once', async () => {
  shop.clock.now = monday
  await addGalicia()
  const sentence =
    '9 cuotas sin interés con Visa de Banco Galicia, los jueves, desde $ 30.000, del lunes 16 de noviembre, hasta el lunes 30 de noviembre'
  expect(await said()).toEqual([sentence])
  expect((await shop.report('announce-instalments')).done).toBe(1)
  expect((await shop.report('announce-instalments')).done).toBe(0)
  shop.clock.now = new Date('2026-12-01T15:00:00Z')
  expect((await shop.report('announce-instalments')).done).toBe(1)
  await shop.catalog.catchUp()
  expect(await said()).toEqual([])
})

test('OP-041 lists promise three cuotas only where everybody has them every day', async () => {
  shop.clock.now = thursday
  const instalment = async () =>
    (await shop.get('/api/product/cards', { query: { skus: 'ZM0001' } })).json().items[0]?.instalment
  const before = await instalment()
  await command('instalments', 'add', 'ar', '--count', '6')
  expect(await instalment()).toBeUndefined()
  await command('instalments', 'add', 'ar', '--count', '3')
  expect(await instalment()).toBe(before)
})

test('a bank that is off gives nothing and is not offered for money that goes back, also after the next start', async () => {
  shop.clock.now = thursday
  await command('instalments', 'add', 'ar', '--count', '6')
  await addGalicia()
  expect((await operator('bank off ar 007')).output).toBe('Banco Galicia is off.')
  await shop.catalog.catchUp()
  expect((await plans()).map(([count]) => count)).toEqual([1, 6])
  await writeReferenceData(shop.db)
  expect(await shop.one(sql`select enabled from bank where country = 'ar' and code = '007'`)).toBe(false)
  expect((await operator('instalments list ar')).output).toContain(': its bank is off')
  await command('bank', 'on', 'ar', 'banco galicia')
  expect((await plans()).map(([count]) => count)).toEqual([1, 6, 9])
  const { banks } = JSON.parse((await operator('bank list cl --json')).output) as { banks: { code: string }[] }
  expect(banks).toContainEqual({ code: '012', name: 'BancoEstado', enabled: true })
})

test('an offer is removed by its number; each change is in the audit', async () => {
  const { output } = await command(
    'instalments',
    'add',
    'ar',
    '--count',
    '6',
    '--surcharge',
    '18',
    '--cft',
    '78.4',
    '--json',
  )
  const [{ id }] = JSON.parse(output).offers
  expect((await command('instalments', 'remove', 'ar', `#${id}`)).output).toBe('ar  nothing is said of cuotas')
  const acts = await shop.rows<{ subject: string }>(
    sql`select action, subject from audit where action like 'instalments-%' order by id`,
  )
  expect(acts).toEqual([
    { action: 'instalments-add', subject: `ar #${id}: 6 at 18 %` },
    { action: 'instalments-remove', subject: `ar #${id}` },
  ])
})

test.each([
  ['instalments add ar', '--count is missing'],
  ['instalments add ar --count 1', '--count must be a whole number from 2 to 36'],
  ['instalments add ar --count 3 --bank Nube', 'There is no bank "Nube" in ar: bank list ar has them.'],
  ['instalments add ar --count 3 --cards visa,oro', '--cards must be one of visa'],
  ['instalments add ar --count 3 --days 8', '--days must be a whole number from 1 to 7'],
  ['instalments add ar --count 3 --from 2026-12-01 --until 2026-11-01', '--until must not be before --from.'],
  ['instalments add ar --count 3 --surcharge 18', '--cft is missing'],
  ['instalments add ar --count 3 --surcharge mucho', '--surcharge must be a percentage'],
  ['instalments remove ar 99', 'There is no offer #99 in ar'],
  ['bank off ar Nube', 'There is no bank "Nube" in ar'],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})

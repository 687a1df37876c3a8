import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
const operator = operatorOn(shop.url)
const { rows } = shop
const audits = () =>
  rows(
    sql`select action, subject, reason from audit where action like 'coupon%' or action like 'promotion%' order by id`,
  )
const rule = async (code: string) => (await rows(sql`select * from sales_rule where code = ${code}`))[0]

test('every rule of the cart’s engine can be said, in the money and on the clocks of the store', async () => {
  const [{ size, sku } = { size: '', sku: '' }] = await rows<{ size: string; sku: string }>(
    sql`select sku_simple as size, sku from simple where country = 'cl' order by sku_simple limit 1`,
  )
  await operator([
    ...'coupon create cl verano20 --percent 20 --max-discount 9990 --min-subtotal 30000 --from 2026-12-01 --until 2027-01-31'.split(
      ' ',
    ),
    ...`--uses 100 --uses-per-customer 1 --alone --full-price-only --recent-purchase 90 --skus ${sku},${size} --reason`.split(
      ' ',
    ),
    'Liquidación',
  ])
  expect(await rule('VERANO20')).toMatchObject({
    country: 'cl',
    kind: 'percent',
    amount: 20,
    max_discount: 9990,
    min_subtotal: 30_000,
    max_uses: 100,
    max_uses_per_customer: 1,
    combinable: false,
    on_discounted: false,
    needs_recent_purchase_days: 90,
    scope: { skus: [sku, size] },
    id_customer: null,
  })
  expect(
    (
      await rows(
        sql`select starts_at = '2026-12-01T03:00Z' as s, ends_at = '2027-02-01T03:00Z' as e from sales_rule where code = 'VERANO20'`,
      )
    )[0],
  ).toEqual({ s: true, e: true })
  expect(await audits()).toEqual([
    { action: 'coupon-create', subject: expect.stringContaining('cl VERANO20: percent 20'), reason: 'Liquidación' },
  ])
  await operator('coupon create ar CINCOMIL --amount 5000.50 --until 2026-12-31')
  expect(await rule('CINCOMIL')).toMatchObject({ kind: 'fixed', amount: 500_050 })
})

test('a coupon that was created works in a cart until it is ended', async () => {
  await operator('coupon create ar ANDANDO --percent 10 --until 2026-12-31')
  expect(await shop.add(await shop.cartWith(['BT0001-37', 1]), 'ANDANDO')).toMatchObject({ error: false })
  expect((await operator('coupon end ar andando')).output).toBe('ANDANDO ended; used 0 times.')
  expect(await shop.add(await shop.cartWith(['BT0001-37', 1]), 'ANDANDO')).toMatchObject({ error: true })
  await expect(operator('coupon end ar ANDANDO')).rejects.toThrow('has ended already')
  expect((await audits()).map(({ action }) => action)).toEqual(['coupon-create', 'coupon-end'])
})

test('codes for single use by the thousand: all different, all in the file, each works once', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-codes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'feria.txt')
  const { output } = await operator(
    `coupon create ar FERIA- --amount 500 --until 2026-12-31 --codes 2500 --file ${file}`,
  )
  expect(output).toContain('2500 codes FERIA-…')
  const codes = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect([codes.length, new Set(codes).size]).toEqual([2500, 2500])
  expect(
    (
      await rows(sql`select count(*)::int as n from sales_rule where code = any(${`{${codes.join(',')}}`}::text[])
    and max_uses = 1 and max_uses_per_customer = 1 and id_customer is null`)
    )[0],
  ).toEqual({ n: 2500 })
  await expect(
    operator(`coupon create ar FERIA- --amount 500 --until 2026-12-31 --codes 10 --file ${file}`),
  ).rejects.toThrow('is there already')
  expect(await audits()).toHaveLength(1)
  const ended = await operator('coupon end ar FERIA- --prefix')
  expect(ended.output).toBe('2500 codes FERIA-… ended; used 0 times.')
})

test('the list and one coupon say what is true of them', async () => {
  await operator('coupon create ar PRIMERO --percent 10 --until 2026-12-31')
  const list = async (line: string) =>
    (JSON.parse((await operator(`${line} --json`)).output) as { coupons: { code: string }[] }).coupons.map(
      ({ code }) => code,
    )
  expect(await list('coupon list --country ar --state running')).toContain('PRIMERO')
  expect(await list('coupon list --country ar --state running')).not.toContain('VENCIDO10')
  expect(await list('coupon list --country ar --state ended')).toEqual(expect.arrayContaining(['VENCIDO10', 'AGOTADO']))
  expect(await list('coupon list --country ar --state coming')).toEqual(['PRONTO'])
  expect(await list('coupon list --country ar --text rimer')).toEqual(['PRIMERO'])
  expect(await list('coupon list --text %')).toEqual([])
  // A customer's own coupons are not the shop's to list or end.
  expect((await list('coupon list --limit 1000')).filter((code) => code.startsWith('CRED-'))).toEqual([])
  await expect(operator('coupon show ar CRED-ANA-2')).rejects.toThrow('has no coupon')
  await expect(operator('coupon end ar CRED-ANA-2')).rejects.toThrow('a customer’s own coupon')
  const agotado = (await operator('coupon show ar agotado')).output
  expect(agotado).toMatch(/Used 1 of 1.*in 1 orders/)
  expect(agotado).toContain('R301')
})

test.each([
  ['coupon create cl X1Y --until 2026-12-31', /Say one of --percent, --amount and --free-shipping/],
  ['coupon create cl X1Y --percent 10 --amount 5 --until 2026-12-31', /Say one of/],
  ['coupon create cl X1Y --percent 10', /--until is missing/],
  ['coupon create cl X1Y --percent 10 --until 2026-11-01', /endsAt must be after its start/],
  ['coupon create cl X1Y --percent 10 --from 2026-10-01 --until 2026-11-01', /endsAt is over already/],
  ['coupon create cl X1Y --percent 101 --until 2026-12-31', /--percent must be a whole number from 1 to 100/],
  ['coupon create cl X1Y --amount 10.50 --until 2026-12-31', /--amount must be an amount in CLP such as 4990/],
  ['coupon create ar X1Y --amount 10.505 --until 2026-12-31', /--amount must be an amount in ARS/],
  ['coupon create cl x! --percent 10 --until 2026-12-31', /is no code/],
  ['coupon create cl BIENVENIDA10 --percent 10 --until 2026-12-31', /has a coupon BIENVENIDA10 already/],
  ['coupon create cl X1Y --percent 10 --until 2026-12-31 --skus NOHAY', /The store cl has no product NOHAY/],
  [
    'coupon create cl X1Y --percent 10 --until 2026-12-31 --categories /no-hay/ --brands nadie',
    /no category \/no-hay\/, no brand nadie/,
  ],
  ['coupon create cl X1Y --percent 10 --until 2026-12-31 --codes 10', /--codes and --file go together/],
  ['coupon create cl X1Y --percent 10 --until 2026-12-31 --uses 2 --codes 10 --file /tmp/x', /work once each/],
  ['promotion create cl Botas --percent 0 --until 2026-12-31', /--percent must be/],
  ['promotion create cl <b>Botas --percent 5 --until 2026-12-31', /name must be/],
  ['promotion end 99', /There is no promotion 99/],
])('%s is refused, and nothing is written', async (line, sentence) => {
  const before = await rows(sql`select count(*)::int as n from sales_rule`)
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await rows(sql`select count(*)::int as n from sales_rule`)).toEqual(before)
  expect(await audits()).toEqual([])
})

test('a promotion acts by itself in carts from its beginning to its end', async () => {
  await operator([
    'promotion',
    'create',
    'ar',
    'Semana de botas',
    '--percent',
    '15',
    '--until',
    '2026-12-07',
    '--skus',
    'BT0001',
  ])
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    sql`select id from catalog_promotion order by id desc limit 1`,
  )
  expect((await operator('promotion list')).output).toContain(`${id}  ar  15 %`)
  shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
  const { cart } = await shop.read({ hash: await shop.cartWith(['BT0001-37', 1]) })
  expect(cart.discount / cart.sub_total_value).toBeCloseTo(0.15, 3)
  const later = operatorOn(shop.url, { now: shop.clock.now })
  await later(`promotion end ${id}`)
  shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
  expect((await shop.read({ hash: cart.hash })).cart.discount).toBe(0)
  await expect(later(`promotion end ${id}`)).rejects.toThrow('ended at')
  expect((await later('promotion list --country ar')).output).not.toContain('Semana de botas')
  await operator('promotion create ar Futura --percent 5 --from 2027-01-01 --until 2027-01-31')
  await operator(`promotion end ${id + 1}`)
  expect(await rows(sql`select from catalog_promotion where id = ${id + 1}`)).toEqual([])
})

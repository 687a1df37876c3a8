import { expect, test } from 'vitest'
import type { Payable, PayoutFile } from '#contract/desk/payout-files.ts'
import { sql } from '#db/connection/drizzle.ts'
import { sumOfLines } from '#domain/desk/money/payout-file.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { setLimit } from '#server/ledger/second-person/limits.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openCustomers()
const account = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '2850590940090418135201',
  cuit_cuil: '27284561231',
  account_type: 'checking',
  owner_email: 'ana@example.com',
}
const now = () => shop.clock.now
let people = 0
const signedIn = (stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `pagos${(people += 1)}@tienda.example`, roles: ['finance'], stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)
type Desk = Awaited<ReturnType<typeof signedIn>>
type Waiting = { payables: Payable[] }
type One = { file: PayoutFile }

/** A withdrawal that ana asks for, as the shop does it. */
async function withdraw(): Promise<string> {
  const browser = shop.browser({ country: 'ar' })
  const { token } = (await browser.login('ana')).customer!
  const [wallet] = await rows(
    sql`select wallet_id::int as id from wallet join customer using (id_customer) where email = 'ana@example.com'`,
  )
  const wanted = { wallet_id: wallet!.id, amount: 1000, bank_data: account, accepts_terms: true }
  const call = { token, payload: JSON.stringify(wanted) }
  expect(await browser.call('POST', '/api/wallet/returnrequest', call)).toMatchObject({ error: false })
  return String((await rows(sql`select id from wallet_return_request order by id desc limit 1`))[0]!.id)
}

async function waiting({ get }: Desk): Promise<Payable[]> {
  return (await get<Waiting>('/desk/api/payables?country=ar')).payables
}

const make = ({ post }: Desk, payables: readonly Payable[], sum = sumOfLines(payables)) =>
  post<One>('/desk/api/payout-files', {
    country: 'ar',
    payables: payables.map(({ kind, ref }) => ({ kind, ref })),
    sum,
  })

test('OP-078 a file holds what was chosen with whole accounts, its sum is shown, and it is paid once', async () => {
  const [desk, other] = [await signedIn(), await signedIn()]
  const ref = await withdraw()
  const all = await waiting(desk)
  const own = all.find((one) => one.kind === 'withdrawal' && one.ref === ref)!
  expect(own).toMatchObject({ amount: 100_000, email: 'a…@example.com', last4: '5201' })
  expect(await make(desk, [own], 1)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const before = await countActs()
  const { file } = await make(desk, [own])
  expect(file).toMatchObject({ sum: 100_000, paidAt: null, lines: [{ kind: 'withdrawal', ref }] })
  expect(await countActs()).toBe(before + 1)
  expect(await waiting(desk)).toEqual(all.filter((one) => one !== own))
  const path = `/desk/api/payout-files/${file.id}`
  expect(await desk.post(`${path}/read`, { reason: '' })).toMatchObject({ status: 422 })
  const { text } = await desk.post<{ text: string }>(`${path}/read`, { reason: 'Pago del viernes' })
  expect(text).toContain(`2850590940090418135201,27284561231,Ana Paredes,ana@example.com,1000.00,RETIRO-${ref}`)
  expect(await countActs()).toBe(before + 2)
  expect(
    await rows(sql`select count(*)::int as n from idempotency where response::text like '%2850590940090418135201%'`),
  ).toEqual([{ n: 0 }])
  // While the bank has it, it is not decided beside the file.
  const decide = `/desk/api/payouts/withdrawal/${ref}/decide`
  expect(await desk.post(decide, { to: 'rejected', reason: 'No' })).toMatchObject({ status: 409 })
  const paid = await Promise.all([desk, other].map(({ post }) => post(`${path}/paid`, { refused: [], sum: file.sum })))
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await countActs()).toBe(before + 3)
  expect(await rows(sql`select status from wallet_return_request where id = ${Number(ref)}`)).toEqual([
    { status: 'paid' },
  ])
})

test('OP-078 two who make a file at once: nothing is in two files', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  await withdraw()
  const all = await waiting(one)
  const both = await Promise.all([make(one, all), make(other, all)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const twice = await rows(
    sql`select ref from payout_file_line where refused_at is null group by kind, ref having count(*) > 1`,
  )
  expect(twice).toEqual([])
  expect(await waiting(one)).toEqual([])
})

test('OP-078 one key is one file, and what the bank refused is open again', async () => {
  const desk = await signedIn()
  const ref = await withdraw()
  const own = (await waiting(desk)).filter((one) => one.ref === ref)
  const body = { country: 'ar', payables: [{ kind: 'withdrawal', ref }], sum: 100_000 }
  const sent = { headers: { 'idempotency-key': 'archivo-de-hoy' } }
  const [first, again] = [
    await desk.post<One>('/desk/api/payout-files', body, sent),
    await desk.post<One>('/desk/api/payout-files', body, sent),
  ]
  expect(again.file).toEqual(first.file)
  const path = `/desk/api/payout-files/${first.file.id}/paid`
  expect(await desk.post(path, { refused: [], sum: 5 })).toMatchObject({ status: 409 })
  const { file } = await desk.post<One>(path, { refused: [{ kind: 'withdrawal', ref }], sum: 0 })
  expect(file).toMatchObject({ sum: 0, lines: [{ ref, isRefused: true }] })
  expect(await waiting(desk)).toEqual(expect.arrayContaining(own))
  const decide = `/desk/api/payouts/withdrawal/${ref}/decide`
  expect(await desk.post(decide, { to: 'rejected', reason: 'La cuenta no existe' })).toMatchObject({ status: 200 })
})

test('OP-078 what a settled return gives back by bank waits for a file, until it is in one', async () => {
  const desk = await signedIn()
  await shop.db.execute(sql`update exchange_request set bank_data = (select bank_data from customer_bank_data limit 1)
    where batchnumber = 'C1001' and bank_data is null`)
  const [request] = await rows(
    sql`select order_nr, country, bank_data is not null as has from exchange_request where batchnumber = 'C1001'`,
  )
  expect(request).toMatchObject({ country: 'ar', has: true })
  await shop.db.execute(sql`insert into payment (order_nr, method, status, amount, provider_ref, created_at)
    values (${request!.order_nr}, 'card_test', 'refunded', 4500, 'return C1001', ${now().toISOString()})`)
  const own = (await waiting(desk)).filter(({ kind, ref }) => kind === 'return' && ref === 'C1001')
  expect(own).toMatchObject([{ amount: 4500 }])
  expect((await make(desk, own)).file).toMatchObject({ sum: 4500 })
  expect((await waiting(desk)).filter(({ kind, ref }) => kind === 'return' && ref === 'C1001')).toEqual([])
})

test('S13 files and payouts of another store are not there', async () => {
  const [desk, chile] = [await signedIn(), await signedIn(['cl'])]
  await withdraw()
  const { file } = await make(desk, await waiting(desk))
  expect(await chile.get('/desk/api/payables?country=ar')).toMatchObject({ status: 404 })
  expect(await chile.get('/desk/api/payout-files')).toMatchObject({ files: [] })
  const path = `/desk/api/payout-files/${file.id}`
  expect(await chile.post(`${path}/read`, { reason: 'Curiosidad' })).toMatchObject({ status: 404 })
  expect(await chile.post(`${path}/paid`, { refused: [], sum: file.sum })).toMatchObject({ status: 404 })
  expect(await make(chile, [])).toMatchObject({ status: 422 })
})

test('OP-078 a file with a payout above what one person decides alone is downloaded by another than its maker', async () => {
  const [desk, other] = [await signedIn(), await signedIn()]
  const ref = await withdraw()
  const own = (await waiting(desk)).find((one) => one.kind === 'withdrawal' && one.ref === ref)!
  const { file } = await make(desk, [own])
  await setLimit(shop.db, { country: 'ar', amount: 50_000 }, { actor: 'test', now: now() })
  const path = `/desk/api/payout-files/${file.id}/read`
  expect(await desk.post(path, { reason: 'Pago del lunes' })).toMatchObject({ status: 409, code: 'not_possible' })
  expect(await other.post(path, { reason: 'Pago del lunes' })).toMatchObject({ text: expect.stringContaining(ref) })
})

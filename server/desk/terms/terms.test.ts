import { expect, test } from 'vitest'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
const owner = await signedInStaff(shop, { email: 'duena-cl@tienda.example', roles: ['owner'], stores: ['cl'] }, now)
const path = '/desk/api/terms/cl'
const acts = async () => Number((await shop.db.execute(sql`select count(*)::int as n from audit`)).rows[0]!.n)
const readTerms = () => owner.get<DeskStoreTerms>(path)
const termOf = ({ terms }: DeskStoreTerms, name: string) => terms.find(({ field }) => field === name)?.value

test('OP-078 R12 terms are read and changed with one row of audit; what was not seen is not overwritten', async () => {
  const seen = await readTerms()
  const before = await acts()
  const changed = await owner.post<DeskStoreTerms>(path, {
    version: seen.version,
    changes: { return_days: '45', free_from: '49990' },
    reason: 'Temporada de fiestas',
  })
  expect(changed).toMatchObject({ status: 200 })
  expect([termOf(changed, 'return_days'), termOf(changed, 'free_from')]).toEqual(['45', '49990'])
  expect(await acts()).toBe(before + 1)
  const late = await owner.post(path, { version: seen.version, changes: { return_days: '30' } })
  expect(late).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { last: { by: 'duena-cl@tienda.example' } },
  })
  expect(termOf(await readTerms(), 'return_days')).toBe('45')
})

test('OP-078 what the law forbids and what is no figure is said beside its field, and nothing is changed', async () => {
  const { version } = await readTerms()
  const before = await acts()
  const changes = { regret_days: '1', free_from: 'mucho', return_days: '20' }
  expect(await owner.post(path, { version, changes })).toMatchObject({
    status: 422,
    errors: { regret_days: 'La ley del país da más que eso.', free_from: expect.stringContaining('CLP') },
  })
  expect(await acts()).toBe(before)
  expect((await readTerms()).version).toBe(version)
})

test('OP-078 a method of shipping, a way to pay and the account for transfers are changed, each checked', async () => {
  const seen = await readTerms()
  const { code, ...method } = seen.methods.find((one) => one.code === 'standard')!
  const body = { ...method, method: code, price: 4490, days: { min: 2, max: 4 }, cutOff: '14:00' }
  const wrong = { ...body, version: seen.version, price: -1, cutOff: 'tarde' }
  expect(await owner.post(`${path}/shipping`, wrong)).toMatchObject({
    status: 422,
    errors: { price: expect.any(String), cut_off: expect.any(String) },
  })
  const shipped = await owner.post<DeskStoreTerms>(`${path}/shipping`, {
    ...body,
    text: 'Llega en unos días',
    version: seen.version,
  })
  expect(shipped.methods.find((one) => one.code === 'standard')).toMatchObject({
    price: 4490,
    days: { min: 2, max: 4 },
    cutOff: '14:00',
  })
  const off = await owner.post<DeskStoreTerms>(`${path}/payments`, {
    version: shipped.version,
    method: 'card_test',
    isOn: false,
  })
  expect(off.payments.find(({ method: one }) => one === 'card_test')).toMatchObject({ isOn: false })
  const account = {
    holder: 'Calandria SpA',
    'tax-id': '76.111.222-8',
    bank: '',
    type: '',
    number: 'x',
    alias: '',
    email: '',
  }
  expect(await owner.post(`${path}/transfer`, { version: off.version, account })).toMatchObject({
    status: 422,
    errors: { bank: 'Falta.', number: 'Son los dígitos de la cuenta.' },
  })
  const right = { ...account, bank: 'Banco de Chile', number: '123456789' }
  const paid = await owner.post<DeskStoreTerms>(`${path}/transfer`, { version: off.version, account: right })
  expect(paid.transfer).toMatchObject({ bank: 'Banco de Chile', number: '123456789' })
  expect(paid.payments.find(({ method: one }) => one === 'bank_transfer')).toMatchObject({
    isOn: true,
    isOffered: true,
  })
})

test('S47 the terms of another store are not there', async () => {
  const { version } = await readTerms()
  expect(await owner.get('/desk/api/terms/ar')).toMatchObject({ status: 404 })
  const change = { version, changes: { return_days: '1' } }
  expect(await owner.post('/desk/api/terms/ar', change)).toMatchObject({ status: 404 })
})

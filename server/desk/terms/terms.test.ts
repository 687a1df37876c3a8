import { expect, test } from 'vitest'
import type { DeskStores } from '#contract/desk/stores.ts'
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

test('OP-078 rates by region, amount and weight are set, moved and taken away; what is wrong is said by field', async () => {
  const rate = { method: 'standard', region: null, postcode: null, fromAmount: 0, upToGrams: null, days: null }
  const south = { ...rate, region: 'Magallanes', price: 9990, days: { min: 6, max: 10 } }
  const post = (call: string, body: object) => owner.post<DeskStoreTerms>(`${path}/${call}`, body)
  const { version, regions } = await readTerms()
  expect(regions).toContain(south.region)
  const before = await acts()
  const set = await post('rates', { version, rate: south })
  expect(set.rates).toContainEqual(expect.objectContaining({ region: south.region, price: 9990 }))
  expect(await acts()).toBe(before + 1)
  const moved = await post('rates', {
    version: set.version,
    rate: { ...south, upToGrams: 3000, price: 7990 },
    instead: { ...rate, region: south.region, days: undefined },
  })
  const ofSouth = moved.rates.filter(({ region }) => region === south.region)
  expect(ofSouth).toEqual([expect.objectContaining({ upToGrams: 3000, price: 7990 })])
  const wrong = { ...rate, region: 'Narnia', price: -1, upToGrams: 0.5, days: { min: 9, max: 2 } }
  expect(await post('rates', { version: moved.version, rate: wrong })).toMatchObject({
    status: 422,
    errors: {
      region: 'No es una región de la tienda.',
      price: expect.any(String),
      upToGrams: expect.any(String),
      days: expect.any(String),
    },
  })
  const gone = { ...rate, region: south.region, upToGrams: 3000 }
  const left = await post('rates/remove', { version: moved.version, rate: gone })
  expect(left.rates.filter(({ region }) => region === south.region)).toEqual([])
  expect(await post('rates/remove', { version: left.version, rate: gone })).toMatchObject({
    status: 409,
    message: 'Esa tarifa ya no está.',
  })
})

test('OP-078 the days of parcels, a branch and cash at the door are changed, each with one row of audit', async () => {
  const post = (call: string, body: object) => owner.post<DeskStoreTerms>(`${path}/${call}`, body)
  const { version } = await readTerms()
  const before = await acts()
  const days = { workingDays: [1, 2, 3, 4, 5, 6], holidays: [{ day: '2026-12-25', name: 'Navidad' }] }
  const dated = await post('calendar', { version, ...days })
  expect(dated).toMatchObject(days)
  const noDay = { workingDays: [], holidays: [{ day: '2026-02-30', name: 'Nunca' }] }
  expect(await post('calendar', { version: dated.version, ...noDay })).toMatchObject({
    status: 422,
    errors: { workingDays: expect.any(String), holidays: expect.stringContaining('«2026-02-30 Nunca»') },
  })
  const branch = {
    name: 'Sucursal Ñuñoa',
    city: 'Ñuñoa',
    address: 'Irarrázaval 2401',
    postcode: '7750000',
    hours: 'Lunes a viernes de 10 a 19 h',
    takesReturns: true,
    isOpen: true,
  }
  const opened = await post('branches', { version: dated.version, ...branch })
  expect(opened.branches).toContainEqual(expect.objectContaining(branch))
  const closed = await post('branches', { version: opened.version, ...branch, isOpen: false })
  expect(closed.branches).toContainEqual(expect.objectContaining({ name: branch.name, isOpen: false }))
  expect(await post('branches', { version: closed.version, ...branch, address: ' ' })).toMatchObject({
    status: 422,
    errors: { address: 'Falta.' },
  })
  expect(
    await post('branches', { version: closed.version, ...branch, name: 'Otra', city: 'Ningunaparte' }),
  ).toMatchObject({ status: 409, message: 'No hay una ciudad «Ningunaparte» en la tienda.' })
  const cash = await post('cash', { version: closed.version, region: null, max: 150_000 })
  expect(cash.cash).toContainEqual({ region: null, max: 150_000 })
  expect(await post('cash', { version: cash.version, region: null, max: 0 })).toMatchObject({ status: 422 })
  const unsaid = await post('cash', { version: cash.version, region: null, max: 'unsaid' })
  expect(unsaid.cash.filter(({ region }) => region === null)).toEqual([])
  expect(await acts()).toBe(before + 5)
})

test('S47 stores are opened and closed by those who work for all; the main one stays open', async () => {
  expect(await owner.get('/desk/api/stores')).toMatchObject({ status: 403 })
  expect(await owner.post('/desk/api/stores/cl', { act: 'close' })).toMatchObject({ status: 403 })
  const ofAll = await signedInStaff(shop, { email: 'duena-de-todas@tienda.example', roles: ['owner'] }, now)
  const states = (answer: DeskStores) =>
    answer.stores.map(({ country, isOpen, isMain }) => `${country}${isOpen ? '' : ' closed'}${isMain ? ' main' : ''}`)
  const before = await acts()
  const act = (country: string, what: string) => ofAll.post<DeskStores>(`/desk/api/stores/${country}`, { act: what })
  expect(await act('ar', 'close')).toMatchObject({
    status: 409,
    message: 'Es la tienda principal: elegí antes otra.',
  })
  expect(states(await act('co', 'close'))).toEqual(['ar main', 'cl', 'co closed'])
  expect(await act('co', 'main')).toMatchObject({ status: 409, message: 'Está cerrada: abrila antes.' })
  expect(states(await act('cl', 'main'))).toEqual(['ar', 'cl main', 'co closed'])
  expect(states(await act('co', 'open'))).toEqual(['ar', 'cl main', 'co'])
  expect(states(await act('ar', 'main'))).toEqual(['ar main', 'cl', 'co'])
  expect(await acts()).toBe(before + 4)
})

test('S47 the terms of another store are not there', async () => {
  const { version } = await readTerms()
  expect(await owner.get('/desk/api/terms/ar')).toMatchObject({ status: 404 })
  const change = { version, changes: { return_days: '1' } }
  expect(await owner.post('/desk/api/terms/ar', change)).toMatchObject({ status: 404 })
})

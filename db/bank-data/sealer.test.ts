import { expect, test } from 'vitest'
import { sql } from '../connection/drizzle.ts'
import { demoBankData } from '#demo/people/bank-data.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { bankDataKeys, sealer } from '#tests/bank-data-key.ts'
import { sealBankData } from './seal-rows.ts'
import { createSealer, type StoredBankData } from './sealer.ts'

const row = { table: 'credit_request', id: 7 }
const older = { id: 'k1', key: Buffer.alloc(32, 1) }
const newer = { id: 'k2', key: Buffer.alloc(32, 2) }

test('S42 sealed bank data opens in its own row, and nothing of it can be read but the last four', () => {
  const stored = sealer.seal(row, demoBankData.ana)
  expect(sealer.open(row, stored)).toEqual(demoBankData.ana)
  expect(stored.last4).toBe('7891')
  expect(JSON.stringify(stored)).not.toMatch(/Ana|28456123|01100402|example/)
  expect(sealer.seal(row, demoBankData.ana).sealed).not.toBe(stored.sealed)
})

test.each([
  ['another row', { ...row, id: 8 }, (stored: StoredBankData) => stored],
  ['another table', { ...row, table: 'wallet_return_request' }, (stored: StoredBankData) => stored],
  ['a changed text', row, (stored: StoredBankData) => ({ ...stored, sealed: Buffer.alloc(300, 5).toString('base64') })],
  ['an unknown key', row, (stored: StoredBankData) => ({ ...stored, key: 'k9' })],
  ['an erased account', row, () => ({})],
])('S42 it does not open with %s', (_, where, change) => {
  const stored = sealer.seal(row, demoBankData.ana)
  expect(() => sealer.open(where, change(stored) as StoredBankData)).toThrow(/bank data/i)
})

test('S42 a new key seals while the old one still opens', () => {
  const stored = createSealer([older]).seal(row, demoBankData.gabi)
  const both = createSealer([newer, older])
  expect(both.open(row, stored)).toEqual(demoBankData.gabi)
  expect([both.isCurrent(stored), both.isCurrent(both.seal(row, demoBankData.gabi))]).toEqual([false, true])
})

const shop = await openDemoShop()
const columns = sql`select bank_data::text as data from customer_bank_data union all select bank_data::text from credit_request
  union all select bank_data::text from wallet_return_request union all select bank_data::text from exchange_request
  where bank_data is not null`

test('S42 what was in clear is sealed once, and again by a new key; the operator reads it, which is on record', async () => {
  const before = await shop.rows(columns)
  expect(await sealBankData(shop.db, sealer)).toBe(before.length)
  expect(await sealBankData(shop.db, sealer)).toBe(0)
  for (const { data } of await shop.rows(columns)) expect(data).not.toMatch(/@|owner|28456123|123456785/)

  const output = (await shop.operator('bank-account credit 1')).output
  expect(output).toContain('cbu: 0110040200001234567891')
  expect(await shop.one(sql`select actor, action from audit where subject = 'credit 1'`)).toEqual({
    actor: 'operator test',
    action: 'read-bank-account',
  })
  expect((await shop.operator('bank-account exchange C1006')).output).toMatch(/account type: \w+/)

  const rotated = { BANK_DATA_KEYS: `k2:${newer.key.toString('base64')},${bankDataKeys}` }
  expect((await shop.operator('seal-bank-data', rotated)).output).toBe(`${before.length} accounts sealed again.`)
  expect((await shop.operator('seal-bank-data', rotated)).output).toBe('0 accounts sealed again.')
  await expect(shop.operator('bank-account credit 1')).rejects.toThrow(/key "k2", which BANK_DATA_KEYS lacks/)
  expect((await shop.operator('bank-account withdrawal 1', rotated)).output).toContain('Ana Paredes')
  await expect(shop.operator('bank-account withdrawal 99', rotated)).rejects.toThrow(/no withdrawal 99/)
  await expect(shop.operator('bank-account order R101', rotated)).rejects.toThrow(/KIND must be one of/)
})

test.each(['k1', 'k1:corto', `k1:${'A'.repeat(43)}=,k1:${'B'.repeat(43)}=`])(
  'S42 BANK_DATA_KEYS=%s is refused, without repeating it',
  async (keys) => {
    await expect(shop.operator('jobs', { BANK_DATA_KEYS: keys })).rejects.toThrow(
      /BANK_DATA_KEYS: must be id:base64 of 32 bytes, with commas, each id once$/,
    )
  },
)

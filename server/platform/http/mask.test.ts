import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDatabase } from '#db/connection/open.ts'
import { mask, maskText } from './mask.ts'

test.each([
  ['ana@example.com asked', '[email] asked'],
  ['key (email)=(ana.perez+x@example.com.ar) exists', 'key (email)=([email]) exists'],
  ['/api/customer/address/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-A/7', '/api/customer/address/[secret]/7'],
  ['an ordinary sentence about 12 boots', 'an ordinary sentence about 12 boots'],
])('S11 S39 the log never sees an e-mail or a token: %s', (output, written) => {
  expect(maskText(output)).toBe(written)
})

test('S39 masking reaches errors, their causes and lists', () => {
  const error = new Error('no row for ana@example.com', { cause: new Error('token ' + 'a'.repeat(43)) })
  const masked = JSON.stringify(mask({ err: error, list: ['beto@example.com'] }))
  expect(masked).not.toMatch(/example\.com|aaaa/)
  expect(masked).toContain('[email]')
})

test('S11 S39 a failed statement is logged without its values', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/none')
  const error: unknown = await db
    .execute(sql`select ${'28456123'}, ${'Ana Paredes\n    and more'}, ${'Av. Siempreviva 742'}`)
    .catch((failure: unknown) => failure)
  await close()
  expect(String(error)).toContain('28456123')
  const masked = JSON.stringify(mask({ err: error }))
  expect(masked).toContain('params: [left out]')
  expect(masked).not.toMatch(/28456123|Paredes|Siempreviva/)
})

import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'

const shop = await openDemoShop()
const { db, operator, rows } = shop
beforeEach(async () => {
  for (const name of ['ana', 'beto']) {
    const of = sql`(select id_customer from customer where email = ${`${name}@example.com`})`
    await db.execute(sql`insert into customer_session (token_hash, id_customer, created_at, last_used_at, expires_at)
    values (${`s-${name}`}, ${of}, '2026-11-01', '2026-11-01', '2026-12-01'),
      (${`old-${name}`}, ${of}, '2026-10-01', '2026-10-01', '2026-11-01')`)
    await db.execute(
      sql`insert into remember_token (hash, id_customer, expires_at) values (${`r-${name}`}, ${of}, '2027-01-01')`,
    )
    await db.execute(sql`insert into two_step_code (id_customer, purpose, code_hash, created_at, expires_at)
    values (${of}, 'login', 'x', '2026-11-15', '2026-11-16')`)
  }
})

test('INV-25: one customer is signed out everywhere, no one else is', async () => {
  expect((await operator('revoke sessions ana')).output).toBe(
    'ana@example.com (ar) is signed out: 1 sessions and 1 remembered browsers ended.',
  )
  expect(await rows(sql`select token_hash from customer_session where revoked_at is not null`)).toEqual([
    { token_hash: 's-ana' },
  ])
  expect(await rows(sql`select hash from remember_token where used_at is not null`)).toEqual([{ hash: 'r-ana' }])
  expect(await rows(sql`select count(*)::int as n from two_step_code where used_at is not null`)).toEqual([{ n: 1 }])
  expect((await operator('revoke-sessions ANA@example.com --country ar')).output).toContain('0 sessions')
  expect(await rows(sql`select action from audit`)).toEqual([
    { action: 'revoke-sessions' },
    { action: 'revoke-sessions' },
  ])
})

test('a name that exists in two countries needs the country', async () => {
  await db.execute(sql`insert into customer (country, id_hash, email, first_name, last_name, identification_type,
    identification, created_at) values ('cl', 'twin', 'beto@example.com', 'Beto', 'Paz', 'RUT', '111111111', now())`)
  await expect(operator('revoke-sessions beto')).rejects.toThrow(
    /any of: beto@example.com in ar, beto@example.com in cl/,
  )
  expect((await operator('revoke-sessions beto --country ar')).output).toContain('(ar) is signed out: 1 sessions')
})

test.each([
  ['revoke-sessions nadie@example.com', /no customer "nadie@example.com"/],
  ['revoke-sessions %', /no customer "%"/],
  ['revoke-sessions ana --country cl', /no customer "ana" in the store cl/],
  ['revoke-sessions ana --country xx', /no store "xx"/],
  ['revoke-sessions', /E-MAIL is missing/],
])('%s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})

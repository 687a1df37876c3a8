import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { countAttempt, undoAttempt } from './attempts.ts'

const { db } = await freshDatabase()
const now = new Date('2026-11-15T12:00:00Z')

/** How many of some attempts are let through. */
async function allowed(what: string, senders: readonly string[], max = 5): Promise<number> {
  let count = 0
  for (const who of senders) {
    const isAllowed = await countAttempt(db, what, who, { max, everyMs: 60_000, now }).then(
      () => true,
      () => false,
    )
    count += Number(isAllowed)
  }
  return count
}

const hex = (at: number) => at.toString(16)
const many = (count: number, sender: (at: number) => string) => Array.from({ length: count }, (_, at) => sender(at + 1))

test('S2 addresses of one IPv6 network of a provider’s customer count as one sender', async () => {
  expect(
    await allowed(
      'same',
      many(60, (at) => `2001:db8:1:2::${hex(at)}`),
    ),
  ).toBe(5)
  expect(
    await allowed(
      'within a text',
      many(60, (at) => `ar 2001:db8:1:2::${hex(at)}`),
    ),
  ).toBe(5)
  expect(
    await allowed(
      'apart',
      many(20, (at) => `2001:db8:1:${hex(at)}::1`),
    ),
  ).toBe(20)
})

test('S2 the networks of one site have sixteen times the allowance together', async () => {
  expect(
    await allowed(
      'site',
      many(200, (at) => `2001:db8:1:${hex(at)}::1`),
    ),
  ).toBe(80)
  expect(await allowed('site', ['2001:db8:2::1'])).toBe(1)
})

test('S2 an IPv4 address counts as itself, also where it is written as an IPv6 one', async () => {
  expect(
    await allowed(
      'mixed',
      many(10, (at) => (at % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')),
    ),
  ).toBe(5)
  expect(
    await allowed(
      'neighbours',
      many(10, (at) => `203.0.113.${at}`),
    ),
  ).toBe(10)
})

test('S2 an attempt that is given back is given back to its network', async () => {
  for (const who of many(30, (at) => `2001:db8:9:9::${hex(at)}`)) {
    await countAttempt(db, 'given back', who, { max: 1, everyMs: 60_000, now })
    await undoAttempt(db, 'given back', who)
  }
})

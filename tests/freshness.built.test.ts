import { expect, test } from 'vitest'
import { bankDataKeys } from './bank-data-key.ts'
import { homeOfShop, launchShop } from './built-shop.ts'
import { watchPrices } from './freshness.ts'
import { databaseUrlOf } from './guest-shoppers.ts'

/** What the shop promises; an answer that itself takes long may be older by that. */
const maxAgeMs = 2000

test('R31 no page, list or product of any node or thread shows a price that ended more than two seconds ago', async () => {
  const home = homeOfShop('stocked')
  const settings = { DATA_HOME: home, SEED_DEMO: 'true', RATE_LIMIT_PER_MINUTE: '10000000' }
  const url = await launchShop({ ...settings, WEB_THREADS: '2' }).opened
  const second = { ...settings, DATABASE_URL: databaseUrlOf(home), BANK_DATA_KEYS: bankDataKeys }
  const otherUrl = await launchShop(second).opened
  const seen = await watchPrices({
    databaseUrl: databaseUrlOf(home),
    urls: [url, otherUrl],
    seconds: 8,
    perSecond: 20,
    readers: 3,
  })
  expect(seen.changes).toBeGreaterThan(20)
  expect(seen.prices).toBeGreaterThan(50)
  expect(seen.impossible).toBe(0)
  expect(seen.oldestMs).toBeLessThan(maxAgeMs + seen.slowestMs)
})

import { expect, test } from 'vitest'
import { homeOfShop } from './built-shop.ts'
import { loseDatabase } from './database-loss.ts'

test('R31 R8 the database killed under load: pages answer throughout, nothing acknowledged is lost, all is well in seconds', async () => {
  const loss = await loseDatabase(homeOfShop('stocked'), 3)
  expect(loss).toMatchObject({ pagesFailed: [], writesFailed: [], lost: [], exitCode: 0 })
  expect(loss.pagesAnswered).toBeGreaterThan(50)
  expect(loss.writes).toBeGreaterThan(50)
  // The quickest of three: a busy machine slows some of them, slow code slows all.
  expect(Math.min(...loss.wellAgainMs)).toBeLessThan(5000)
})

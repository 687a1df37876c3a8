import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { homeOfShop, launchShop } from './built-shop.ts'
import { loseDatabase } from './database-loss.ts'

test('R31 R8 the database killed under load: pages answer throughout, nothing acknowledged is lost, all is well in seconds', async () => {
  const loss = await loseDatabase(homeOfShop('stocked'), 3)
  expect(loss).toMatchObject({ pagesFailed: [], writesFailed: [], lost: [], exitCode: 0 })
  expect(loss.pagesAnswered).toBeGreaterThan(50)
  expect(loss.writes).toBeGreaterThan(50)
  // The fastest of three: a busy machine slows some of them, slow code slows all.
  expect(Math.min(...loss.wellAgainMs)).toBeLessThan(5000)
})

test('R30 a shop whose database does not come back ends when it is asked to, without waiting for it', async () => {
  const home = homeOfShop('empty')
  const shop = launchShop({ DATA_HOME: home })
  const origin = await shop.opened
  const data = path.join(home, 'data')
  const { pid } = readPidFile(data)!
  process.kill(pid, 'SIGKILL')
  rmSync(data, { recursive: true })
  await vi.waitFor(async () => expect((await fetch(`${origin}/ready`)).status).toBe(503))
  const start = performance.now()
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  // Four times the grace period of running jobs, and far less than a start of the database takes.
  expect(performance.now() - start).toBeLessThan(20_000)
})

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { launch, makeHome, type Running } from './launch-shop.ts'
import type { PreparedHomes } from './prepared-homes.ts'

export type { Running }

/** A folder for a private database, deleted after the test. */
export function temporaryHome(): string {
  const home = makeHome()
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** The same, with the data of a shop that was opened before. */
export function homeOfShop(prepared: keyof PreparedHomes): string {
  const home = temporaryHome()
  // Keeps the owners: the database belongs to the user it runs as.
  execFileSync('cp', ['-a', `${inject('homes')[prepared]}/.`, home])
  return home
}

/** The built shop for one test, without the demo unless the test needs it. */
export function launchShop(env: Record<string, string>): Running {
  const shop = launch({ SEED_DEMO: 'false', ...env })
  onTestFinished(() => void shop.process.kill('SIGKILL'))
  return shop
}

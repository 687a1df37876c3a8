import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { launch, makeHome, type Running } from './launch-shop.ts'
import type { PreparedHomes } from './prepared-homes.ts'

export type { Running }

/** A place for a private database that is gone after the test. */
export function temporaryHome(): string {
  const home = makeHome()
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** The same, of a shop that has been open before. */
export function homeOfShop(prepared: keyof PreparedHomes): string {
  const home = temporaryHome()
  // With its owners: the database belongs to the user it runs as.
  execFileSync('cp', ['-a', `${inject('homes')[prepared]}/.`, home])
  return home
}

/** The finished shop for one test, without the demo unless the test is about it. */
export function launchShop(env: Record<string, string>): Running {
  const shop = launch({ SEED_DEMO: 'false', ...env })
  onTestFinished(() => void shop.process.kill('SIGKILL'))
  return shop
}

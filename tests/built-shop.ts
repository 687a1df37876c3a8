import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { launch, makeHome, type Running } from './launch-shop.ts'

export type { Running }

/** A place for a private database that is gone after the test. */
export function temporaryHome(): string {
  const home = makeHome()
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** The finished shop for one test, without the demo unless the test is about it. */
export function launchShop(env: Record<string, string>): Running {
  const shop = launch({ SEED_DEMO: 'false', ...env })
  onTestFinished(() => void shop.process.kill('SIGKILL'))
  return shop
}

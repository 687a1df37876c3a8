import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { launch, makeHome } from './launch-shop.ts'

/** Data folders of shops that were opened once: without products, and with the demo. */
export type PreparedHomes = { empty: string; stocked: string }

declare module 'vitest' {
  export interface ProvidedContext {
    homes: PreparedHomes
  }
}

async function openOnce(env: { SEED_DEMO: string }): Promise<string> {
  const home = makeHome()
  const shop = launch({ DATA_HOME: home, ...env })
  await shop.opened
  shop.process.kill('SIGTERM')
  await shop.ended
  return home
}

/**
 * Created once per run: creating and seeding a database took half of the time of these tests, which copy them instead.
 */
export default async function prepareHomes({ provide }: TestProject) {
  const [empty, stocked] = await Promise.all([openOnce({ SEED_DEMO: 'false' }), openOnce({ SEED_DEMO: 'true' })])
  provide('homes', { empty, stocked })
  return () => {
    for (const home of [empty, stocked]) rmSync(home, { recursive: true, force: true })
  }
}

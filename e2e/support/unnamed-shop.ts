import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { launch, makeHome } from '#tests/launch-shop.ts'

/** A shop as it is the first time somebody starts it for their own: without goods, a name or people. */
export async function openUnnamedShop() {
  const home = makeHome()
  const shop = launch({ DATA_HOME: home, SEED_DEMO: 'false' })
  const url = await shop.opened
  const link = () => /\/desk\/link\S*/.exec(shop.output())?.[0]
  // It is printed after the address.
  await expect.poll(link).toBeDefined()
  return {
    url,
    /** The link that makes the first person its owner, as the terminal prints it. */
    ownerLink: link()!,
    async close() {
      shop.process.kill('SIGTERM')
      await shop.ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

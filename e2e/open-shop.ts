import { rmSync } from 'node:fs'
import { launch, makeHome } from '#tests/launch-shop.ts'

/** Runs once before the browser tests; what it returns runs once after them. */
export default async function openShop() {
  const home = makeHome()
  const shop = launch({
    DATA_HOME: home,
    RATE_LIMIT_PER_MINUTE: '1000000',
    SHOW_KIT: 'true',
    SHOW_MAILBOX: 'true',
    TWO_STEP_AUTH: 'true',
  })
  process.env.SHOP_URL = await shop.opened
  return async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    rmSync(home, { recursive: true, force: true })
  }
}

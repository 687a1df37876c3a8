import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launch, makeHome } from '#tests/launch-shop.ts'
import { openFacebookDouble } from '#server/customers/social-login/tests/facebook-double.ts'
import { facebookPeople } from './facebook-people.ts'
import { findLeakedSecrets } from './leaked-secrets.ts'

const results = path.join(import.meta.dirname, '../..', 'test-results')

/** Runs once before the browser tests; what it returns runs once after them. */
export default async function openShop() {
  const home = makeHome()
  mkdirSync(results, { recursive: true })
  const logFile = path.join(results, 'shop.log')
  const trafficFile = path.join(home, 'traffic.jsonl')
  writeFileSync(trafficFile, '')
  const facebook = await openFacebookDouble()
  for (const [token, me] of Object.entries(facebookPeople)) facebook.tokens.set(token, { me })
  const shop = launch({
    ...facebook.env,
    DATA_HOME: home,
    RATE_LIMIT_PER_MINUTE: '1000000',
    SHOW_KIT: 'true',
    SHOW_MAILBOX: 'true',
    TWO_STEP_AUTH: 'true',
    LOG_LEVEL: 'debug',
  })
  const log = createWriteStream(logFile)
  for (const stream of [shop.process.stdout!, shop.process.stderr!]) stream.pipe(log, { end: false })
  process.env.SHOP_URL = await shop.opened
  process.env.TRAFFIC_FILE = trafficFile
  process.env.SHOP_HOME = home
  return async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    await facebook.close()
    await new Promise<void>((resolve) => log.end(resolve))
    const leaks = await findLeakedSecrets({ home, logFile, trafficFile })
    rmSync(home, { recursive: true, force: true })
    if (leaks.length > 0) throw new Error(`Secrets were left behind:\n${leaks.join('\n')}`)
  }
}

// Two releases on one database, as while nodes are replaced one by one and when that is taken back. Needs a build of both.
// npm run bench -- --against COMMIT rolling-upgrade
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { bankDataKeys } from '#tests/bank-data-key.ts'
import { buyOnce, databaseUrlOf, judgeOrders, restock, uncountedUses } from '#tests/guest-shoppers.ts'
import { launch, makeHome, type Running } from '#tests/launch-shop.ts'

const before = process.argv[2]
if (before === undefined)
  throw new Error('Which checkout is the other release? npm run bench -- --against COMMIT rolling-upgrade')
const checkout = { checkout: before }
const seconds = 15
const shoppersPerNode = 2
const paths = [
  '/',
  '/zapatillas-mujer/',
  '/zapatilla-brisa-zm0001.html',
  '/catalog/?q=botas',
  '/cart',
  '/brands',
  '/ready',
]

const home = makeHome()
const settings = { DATA_HOME: home, SEED_DEMO: 'true', RATE_LIMIT_PER_MINUTE: '10000000', SANDBOX_PAYMENTS: 'true' }
const beside = () => ({ ...settings, DATABASE_URL: databaseUrlOf(home), BANK_DATA_KEYS: bankDataKeys })
const acknowledged: string[] = []
const faults: string[] = []
let shopper = 0

async function shopOn(name: string, url: string): Promise<void> {
  const end = performance.now() + seconds * 1000
  let orders = 0
  async function buy(): Promise<void> {
    const who = `u${shopper++}`
    for (let n = 0; performance.now() < end; n++) {
      const order = await buyOnce(url, who, n)
      if (order) {
        acknowledged.push(order)
        orders += 1
      } else faults.push(`${name}: order ${n} of ${who} ${order === null ? 'was refused' : 'got no answer'}`)
    }
  }
  async function browse(): Promise<void> {
    for (let n = 0; performance.now() < end; n++) {
      const path = paths[n % paths.length]!
      const { status } = await fetch(url + path)
      if (status !== 200) faults.push(`${name}: ${path} ${status}`)
      await wait(20)
    }
  }
  await Promise.all([browse(), ...Array.from({ length: shoppersPerNode }, buy)])
  console.log(`${name}: ${orders} orders`)
}

async function end({ process: child, ended }: Running): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

const old = launch(settings, checkout)
const oldUrl = await old.opened
const usedBefore = await uncountedUses(home)
await restock(home)
await shopOn('the release before, alone', oldUrl)
const next = launch(beside())
const nextUrl = await next.opened
await Promise.all([shopOn('the release before, on the new tables', oldUrl), shopOn('this release beside it', nextUrl)])
await end(next)
// The upgrade is taken back: a node of the release before opens on the new tables.
const back = launch(beside(), checkout)
await shopOn('the release before, opened again', await back.opened)
await end(back)
const { halfDone, lost } = await judgeOrders(home, acknowledged, usedBefore)
await end(old)
rmSync(home, { recursive: true, force: true })
console.log(`${acknowledged.length} orders, ${lost.length} lost, ${halfDone.length} half done; ${faults.length} faults`)
for (const fault of [...new Set(faults)].slice(0, 20)) console.log(`  ${fault}`)
if (lost.length + halfDone.length + faults.length > 0) process.exit(1)
process.exit()

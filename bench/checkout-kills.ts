// Kills the shop and its database while shoppers buy, and checks that every order is complete. node
// bench/checkout-kills.ts [shop] [database]
import { rmSync } from 'node:fs'
import { killDuringCheckout } from '#tests/checkout-kills.ts'
import { makeHome } from '#tests/launch-shop.ts'

const shop = Number(process.argv[2] ?? 100)
const database = Number(process.argv[3] ?? 20)
const home = makeHome()
const { acknowledged, halfDone, lost } = await killDuringCheckout(home, { shop, database })
console.log(
  `${shop} kills of the shop, ${database} with its database: ${acknowledged} orders acknowledged, ${lost.length} lost, ${halfDone.length} half done`,
)
rmSync(home, { recursive: true, force: true })
if (lost.length + halfDone.length > 0) process.exit(1)

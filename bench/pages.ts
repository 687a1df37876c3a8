// A rendered page that did not change, against the same HTML as a string: plain, and packed as every browser asks for it.
// Needs a build. node bench/pages.ts [path]
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { launch, makeHome } from '#tests/launch-shop.ts'
import { fire } from './catalogue/fire.ts'

const asked = process.argv[2] ?? '/zapatillas-mujer/'
const home = makeHome()
const shop = launch({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '1000000000' })
const origin = await shop.opened
const bare = fork(path.join(import.meta.dirname, 'pages', 'bare-server.ts'))
const hear = () => new Promise<string>((resolve) => bare.once('message', (message) => resolve(message as string)))
const still = await hear()
const html = await (await fetch(origin + asked)).text()
bare.send(html)
await hear()

const ratios = { plain: [] as number[], packed: [] as number[] }
const get = (url: string, seconds = 5, encoding = 'identity') =>
  fire(url + asked, [], { method: 'GET', seconds, headers: { 'accept-encoding': encoding } })
await get(origin, 2)
await get(still, 2)
for (let round = 0; round < 5; round++) {
  const [string, plain, packed] = [await get(still), await get(origin), await get(origin, 5, 'gzip, deflate, br, zstd')]
  if (string.failures + plain.failures + packed.failures > 0) throw new Error('Some requests failed.')
  ratios.plain.push(plain.rate / string.rate)
  ratios.packed.push(packed.rate / string.rate)
  console.log(
    `${asked} (${(html.length / 1024).toFixed(0)} KB): as a string ${string.rate.toFixed(0)}/s, as a page ${plain.rate.toFixed(0)}/s, p99 ${plain.p99} ms, packed ${packed.rate.toFixed(0)}/s, p99 ${packed.p99} ms`,
  )
}
for (const [form, measured] of Object.entries(ratios)) {
  const median = measured.toSorted((a, b) => a - b)[2]!
  console.log(
    `a page that did not change, ${form}, median of ${measured.length}: ${median.toFixed(2)} of the string's rate (asked for: 0.50)`,
  )
}
bare.kill()
shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })

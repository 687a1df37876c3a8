// A rendered page that did not change, against the same HTML as a string. Needs a build. node bench/pages.ts [path]
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

const ratios: number[] = []
const get = (url: string, seconds = 5) => fire(url + asked, [], { method: 'GET', seconds })
await get(origin, 2)
await get(still, 2)
for (let round = 0; round < 5; round++) {
  const [string, page] = [await get(still), await get(origin)]
  if (string.failures + page.failures > 0) throw new Error('Some requests failed.')
  ratios.push(page.rate / string.rate)
  console.log(
    `${asked} (${(html.length / 1024).toFixed(0)} KB): as a string ${string.rate.toFixed(0)}/s, as a page ${page.rate.toFixed(0)}/s, p99 ${page.p99} ms`,
  )
}
ratios.sort((a, b) => a - b)
console.log(
  `a page that did not change, median of ${ratios.length}: ${ratios[2]!.toFixed(2)} of the string's rate (asked for: 0.50)`,
)
bare.kill()
shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })

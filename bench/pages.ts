// Measures a cached page against a bare Node server that sends the same bytes, both with Brotli like a browser, then
// visitors spread over 300 pages while stock changes. Needs a build. node bench/pages.ts [path]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch, makeHome } from '#tests/launch-shop.ts'
import { printFigure } from './figure.ts'
import { fire } from './catalogue/fire.ts'
import { databaseUrlOf } from '#tests/guest-shoppers.ts'
import { pagesOf, visitWhileSelling } from './pages/selling-shop.ts'

const pagePath = process.argv[2] ?? '/zapatillas-mujer/'
const goal = 0.45
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const home = makeHome()
const shop = launch({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '1000000000' })
const origin = await shop.opened

/** The page as transferred. */
async function pageBytes(): Promise<{ type: string; encoding: string; bytes: Buffer }> {
  const [reply] = (await once(http.get(origin + pagePath, { headers }), 'response')) as [http.IncomingMessage]
  const bytes = Buffer.concat(await reply.toArray())
  return { type: reply.headers['content-type']!, encoding: reply.headers['content-encoding']!, bytes }
}

/** Waits for the best compressed form, which is created when a page is requested again. */
async function settledPage() {
  let page = await pageBytes()
  for (let same = 0; same < 5;) {
    await wait(200)
    const next = await pageBytes()
    same = next.bytes.equals(page.bytes) ? same + 1 : 0
    page = next
  }
  return page
}

const page = await settledPage()
const bare = fork(path.join(import.meta.dirname, 'pages', 'bare-server.ts'))
const nextMessage = () =>
  new Promise<string>((resolve) => bare.once('message', (message) => resolve(message as string)))
const bareOrigin = await nextMessage()
bare.send({ ...page, bytes: page.bytes.toString('base64') })
await nextMessage()

const ratios: number[] = []
const get = (url: string, seconds = 5) => fire(url + pagePath, [], { method: 'GET', seconds, headers })
await get(origin, 2)
await get(bareOrigin, 2)
for (let round = 0; round < 3; round++) {
  const [bytes, cached] = [await get(bareOrigin), await get(origin)]
  if (bytes.failures + cached.failures > 0) throw new Error('Some requests failed.')
  ratios.push(cached.rate / bytes.rate)
  console.log(
    `${pagePath} (${(page.bytes.length / 1024).toFixed(1)} KB ${page.encoding}): bare ${bytes.rate.toFixed(0)}/s, cached page ${cached.rate.toFixed(0)}/s, p99 ${cached.p99} ms, ratio ${ratios.at(-1)!.toFixed(2)}`,
  )
}
const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1]!
console.log(
  `a cached page, median of ${ratios.length}: ${median.toFixed(2)} of a bare server's rate (asked for: ${goal})`,
)
printFigure('a cached page, of a bare server', median, 'higher')
bare.kill()

const paths = await pagesOf(origin)
const seconds = 8
for (const spread of ['by popularity', 'evenly'] as const) {
  const visit = { origin, paths, spread, seconds }
  // Pages, then their best compressed forms.
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer()
  await visitWhileSelling(databaseUrlOf(home), visit, 0)
  await wait(5000)
  const quiet = await visitWhileSelling(databaseUrlOf(home), visit, 0)
  for (const [perSecond, asked] of [
    [0, ''],
    [5, ' (asked for: 0.8, 2)'],
    [20, ' (asked for: 0.8, 2)'],
    [100, ' (asked for: 0.5)'],
  ] as const) {
    const { rate, p50, p99, worst, failures, changes } =
      perSecond === 0 ? quiet : await visitWhileSelling(databaseUrlOf(home), visit, perSecond)
    if (failures > 0) throw new Error(`${failures} requests failed.`)
    console.log(
      `${paths.length} pages ${spread}, ${changes.toFixed(0)} stock changes a second: ${rate.toFixed(0)}/s, p50 ${p50} p99 ${p99} worst ${worst} ms; of the quiet shop's rate ${(rate / quiet.rate).toFixed(2)}, p99 times ${(p99 / quiet.p99).toFixed(1)}${asked}`,
    )
    if (perSecond > 0)
      printFigure(`pages ${spread} with ${perSecond} changes a second, of the quiet rate`, rate / quiet.rate, 'higher')
  }
}
shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })

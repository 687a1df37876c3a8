// Measures the effect on a visitor while another client requests pictures that are not rendered yet. node
// bench/picture-flood.ts
import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { bannerRatios, bannerThemes } from '#demo/drawings/draw.ts'
import { launch, makeHome } from '#tests/launch-shop.ts'

const home = makeHome()
const shop = launch({ DATA_HOME: home, SEED_DEMO: 'auto', RATE_LIMIT_PER_MINUTE: '1000000' })
const origin = (await shop.opened).replace('localhost', '127.0.0.1')

const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 })
type Answer = { status: number; ms: number; body: string }
function send(
  path: string,
  { accept = '*/*', form, signal }: { accept?: string; form?: string; signal?: AbortSignal } = {},
) {
  const began = performance.now()
  const headers = {
    accept,
    'accept-encoding': path.startsWith('/api') ? 'identity' : 'br',
    'x-store': 'vereda-ar',
    ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length }),
  }
  return new Promise<Answer>((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - began, body: '' })
    const options = { agent, headers, method: form === undefined ? 'GET' : 'POST', ...(signal && { signal }) }
    const request = http.request(origin + path, options, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
      response.once('end', () => resolve({ status: response.statusCode!, ms: performance.now() - began, body }))
      response.once('error', failed)
    })
    request.setTimeout(60_000, () => request.destroy())
    request.once('error', failed).end(form)
  })
}

const { hash } = JSON.parse((await send('/api/cart/gethash?api_version=3', { form: '' })).body) as { hash: string }
let turn = 0
/** A shopper's actions, one after the other: uncached and cached pages, a file, a change of the cart. */
const visits = {
  page: () => send(`/mujer/?page=${(turn += 1)}`),
  'cached page': () => send('/'),
  file: () => send('/sw.js'),
  cart: () => send('/api/cart/?api_version=3', { form: `hash=${hash}&item=ZM0001-38&quantity=${1 + (turn % 2)}` }),
} as const

async function visitFor(seconds: number): Promise<Record<keyof typeof visits, Answer[]>> {
  const answers: Record<keyof typeof visits, Answer[]> = { page: [], 'cached page': [], file: [], cart: [] }
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    for (const [name, visit] of Object.entries(visits)) {
      answers[name as keyof typeof visits].push(await visit())
      await wait(10)
    }
  }
  return answers
}

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
function printVisits(what: string, answers: Awaited<ReturnType<typeof visitFor>>) {
  for (const [name, list] of Object.entries(answers)) {
    const ms = list.map((answer) => answer.ms).sort((a, b) => a - b)
    const statuses = [...new Set(list.map(({ status }) => status))].join(',')
    console.log(
      `${what} ${name}: p50 ${at(ms, 0.5).toFixed(0)} ms, p99 ${at(ms, 0.99).toFixed(0)} ms, slowest ${ms.at(-1)!.toFixed(0)} ms (${ms.length}, ${statuses})`,
    )
  }
}

const peakOf = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Wide pictures that were never requested: products of every list, in three views. */
async function coldPictures(count: number): Promise<string[]> {
  const skus = new Set<string>()
  for (const path of ['mujer', 'hombre', 'ninos']) {
    for (let page = 1; page <= 4; page += 1) {
      const { body } = await send(`/api/${path}/?api_version=3&page=${page}&limit=50`)
      for (const [, sku] of body.matchAll(/\/img\/p\/([A-Z0-9]+)-1/g)) skus.add(sku!)
    }
  }
  const banners = bannerThemes.flatMap((theme) => bannerRatios.map((ratio) => `b/${theme}-${ratio}`))
  const products = [...skus].flatMap((sku) => [1, 2, 3].map((view) => `p/${sku}-${view}`))
  return [...products, ...banners].slice(0, count).map((path) => `/img/${path}.jpg?width=1500`)
}

await visitFor(2)
printVisits('quiet,', await visitFor(8))
const cold = await coldPictures(479)
const stopFlood = new AbortController()
const began = performance.now()
const flood = cold.map((url) => send(url, { accept: 'image/avif', signal: stopFlood.signal }))
printVisits(`while ${cold.length} cold pictures of 1500 px flood,`, await visitFor(15))
const whole = Promise.all(flood)
await Promise.race([whole, wait(60_000)])
stopFlood.abort()
const replies = await whole
const counts = Object.entries(Object.groupBy(replies, ({ status }) => String(status))).map(
  ([status, list]) => `${list!.length} × ${status}`,
)
const shed = replies
  .filter(({ status }) => status === 503)
  .map(({ ms }) => ms)
  .sort((a, b) => a - b)
console.log(`the flood: ${counts.join(', ')} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
if (shed.length > 0) console.log(`shed: p50 ${at(shed, 0.5).toFixed(0)} ms, p99 ${at(shed, 0.99).toFixed(0)} ms`)
console.log(`memory at its highest: the shop ${peakOf(shop.process.pid!).toFixed(0)} MB`)
for (const pid of childrenOf(shop.process.pid!)) {
  const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  if (name.includes('renderer-main')) console.log(`memory at its highest: the renderer ${peakOf(pid).toFixed(0)} MB`)
}
agent.destroy()
shop.process.kill('SIGTERM')
await shop.ended
rmSync(home, { recursive: true, force: true })

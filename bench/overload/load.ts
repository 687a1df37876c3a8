// A process that sends requests at a steady rate, whatever the responses: forked with a Load, it sends back a
// LoadResult.
import { randomUUID } from 'node:crypto'
import http from 'node:http'

export type Load = {
  origin: string
  kind: 'pages' | 'cached pages' | 'searches' | 'pictures' | 'cart'
  /** 'answers': eight at a time, as fast as responses arrive. */
  perSecond: number | 'answers'
  seconds: number
  /** The sender's address: a single one, or 'many' for a new one each time. */
  address: string
  /** Separates generators, so that no two request the same. */
  seed: number
}

type Times = { count: number; p50: number; p99: number; worst: number }
export type LoadResult = { answered: Times; shed: Times; statuses: Record<string, number> }

type RequestSpec = { path: string; method?: string; headers?: Record<string, string>; body?: string }

const cachedPages = ['/', '/zapatillas-mujer/', '/mujer/', '/brands', '/zapatilla-brisa-zm0001.html']
const widths = [1500, 1080, 840, 720]
const formats = ['image/avif', 'image/webp', 'image/jpeg']
const search = { 'content-type': 'application/json', 'x-store': 'vereda-ar' }
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-store': 'vereda-ar' }

function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) }
}

function requestFor(kind: Load['kind'], n: number): RequestSpec {
  switch (kind) {
    case 'pages':
      return { path: `/mujer/?price=${n}-${n + 500_000}` }
    case 'cached pages':
      return { path: cachedPages[n % cachedPages.length]! }
    case 'searches':
      return {
        path: '/bff/catalog/search',
        method: 'POST',
        headers: search,
        body: JSON.stringify({ path: '/catalog/', q: `zapatillas ${n}` }),
      }
    case 'pictures': {
      const sku = `ZM${String(1 + (n % 20)).padStart(4, '0')}`
      const width = widths[Math.floor(n / 80) % widths.length]
      const accept = formats[Math.floor(n / 320) % formats.length]!
      return { path: `/img/p/${sku}-${1 + (Math.floor(n / 20) % 4)}.jpg?width=${width}`, headers: { accept } }
    }
    case 'cart':
      return {
        path: '/api/cart/?api_version=3',
        method: 'POST',
        headers: { ...form, 'idempotency-key': randomUUID() },
        body: new URLSearchParams({
          hash: carts[n % carts.length]!,
          item: 'ZM0001-37',
          quantity: `${1 + (n % 2)}`,
        }).toString(),
      }
  }
}

const eightAtATime = 8
/** As a proxy in front would: opened in advance and kept alive. */
const connections = 256
const agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
const carts: string[] = []

function send(origin: string, { path, method = 'GET', headers = {}, body }: RequestSpec, address: string) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = http.request(origin + path, {
      agent,
      method,
      headers: { 'x-forwarded-for': address, 'accept-encoding': 'br', accept: 'text/html,image/avif', ...headers },
    })
    request.once('error', () => resolve({ status: 0, text: '' }))
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve({ status: response.statusCode!, text: String(Buffer.concat(chunks)) }))
    })
    request.setTimeout(30_000, () => request.destroy())
    request.end(body)
  })
}

async function run({ origin, kind, perSecond, seconds, address, seed }: Load): Promise<LoadResult> {
  const addressOf = (n: number) =>
    address === 'many' ? `10.${seed % 250}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}` : address
  if (kind === 'cart') {
    for (let n = 0; n < 5; n++) {
      const opening = { path: '/api/cart/gethash?api_version=3', method: 'POST', headers: form, body: '' }
      const { text } = await send(origin, opening, addressOf(n))
      carts.push((JSON.parse(text) as { hash: string }).hash)
    }
  }
  const isLight = perSecond === 'answers' || perSecond <= 100
  const opening = Array.from({ length: isLight ? 8 : connections }, () =>
    send(origin, { path: '/health' }, '127.0.0.1'),
  )
  await Promise.all(opening)
  const answered: number[] = []
  const shed: number[] = []
  const statuses: Record<string, number> = {}
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1000) {
    // The number due by now; earlier responses are not awaited.
    const due =
      perSecond === 'answers'
        ? sent + eightAtATime - underWay.size
        : Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent++) {
      const n = sent
      const at = performance.now()
      const done: Promise<void> = send(origin, requestFor(kind, seed * 1_000_000 + n), addressOf(n)).then(
        ({ status }) => {
          statuses[status] = (statuses[status] ?? 0) + 1
          const isShed = status === 429 || status === 503
          ;(isShed ? shed : answered).push(performance.now() - at)
          underWay.delete(done)
        },
      )
      underWay.add(done)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(underWay)
  agent.destroy()
  return { answered: timesOf(answered), shed: timesOf(shed), statuses }
}

process.once('message', (load) => {
  void run(load as Load).then((result) => process.send!(result, () => process.disconnect()))
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/connection/connect.ts'
import { superuser } from '#db/embedded/initialise.ts'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { launch } from './launch-shop.ts'

const pages = ['/', '/zapatillas-mujer/', '/mujer/', '/brands', '/zapatilla-brisa-zm0001.html']
const writers = 4
/** Including restarts of the database. */
const maxWriteMs = 120_000
const sku = 'ZM0001-37'
const api = { 'x-store': 'vereda-ar' }

export type DatabaseLoss = {
  kills: number
  pagesAnswered: number
  /** Statuses of cached pages other than 200. */
  pagesFailed: number[]
  slowestPageMs: number
  writes: number
  /** Responses to writes other than 200 and 503. */
  writesFailed: string[]
  slowestWriteMs: number
  /** Carts whose stored quantity or version differs from the acknowledged one. */
  lost: string[]
  /** From the first accepted database connection until everything answers. */
  wellAgainMs: number[]
  exitCode: number | null
}

type Cart = { version: number; items: { quantity: number }[] }

async function databaseUrl(home: string): Promise<string> {
  const { port } = readPidFile(path.join(home, 'data'))!
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
}

/** Polls until the condition holds, at most a minute. */
async function until(isRight: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await wait(20)) {
    if (await isRight().catch(() => false)) return
  }
  throw new Error('The shop is not well again after a minute.')
}

/**
 * Runs a shop under load of cached pages and cart writes and kills its private PostgreSQL repeatedly. A failed write is
 * sent again with its key, so every quantity is set exactly once and a cart's version counts them.
 */
export async function loseDatabase(home: string, kills: number): Promise<DatabaseLoss> {
  const shop = launch({ DATA_HOME: home, SEED_DEMO: 'true', RATE_LIMIT_PER_MINUTE: '100000000' })
  const origin = await shop.opened
  const url = await databaseUrl(home)
  for (const page of pages) await fetch(origin + page)
  // Loads the catalogue of each store into memory.
  for (const country of openCountries) await fetch(`${origin}/zapatillas-mujer/?country=${country}`)

  const result = {
    pagesAnswered: 0,
    pagesFailed: [] as number[],
    slowestPageMs: 0,
    writes: 0,
    writesFailed: [] as string[],
    slowestWriteMs: 0,
  }
  const over = new AbortController()

  async function read(): Promise<void> {
    for (let n = 0; !over.signal.aborted; n++) {
      const began = performance.now()
      const status = await fetch(origin + pages[n % pages.length]!).then(
        async (response) => {
          await response.text()
          return response.status
        },
        () => 0,
      )
      result.pagesAnswered += 1
      if (status !== 200) result.pagesFailed.push(status)
      result.slowestPageMs = Math.max(result.slowestPageMs, performance.now() - began)
      await wait(10)
    }
  }

  const setQuantity = (hash: string, quantity: number, key: string) =>
    fetch(`${origin}/api/cart/?api_version=3`, {
      method: 'POST',
      headers: { ...api, 'idempotency-key': key },
      body: new URLSearchParams({ hash, item: sku, quantity: `${quantity}` }),
    })

  async function newCart(): Promise<string> {
    const reply = await fetch(`${origin}/api/cart/gethash?api_version=3`, {
      method: 'POST',
      headers: api,
      body: new URLSearchParams({}),
    })
    return ((await reply.json()) as { hash: string }).hash
  }

  async function write(hash: string): Promise<{ hash: string; acknowledged: Cart }> {
    let acknowledged: Cart = { version: 0, items: [] }
    for (let n = 0; !over.signal.aborted; n++) {
      const start = performance.now()
      for (let isDone = false; !isDone;) {
        const began = performance.now()
        const reply = await setQuantity(hash, 1 + (n % 2), `${hash.slice(0, 20)}-${n}`)
        const text = await reply.text()
        result.slowestWriteMs = Math.max(result.slowestWriteMs, performance.now() - began)
        isDone = reply.status === 200
        if (isDone) {
          const { cart } = JSON.parse(text) as { cart: Cart }
          if (cart.items[0]?.quantity !== 1 + (n % 2)) result.writesFailed.push(`another quantity: ${text}`)
          acknowledged = cart
          result.writes += 1
        } else {
          if (reply.status !== 503) result.writesFailed.push(`${reply.status} ${text}`)
          if (began - start > maxWriteMs) throw new Error(`A write is refused for ever: ${reply.status} ${text}`)
          await wait(20)
        }
      }
    }
    return { hash, acknowledged }
  }

  const carts = await Promise.all(Array.from({ length: writers }, newCart))
  const firstVersions = new Map<string, number>()
  const db = await connect({ url, name: 'test' })
  const { rows } = await db.query<{ hash: string; version: number }>(
    'select hash, version from cart where hash = any($1)',
    [carts],
  )
  for (const { hash, version } of rows) firstVersions.set(hash, version)
  await db.end()
  const reading = [read(), read()]
  const writing = carts.map(write)

  const wellAgainMs: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    await wait(300 + ((kill * 53) % 400))
    process.kill(readPidFile(path.join(home, 'data'))!.pid, 'SIGKILL')
    await until(async () => (await fetch(`${origin}/ready`)).status === 503)
    await until(async () => {
      await (await connect({ url, name: 'test' })).end()
      return true
    })
    const back = performance.now()
    await until(async () => (await fetch(`${origin}/ready`)).status === 200)
    const written = result.writes
    await until(async () => result.writes >= written + writers)
    // This page was never requested before.
    await until(async () => (await fetch(`${origin}/zapatilla-brisa-zm0001.html?country=co&x=${kill}`)).status < 500)
    wellAgainMs.push(Math.round(performance.now() - back))
  }
  over.abort()
  await Promise.all(reading)
  const settled = await Promise.all(writing)

  const client = await connect({ url, name: 'test' })
  const lost: string[] = []
  for (const { hash, acknowledged } of settled) {
    const { rows: stored } = await client.query<{ version: number; quantity: number }>(
      'select version, quantity from cart join cart_item on cart_hash = hash where hash = $1',
      [hash],
    )
    const [row] = stored
    if (row?.version !== acknowledged.version || row.quantity !== acknowledged.items[0]?.quantity) {
      lost.push(`${JSON.stringify(row)} instead of version ${acknowledged.version}`)
    }
  }
  const changes = settled.reduce(
    (sum, { hash, acknowledged }) => sum + acknowledged.version - firstVersions.get(hash)!,
    0,
  )
  if (changes !== result.writes) lost.push(`${changes} changes of ${result.writes} acknowledged`)
  await client.end()
  shop.process.kill('SIGTERM')
  return { kills, ...result, lost, wellAgainMs, exitCode: await shop.ended }
}

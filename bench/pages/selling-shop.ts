import autocannon from 'autocannon'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/connection/connect.ts'

type Spread = 'evenly' | 'by popularity'
type Figures = { rate: number; p50: number; p99: number; worst: number; failures: number; changes: number }

const pageCount = 300
const stepsPerVisitor = 2000

/** The pages of the site map that are visited: lists first, then products. */
export async function pagesOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap-1.xml?country=ar`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)[^<]*<\/loc>/g)].map(([, path]) => path!)
  if (paths.length < pageCount) throw new Error(`The site map has only ${paths.length} addresses.`)
  return paths.slice(0, pageCount)
}

/** Numbers below `count`, the first most often (Zipf) or all alike. */
function chooser(count: number, spread: Spread): () => number {
  const weights = Array.from({ length: count }, (_, at) => (spread === 'evenly' ? 1 : 1 / (at + 1)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return () => {
    let left = Math.random() * total
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
}

/** Sells one unit of a size, or stocks it up again when there is none. */
const sellOne = `update simple set stock = case when stock > 0 then stock - 1 else 8 end where country = 'ar' and sku_simple = $1`

async function sellFor(databaseUrl: string, seconds: number, perSecond: number): Promise<number> {
  const client = await connect({ url: databaseUrl, name: 'selling' })
  const { rows } = await client.query<{ sku_simple: string }>(`select sku_simple from simple where country = 'ar'`)
  const began = performance.now()
  let sold = 0
  while (performance.now() - began < seconds * 1000) {
    await client.query(sellOne, [rows[Math.floor(Math.random() * rows.length)]!.sku_simple])
    sold += 1
    await wait(Math.max(0, began + (sold * 1000) / perSecond - performance.now()))
  }
  await client.end()
  return sold
}

type Visit = { origin: string; paths: readonly string[]; spread: Spread; seconds: number; connections?: number }

function visitPages({ origin, paths, spread, seconds, connections = 32 }: Visit): Promise<Omit<Figures, 'changes'>> {
  const choose = chooser(paths.length, spread)
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        headers,
        setupClient: (client) =>
          client.setRequests(
            Array.from({ length: stepsPerVisitor }, () => ({ method: 'GET' as const, path: paths[choose()]! })),
          ),
      },
      (error, { requests, latency, non2xx, errors, timeouts }) => {
        if (error) return reject(error)
        const { p50, p99, max } = latency
        resolve({ rate: requests.average, p50, p99, worst: max, failures: non2xx + errors + timeouts })
      },
    )
  })
}

/** Visitors spread over pages while so many stock changes a second happen. */
export async function visitWhileSelling(databaseUrl: string, visit: Visit, perSecond: number): Promise<Figures> {
  const selling = perSecond > 0 ? sellFor(databaseUrl, visit.seconds, perSecond) : 0
  const figures = await visitPages(visit)
  return { ...figures, changes: (await selling) / visit.seconds }
}

// Measures logins: their duration, their effect on other requests, and what their timing reveals. node bench/login.ts
import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { demoPassword } from '#demo/people/password.ts'
import { fire, type FireResult } from './catalogue/fire.ts'
import type { LoopGaps } from './login/shop-server.ts'

const people = 2000
const samples = 200

const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
// Durable, as in production: a commit is on disk before it is answered.
const cluster = await openCluster({ home, isDurable: true })
await migrateDatabase(cluster.url)
const { db, pool, close } = openDatabase(cluster.url)
await writePlaces(db)
await seedDemo(db, { now: new Date() })
await pool.query(
  `insert into customer (country, id_hash, email, password_hash, first_name, last_name, identification, identification_type, created_at)
    select country, 'bench-' || n, 'p' || n || '@example.com', password_hash, 'Ana', 'Prueba', 'B' || n, identification_type, created_at
    from customer, generate_series(1, $1) n where email = 'ana@example.com' and country = 'ar'`,
  [people],
)
await pool.query('vacuum analyze')

const server = fork(path.join(import.meta.dirname, 'login', 'shop-server.ts'), [cluster.url])
const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
const { shop } = await nextMessage<{ shop: string }>()
const loopGaps = () => {
  server.send('gaps')
  return nextMessage<LoopGaps>()
}

let calls = 0
/** One call from its own address; returns how long it took. */
async function timed(
  name: string,
  fields: Record<string, string>,
  isRight: (reply: Reply) => boolean,
): Promise<number> {
  const at = calls++
  const started = performance.now()
  const response = await fetch(`${shop}/api/customer/${name}?api_version=3`, {
    method: 'POST',
    headers: {
      'x-store': 'vereda-ar',
      'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
    },
    body: new URLSearchParams(fields),
  })
  const reply = (await response.json()) as Reply
  const ms = performance.now() - started
  if (!isRight(reply)) throw new Error(`${name} was answered ${JSON.stringify(reply)}`)
  return ms
}
type Reply = { error: boolean; code?: string }

let signed = 0
const signIn = () =>
  timed('login', { username: `p${1 + (signed++ % people)}@example.com`, password: demoPassword }, ({ error }) => !error)

const part = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
const formatTimes = (values: number[]) =>
  `p50 ${part(values, 0.5).toFixed(0)} · p95 ${part(values, 0.95).toFixed(0)} ms`
const formatGaps = ({ max, p99, worked }: LoopGaps) =>
  `longest turn of the event loop ${worked.toFixed(1)} ms of work, ${max.toFixed(1)} by the clock (p99 ${p99.toFixed(1)})`

for (let at = 0; at < 30; at++) await signIn()
await loopGaps()
await wait(5000)
console.log(`at rest: ${formatGaps(await loopGaps())}`)

const alone: number[] = []
for (let at = 0; at < samples; at++) alone.push(await signIn())
console.log(
  `login, one after another: ${formatTimes(alone)} (asked for: 250) · ${formatGaps(await loopGaps())} (asked for: 20)`,
)

/** Twenty people who log in repeatedly until `until` returns true. */
async function twentyAtOnce(until: () => boolean): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (!until()) times.push(await signIn())
    }),
  )
  return times
}

const searches = ['zapatillas', 'vestido', 'remera negra', 'botas', 'bolso'].map((q) =>
  JSON.stringify({ path: '/', q }),
)
async function runSearches(seconds: number): Promise<FireResult> {
  const seen = await fire(`${shop}/bff/catalog/search`, searches, { connections: 10, perSecond: 100, seconds })
  if (seen.failures > 0) throw new Error('Some searches failed.')
  return seen
}
const formatSearches = ({ p50, p99 }: FireResult) => `p50 ${p50} · p99 ${p99} ms`
const p99s = { alone: [] as number[], busy: [] as number[] }

await runSearches(2)
await loopGaps()
for (let round = 0; round < 3; round++) {
  const quiet = await runSearches(5)
  const quietGaps = await loopGaps()
  let isOver = false
  const crowd = twentyAtOnce(() => isOver)
  await wait(500)
  const busy = await runSearches(5)
  isOver = true
  const times = await crowd
  p99s.alone.push(quiet.p99)
  p99s.busy.push(busy.p99)
  console.log(
    `searches alone: ${formatSearches(quiet)} · ${formatGaps(quietGaps)}\n` +
      `searches while 20 sign in at once: ${formatSearches(busy)} · ${formatGaps(await loopGaps())} · logins ${formatTimes(times)}`,
  )
}
console.log(
  `p99 of a search while 20 sign in at once: ${part(p99s.busy, 0.5)} ms, alone ${part(p99s.alone, 0.5)} ms (asked for: 50)`,
)

/** Median response times with and without an account, measured alternately. */
async function compare(name: string, known: (at: number) => Promise<number>, unknown: (at: number) => Promise<number>) {
  const both = { known: [] as number[], unknown: [] as number[] }
  for (let at = 0; at < samples; at++) {
    both.known.push(await known(at))
    both.unknown.push(await unknown(at))
  }
  const [a, b] = [part(both.known, 0.5), part(both.unknown, 0.5)]
  const apart = (Math.abs(a - b) / Math.min(a, b)) * 100
  console.log(
    `${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ${apart.toFixed(1)} % apart (asked for: under 5)`,
  )
}

const refused = ({ error }: Reply) => error
await compare(
  'a wrong password',
  (at) => timed('login', { username: `p${500 + at}@example.com`, password: 'wrong-one' }, refused),
  (at) => timed('login', { username: `q${500 + at}@example.com`, password: 'wrong-one' }, refused),
)
await compare(
  'a forgotten password',
  (at) => timed('forgotpassword', { email: `p${900 + at}@example.com` }, ({ error }) => !error),
  (at) => timed('forgotpassword', { email: `q${900 + at}@example.com` }, ({ error }) => !error),
)
const account = {
  password: 'Zorzal77',
  password2: 'Zorzal77',
  first_name: 'Ana',
  last_name: 'Prueba',
  identification_type: 'DNI',
}
await compare(
  'registering',
  (at) =>
    timed(
      'create',
      { ...account, email: `p${1300 + at}@example.com`, identification: String(31_000_000 + at) },
      refused,
    ),
  (at) =>
    timed(
      'create',
      { ...account, email: `q${1300 + at}@example.com`, identification: String(32_000_000 + at) },
      ({ error }) => !error,
    ),
)

server.kill()
await close()
await cluster.stop()
rmSync(home, { recursive: true, force: true })

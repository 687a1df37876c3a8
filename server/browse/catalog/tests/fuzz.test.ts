import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { filterKeys } from '#domain/browse/catalog/address/parameters.ts'
import { seededRandom } from '#domain/platform/random.ts'
import { stockedShop } from './stocked-shop.ts'

const shop = await stockedShop({ ar: 200 })
await shop.catalog.warm()
const random = seededRandom(11)

const words = [
  'zapatillas',
  'botas',
  'negras',
  'mujer',
  '38',
  'xl',
  'sapatilas',
  'remera',
  'de',
  'a',
  'vestido',
  'ñandú',
]
const oddities = [
  '👟',
  '\u{1f469}‍\u{1f467}',
  '\ud800',
  '\u0000',
  '\u202e',
  '%',
  '%%%',
  '"',
  '\\',
  '<script>',
  "';--",
  '--',
  '¿',
  '́',
  '😀'.repeat(50),
]
const longOnes = [
  'z'.repeat(10_000),
  'zapatilla '.repeat(1000),
  'a '.repeat(5000),
  '%F0%9F'.repeat(1600),
  'ñ'.repeat(10_000),
]
const paths = [
  '/mujer/',
  '/zapatillas-mujer/',
  '/catalog/',
  '/moda-sostenible/',
  '/',
  '',
  '//',
  '/a--b--c/',
  '/../../etc/',
  '/%2e/',
  '/MUJER',
  `/${'x'.repeat(3000)}/`,
]
const keys = [...filterKeys, ...attributeKeys, 'color', 'constructor', '__proto__', 'toString', 'x']
const values = [
  '38',
  'Negro',
  '1',
  '0',
  'true',
  '10-20',
  '1-2-3',
  '-',
  '--',
  '',
  'NaN',
  '1e9-2e9',
  '999999999999-1',
  'mujer',
  ...oddities,
]
const letters = Array.from('abcdefghijklmnñopqrstuvwxyzáéíóú 0123456789.,-\'"%&?=#/\\<>{}[]😀🇦🇷\u0301')

const letter = () => random.pick(letters)
const gibberish = () => Array.from({ length: random.whole(0, 24) }, letter).join('')
const text = () => {
  const luck = random.next()
  if (luck < 0.005) return random.pick(longOnes)
  if (luck < 0.4)
    return Array.from({ length: random.whole(1, 5) }, () => random.pick([...words, ...oddities])).join(' ')
  return gibberish()
}
const value = () => (random.next() < 0.6 ? random.pick(values) : gibberish())

const rawQuery = () =>
  Array.from(
    { length: random.whole(0, 6) },
    () =>
      `${random.pick(['q', 'page', 'sort', 'dir', 'qty_products', 'maxitems', ...keys])}=${random.next() < 0.5 ? value() : encodeURIComponent(value().toWellFormed())}`,
  ).join('&')

function ask() {
  const luck = random.next()
  const headers = { 'x-store': random.pick(['vereda-ar', 'vereda-ar', 'vereda-cl', 'vereda-co']) }
  if (luck < 0.45) {
    const payload = JSON.stringify({
      path: random.pick(paths),
      ...(random.often(0.6) && { q: text() }),
      filters: Array.from({ length: random.whole(0, 5) }, () => ({
        name: random.pick(keys),
        values: [value(), value()],
      })),
      pageInfo: { page: random.pick([1, 1, 2, 999_999]), itemsPerPage: random.pick([1, 10, 50]) },
      sorting: random.pick(['popularity', 'price', 'relevance', 'name', 'discount', gibberish()]),
      locationCode: random.pick(['5402-5402001', gibberish().slice(0, 40)]),
    })
    return {
      method: 'POST' as const,
      url: '/bff/catalog/search',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    }
  }
  const printable = (raw: string) => raw.replaceAll(/[^\x21-\x7e]/g, (odd) => encodeURIComponent(odd.toWellFormed()))
  if (luck < 0.75)
    return { method: 'GET' as const, url: printable(`/api${random.pick(paths)}?${rawQuery()}&q=${text()}`), headers }
  return { method: 'GET' as const, url: printable(`/bff/catalog/suggestion?q=${text()}`), headers }
}

const maxQueryMs = 100

/** CPU time, so that a machine shared with other tests does not decide. */
async function timed(question: ReturnType<typeof ask>) {
  const [began, used] = [performance.now(), process.threadCpuUsage()]
  const { statusCode } = await shop.app.inject(question)
  const spent = process.threadCpuUsage(used)
  return { statusCode, milliseconds: Math.min((spent.user + spent.system) / 1000, performance.now() - began) }
}

/** 50,000 before a release (FUZZ=50000); enough in every run to hit each kind of invalid input many times. */
const rounds = Number(process.env.FUZZ ?? 6000)

test(
  `no nonsense is answered with a fault, and none takes long (${rounds} questions)`,
  { timeout: 600_000 },
  async () => {
    const slow: string[] = []
    const statuses = new Map<number, number>()
    for (let round = 0; round < rounds; round++) {
      const question = ask()
      const { statusCode, milliseconds } = await timed(question)
      if (milliseconds > maxQueryMs) {
        // Garbage collection may happen during any query; a query that is slow by itself is slow again.
        const again = await timed(question)
        if (again.milliseconds > maxQueryMs) {
          slow.push(`${again.milliseconds.toFixed(0)} ms: ${JSON.stringify(question).slice(0, 300)}`)
        }
      }
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode >= 500 || ![200, 400, 404].includes(statusCode)) {
        expect.fail(`${statusCode}: ${JSON.stringify(question).slice(0, 600)}`)
      }
    }
    expect(slow).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(rounds / 3)
  },
)

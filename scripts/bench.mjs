// Runs the benchmarks in bench/. npm run bench [names…], or in turns with another commit: npm run bench -- --against HEAD~1 [names…]
// Beside another commit: npm run bench -- --against HEAD~1 rolling-upgrade
import { parseArgs } from 'node:util'
import { compareWith } from './bench-against.mjs'
import { runBenchmark } from './benchmark.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, root } from './installed.mjs'
import { checkOut, removeCheckout } from './other-checkout.mjs'

/** Only by name: `failover`, `cdn` and `peak`, which need programs of the system (docs/scale.md), and `rolling-upgrade`. */
const all = [
  'pictures',
  'picture-flood',
  'assortment',
  'catalogue',
  'product',
  'growth',
  'delta',
  'relevance',
  'pages',
  'cart',
  'login',
  'checkout',
  'checkout-kills',
  'orders',
  'desk',
  'products-desk',
  'money',
  'soak',
  'database-loss',
  'overload',
  'measurement',
]
/** Those that print figures to compare. */
const comparable = ['cart', 'catalogue', 'product', 'pages', 'checkout']
const needBuild = new Set([
  'pages',
  'picture-flood',
  'database-loss',
  'overload',
  'checkout-kills',
  'soak',
  'measurement',
  'failover',
  'cdn',
  'peak',
  'rolling-upgrade',
])

try {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
  await ensureInstalled()
  const names = positionals.length > 0 ? positionals : values.against === undefined ? all : comparable
  if (names.some((name) => needBuild.has(name))) await ensureBuilt()
  if (names[0] === 'rolling-upgrade') {
    const other = checkOut(values.against ?? 'HEAD~1')
    const { status } = await runBenchmark(root, names[0], [other]).finally(() => removeCheckout(other))
    process.exit(status ?? 1)
  } else if (values.against === undefined) {
    for (const name of names) {
      process.stdout.write(`\n▸ ${name}\n`)
      const { status } = await runBenchmark(root, name)
      if (status !== 0) process.exit(status ?? 1)
    }
  } else {
    process.exit((await compareWith(values.against, names)) ? 0 : 1)
  }
} catch (error) {
  fail(error)
}

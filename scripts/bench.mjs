// Runs the benchmarks in bench/. npm run bench [names…]
import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

const all = [
  'pictures',
  'picture-flood',
  'assortment',
  'catalogue',
  'growth',
  'delta',
  'relevance',
  'pages',
  'cart',
  'login',
  'checkout',
  'checkout-kills',
  'orders',
  'money',
  'soak',
  'database-loss',
  'overload',
  'measurement',
]
const needBuild = new Set([
  'pages',
  'picture-flood',
  'database-loss',
  'overload',
  'checkout-kills',
  'soak',
  'measurement',
])
const benchmarks = process.argv.length > 2 ? process.argv.slice(2) : all
try {
  await ensureInstalled()
  if (benchmarks.some((benchmark) => needBuild.has(benchmark))) await ensureBuilt()
} catch (error) {
  fail(error)
}
for (const benchmark of benchmarks) {
  process.stdout.write(`\n▸ ${benchmark}\n`)
  // Memory is only comparable after garbage collection.
  const { status } = spawnSync(node, ['--expose-gc', `bench/${benchmark}.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

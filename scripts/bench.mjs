// Questions of speed, each a file in bench/. npm run bench [questions…]
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
  'database-loss',
  'overload',
  'measurement',
]
const needBuild = new Set(['pages', 'picture-flood', 'database-loss', 'overload', 'checkout-kills', 'measurement'])
const questions = process.argv.length > 2 ? process.argv.slice(2) : all
try {
  await ensureInstalled()
  if (questions.some((question) => needBuild.has(question))) await ensureBuilt()
} catch (error) {
  fail(error)
}
for (const question of questions) {
  process.stdout.write(`\n▸ ${question}\n`)
  // Memory can only be weighed after the rubbish is out.
  const { status } = spawnSync(node, ['--expose-gc', `bench/${question}.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

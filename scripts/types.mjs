// Checks the types of everything, as `npm test` does. npm run types
import { ensureInstalled, fail, node, runQuietly, step } from './installed.mjs'

const tsc = 'node_modules/typescript/bin/tsc'
const layers = ['domain', 'contract', 'db', 'server', 'app']

try {
  await ensureInstalled()
  // The types of routes are made from app/routes.ts; a clone has none yet.
  await step('Types of routes', () => runQuietly(node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']))
  await step('Whole checkout', () => runQuietly(node, [tsc, '--noEmit']))
  for (const layer of layers) await step(layer, () => runQuietly(node, [tsc, '--noEmit', '-p', layer]))
} catch (error) {
  fail(error)
}

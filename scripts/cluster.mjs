// The shop on the engines that a large retailer runs it on, on this machine (docs/scale.md). npm run cluster [nodes]
import { spawn } from 'node:child_process'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const cluster = spawn(node, ['scripts/cluster/main.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches both; this one waits until everything has ended.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && cluster.kill(signal))
  cluster.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  fail(error)
}

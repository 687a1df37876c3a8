import { spawnSync } from 'node:child_process'
import { ensureInstalled, fail, node, root } from './installed.mjs'

await ensureInstalled().catch(fail)
const questions = process.argv.length > 2 ? process.argv.slice(2) : ['pictures', 'assortment']
for (const question of questions) {
  process.stdout.write(`\n▸ ${question}\n`)
  const { status } = spawnSync(node, [`bench/${question}.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

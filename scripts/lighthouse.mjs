// Lighthouse with its defaults (mobile, default throttling) on the production build. npm run lighthouse [paths…]
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  const { status } = spawnSync(node, ['bench/lighthouse.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.exit(status ?? 1)
} catch (error) {
  fail(error)
}

import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'gallery.config.ts', ...process.argv.slice(2)]
  process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status ?? 1)
} catch (error) {
  fail(error)
}

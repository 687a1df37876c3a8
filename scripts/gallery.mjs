// Pictures of every screen (gallery/phone, gallery/wide) and of every drawing (gallery/pictures), for a person to look at.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'gallery.config.ts',
    ...process.argv.slice(2),
  ]
  const screens = spawnSync(node, args, { cwd: root, stdio: 'inherit', env })
  const sheets = spawnSync(node, ['scripts/contact-sheet.ts', 'gallery/pictures'], { cwd: root, stdio: 'inherit' })
  process.exit(screens.status || sheets.status || 0)
} catch (error) {
  fail(error)
}

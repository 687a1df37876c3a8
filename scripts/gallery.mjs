// Pictures for visual review. `npm run gallery`: every screen at five widths in three stores, one sheet each (gallery/sheets).
// `npm run gallery -- states [browse …]`: the states of screens, large (gallery/phone, gallery/wide); `-- drawings`: every
// drawing (gallery/pictures); `-- install`: the pictures that browsers show when they offer to install the shop (demo/brand/screenshots).
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root } from './installed.mjs'

const [what = 'screens', ...names] = process.argv.slice(2)
const run = (...args) => {
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: process.env })
  if (status !== 0) process.exit(status ?? 1)
}
const photograph = async (...args) => {
  await ensureBuilt()
  process.env.CHROMIUM_PATH = await ensureBrowser()
  run('node_modules/@playwright/test/cli.js', 'test', '--config', 'gallery.config.ts', ...args)
}

try {
  await ensureInstalled()
  if (what === 'drawings') run('scripts/contact-sheet.ts', 'gallery/pictures', ...names)
  else if (what === 'states') await photograph('--project', 'phone', '--project', 'wide', ...names)
  else if (what === 'install') await photograph('--project', 'install')
  else if (what === 'screens') {
    rmSync(path.join(root, 'gallery/screens'), { recursive: true, force: true })
    await photograph('--project', 'screens')
    run('scripts/screen-sheets.ts')
  } else throw new Error(`There is no gallery of ${what}: screens, states, install or drawings.`)
} catch (error) {
  fail(error)
}

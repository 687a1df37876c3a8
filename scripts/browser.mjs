import { existsSync } from 'node:fs'
import path from 'node:path'
import { node, runQuietly, step } from './installed.mjs'

// The headless shell first: screens take half the time in it.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...fixed].find((file) =>
    existsSync(file),
  )
}

async function playwrightsOwn() {
  const script = "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const own = (await runQuietly(node, ['-e', script])).trim()
  return existsSync(own) ? own : undefined
}

/** A browser for the tests: an installed one, else Playwright's own, else Debian's package. Returns its path. */
export async function ensureBrowser() {
  const existing = process.env.CHROMIUM_PATH ?? installedBrowser() ?? (await playwrightsOwn().catch(() => undefined))
  if (existing) return existing
  let found
  await step('Fetching a browser for the tests', async () => {
    await runQuietly(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(() => {})
    found = await playwrightsOwn().catch(() => undefined)
    if (found || process.getuid?.() !== 0) return
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runQuietly('apt-get', ['update'], { env })
    await runQuietly(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      {
        env,
      },
    )
    found = installedBrowser()
  })
  if (!found)
    throw new Error('There is no Chromium or Chrome for the browser tests. Install one, or set CHROMIUM_PATH.')
  return found
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { node, root, runQuietly, step } from './installed.mjs'

const inputs = [
  'app',
  'contract',
  'demo/catalogue',
  'demo/drawings',
  'desk',
  'domain',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/finish-build.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const marker = path.join(root, 'build', '.inputs')

function* filesOf(place) {
  if (!statSync(place).isDirectory()) return yield place
  for (const name of readdirSync(place).sort()) yield* filesOf(path.join(place, name))
}

/** Changes exactly when an input of the build changes; it also identifies the build to its pages. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(path.join(root, input))) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

export async function ensureBuilt() {
  const expected = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === expected) return
  await step('Building the pages', () =>
    runQuietly(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      env: { ...process.env, NODE_ENV: 'production', SHOP_BUILD: expected },
    }),
  )
  writeFileSync(marker, expected)
}

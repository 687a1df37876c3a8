import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail } from './installed.mjs'
import { serve } from './serve.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  fail(error)
}
serve(['server/main.ts'], { NODE_ENV: 'production' })

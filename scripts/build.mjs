// Installs and builds what `npm start` would, without starting: for an image, or a machine that is prepared before. npm run build
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail } from './installed.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  fail(error)
}

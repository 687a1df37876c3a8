import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { packageName } from './package-name.ts'

/**
 * The data folder of a checkout. Beside the code for ordinary users; for root under /var/lib, because PostgreSQL's uid
 * may not be allowed to enter the checkout (mode 0700). The hash keeps two checkouts apart.
 */
export function dataHome(checkout: string, isRoot = process.getuid?.() === 0): string {
  if (!isRoot) return path.join(checkout, '.data')
  const place = realpathSync(checkout)
  const id = createHash('sha256').update(place).digest('hex').slice(0, 8)
  return path.join('/var/lib', packageName, `${path.basename(place)}-${id}`)
}

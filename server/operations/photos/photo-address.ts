import { createHash } from 'node:crypto'

/** A photo on another server, and the path under which we serve it. */
export type PhotoAddress = { key: string; source: string; path: string }

/** The photo behind a web address; undefined for a path of the shop itself. Only https is ever fetched. */
export function photoAddress(address: string): PhotoAddress | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined
  const source = address.replace(/^http:/i, 'https:')
  const key = createHash('sha256').update(source).digest('hex').slice(0, 32)
  return { key, source, path: `/img/f/${key}.jpg` }
}

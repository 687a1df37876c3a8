import { readFileSync } from 'node:fs'

/** Names what belongs to the package and not to a shop that runs it: the folder of its data, the owner of its database. */
export const packageName = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { name: string }
).name

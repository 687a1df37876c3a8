import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#server/platform/env.ts'
import { homeOf } from '#server/platform/process/database.ts'

const fileName = 'store-id'

/** The same for all who share the folder, however each of them has mounted it. */
function idOfFolder(folder: string): string {
  const file = path.join(folder, fileName)
  const draft = `${file}.${randomUUID()}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(draft, randomUUID())
  try {
    // A link is made only where there is none: of two nodes that open at once, both read the id of the first.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

/** Which folder or bucket a node keeps photographs in: nodes of one shop must have the same. Null where it cannot be known. */
export function photoStoreId(env: Pick<Env, 'PHOTO_STORE_URL' | 'DATA_HOME'>, root: string): string | null {
  if (env.PHOTO_STORE_URL) {
    const { host, pathname } = new URL(env.PHOTO_STORE_URL)
    return `${host}${pathname.replace(/\/$/, '')}`
  }
  try {
    return idOfFolder(path.join(homeOf(env, root), 'photos'))
  } catch {
    return null
  }
}

import { spawnSync } from 'node:child_process'

export type RunAs = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so for root another uid is used; other users run it as themselves. */
export function runAs(isRoot = process.getuid?.() === 0): RunAs {
  if (!isRoot) return undefined
  for (const user of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', user], { encoding: 'utf8' })
    const gid = spawnSync('id', ['-g', user], { encoding: 'utf8' })
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error(
    'Running as root, but there is no user "postgres" or "nobody" to run PostgreSQL as. Set DATABASE_URL instead.',
  )
}

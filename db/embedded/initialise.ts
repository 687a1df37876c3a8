import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { packageName } from './package-name.ts'
import type { RunAs } from './run-as.ts'

export const superuser = packageName

/** One random password per data folder: other users of the machine can reach the loopback port, but not the data. */
async function passwordOf(home: string): Promise<string> {
  const file = path.join(home, 'password')
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => {})
  return readFile(file, 'utf8')
}

/**
 * Creates the data folder atomically when there is none: an interrupted start leaves a draft, never half a database.
 */
export async function initialise(home: string, bin: string, as: RunAs, isDurable: boolean) {
  const data = path.join(home, 'data')
  const password = await passwordOf(home)
  if (await stat(data).catch(() => undefined)) return { data, password }

  const draft = path.join(home, `data-draft-${process.pid}`)
  const passwordFile = path.join(home, `password-draft-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (as) for (const place of [draft, passwordFile]) chownSync(place, as.uid, as.gid)

  const args = ['-D', draft, '-U', superuser, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8']
  // The built-in locale is the same on every platform; texts are sorted by our own rules.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...(isDurable ? [] : ['--no-sync']))
  const initdb = spawnSync(path.join(bin, 'initdb'), args, {
    ...as,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  })
  await rm(passwordFile, { force: true })
  if (initdb.status !== 0) {
    await rm(draft, { recursive: true, force: true })
    // Root may have access to a folder that the PostgreSQL user does not: the error names it.
    const { code } = (initdb.error ?? {}) as NodeJS.ErrnoException
    if (code === 'EACCES') throw Object.assign(new Error(`${home} may not be entered`), { code, path: home })
    throw new Error(
      `PostgreSQL could not make its data folder in ${home}: ${(initdb.stderr || String(initdb.error)).trim().split('\n').at(-1)}`,
    )
  }
  await rename(draft, data).catch(() => rm(draft, { recursive: true, force: true }))
  return { data, password }
}

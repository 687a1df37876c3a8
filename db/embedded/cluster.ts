import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { placeBinaries } from './binaries.ts'
import { initialise, superuser } from './initialise.ts'
import { isAlive, isPostgres, readPidFile } from './pid-file.ts'
import { runAs, type RunAs } from './run-as.ts'

export type Cluster = {
  url: string
  /** Found running, left behind by a process that was killed, and taken over. */
  isAdopted: boolean
  stop(): Promise<void>
}

type Options = {
  home: string
  /** Off for throw-away test servers only: a power cut may then lose what was acknowledged. */
  isDurable: boolean
}

const comesUpWithinMs = 60_000

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Its own session, so that Ctrl-C in the terminal stops the shop first and the database after it. */
async function launch(bin: string, data: string, log: string, as: RunAs, isDurable: boolean) {
  const settings = {
    port: String(await freePort()),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    jit: 'off',
    timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const output = openSync(log, 'w')
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, cwd: '/', detached: true, stdio: ['ignore', output, output], env: { LC_ALL: 'C', TZ: 'UTC' } },
  )
  closeSync(output)
  child.unref()
  const state = { hasEnded: false }
  child.once('error', () => (state.hasEnded = true))
  child.once('exit', () => (state.hasEnded = true))
  return state
}

async function stopServer(data: string): Promise<void> {
  const running = readPidFile(data)
  if (!running || !isPostgres(running.pid)) return
  // Fast shutdown: open sessions are ended, everything committed is on disk.
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; isAlive(running.pid) && waited < 30_000; waited += 20) {
    if (waited === 20_000) process.kill(running.pid, 'SIGQUIT')
    // Gone from its own books and still listed: a dead process nobody has collected yet.
    if (waited >= 2000 && readPidFile(data)?.pid !== running.pid) return
    await wait(20)
  }
}

/**
 * A private PostgreSQL for one data home: found running (after a kill -9 of the shop) and adopted, or started.
 * Loops instead of deciding once, because another start or stop may be under way at the same time.
 */
export async function openCluster({ home, isDurable }: Options): Promise<Cluster> {
  const as = runAs()
  await mkdir(home, { recursive: true, mode: 0o711 })
  if (as) await chmod(home, 0o711)
  const bin = await placeBinaries(home)
  const { data, password } = await initialise(home, bin, as, isDurable)
  const log = path.join(home, 'postgres.log')

  let launched: { hasEnded: boolean } | undefined
  for (const deadline = Date.now() + comesUpWithinMs; Date.now() < deadline; await wait(25)) {
    const running = readPidFile(data)
    if (running && isPostgres(running.pid)) {
      const url = `postgres://${superuser}:${password}@127.0.0.1:${running.port}/postgres`
      if (running.isReady && (await answers(url))) {
        return { url, isAdopted: launched === undefined, stop: () => stopServer(data) }
      }
      continue
    }
    if (launched && !launched.hasEnded) continue
    if (launched?.hasEnded && (await readFile(log, 'utf8').catch(() => '')).includes('No space left on device')) break
    if (running) await rm(path.join(data, 'postmaster.pid'), { force: true })
    launched = await launch(bin, data, log, as, isDurable)
  }
  const lastWords = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' | ')
  throw new Error(`The private PostgreSQL in ${home} does not come up. Its last words: ${lastWords}`)
}

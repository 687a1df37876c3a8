import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../connection/connect.ts'
import { installBinaries } from './binaries.ts'
import { initialise, superuser } from './initialise.ts'
import { isAlive, isPostgres, readPidFile } from './pid-file.ts'
import { runAs, type RunAs } from './run-as.ts'

export type Cluster = {
  url: string
  /** Whether it was already running, left behind by a killed process, and was taken over. */
  isAdopted: boolean
  /** Restarts the server at the same address when it dies, and calls `onRestart`. */
  supervise(onRestart: () => void): void
  stop(): Promise<void>
}

type Options = {
  home: string
  /** Off only for throw-away test servers: a power cut may then lose acknowledged writes. */
  isDurable: boolean
}

const startupTimeoutMs = 60_000
const checkIntervalMs = 200

/** Everything needed to start the server. */
type Installation = { bin: string; data: string; log: string; as: RunAs; isDurable: boolean }
type Server = { pid: number; port: number; isAdopted: boolean }

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
  try {
    await (await connect({ url, name: 'shop probe' })).end()
    return true
  } catch {
    return false
  }
}

/** In its own session, so that Ctrl-C in the terminal stops the shop first and the database after it. */
async function launch({ bin, data, log, as, isDurable }: Installation, port: number) {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    jit: 'off',
    // A new shop fills empty tables quickly: plans made for a few rows are replaced as soon as there are many.
    autovacuum_naptime: '5s',
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
    await wait(20)
  }
}

/**
 * The server of a data folder: adopted when it is running (after a kill -9 of the shop), otherwise started. Loops
 * instead of deciding once, because another start or stop may be in progress.
 */
async function startOrAdopt(
  at: Installation,
  urlAt: (port: number) => string,
  { port, signal }: { port?: number; signal?: AbortSignal } = {},
): Promise<Server> {
  const { data, log } = at
  let launched: { hasEnded: boolean } | undefined
  for (const deadline = Date.now() + startupTimeoutMs; Date.now() < deadline; await wait(25)) {
    const running = readPidFile(data)
    if (running && isPostgres(running.pid)) {
      if (running.isReady && (await answers(urlAt(running.port)))) {
        return { pid: running.pid, port: running.port, isAdopted: launched === undefined }
      }
      continue
    }
    if (launched && !launched.hasEnded) continue
    if (signal?.aborted) break
    if (launched?.hasEnded && (await readFile(log, 'utf8').catch(() => '')).includes('No space left on device')) break
    if (running) await rm(path.join(data, 'postmaster.pid'), { force: true })
    launched = await launch(at, port ?? (await freePort()))
  }
  const lastWords = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' | ')
  throw new Error(`The private PostgreSQL in ${path.dirname(data)} does not come up. Its last words: ${lastWords}`)
}

/** A private PostgreSQL server for one data folder. */
export async function openCluster({ home, isDurable }: Options): Promise<Cluster> {
  const as = runAs()
  await mkdir(home, { recursive: true, mode: 0o711 })
  if (as) await chmod(home, 0o711)
  const bin = await installBinaries(home)
  const { data, password } = await initialise(home, bin, as, isDurable)
  const installation = { bin, data, log: path.join(home, 'postgres.log'), as, isDurable }
  const urlAt = (port: number) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  let { pid, port, isAdopted } = await startOrAdopt(installation, urlAt)
  const stopping = new AbortController()
  let watching: Promise<void> | undefined

  async function watch(onRestart: () => void): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(checkIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted || isPostgres(pid)) continue
      // What prevents the start (a full disk, a port in use) may be temporary.
      const server = await startOrAdopt(installation, urlAt, { port, signal: stopping.signal }).catch(() => undefined)
      if (!server) continue
      pid = server.pid
      onRestart()
    }
  }

  return {
    url: urlAt(port),
    isAdopted,
    supervise: (onRestart) => {
      watching ??= watch(onRestart)
    },
    async stop() {
      stopping.abort()
      await watching
      await stopServer(data)
    },
  }
}

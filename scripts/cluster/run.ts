import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const opensWithinMs = 90_000
const endsWithinMs = 10_000

/** A program of the cluster with its log. */
export type Part = {
  readonly name: string
  readonly pid: number
  signal(signal: NodeJS.Signals): void
  /** After it was killed. */
  restart(): Promise<void>
  end(): Promise<void>
}

export type PartOptions = {
  name: string
  command: string
  args: readonly string[]
  folder: string
  as?: { uid: number; gid: number } | undefined
  env?: NodeJS.ProcessEnv
  /** Whether it answers. */
  isOpen: () => Promise<boolean>
  /** Sends the signal to everything it started too. */
  isGroup?: boolean
}

export async function until(isRight: () => Promise<boolean>, what: string, withinMs = opensWithinMs): Promise<number> {
  const began = performance.now()
  for (; performance.now() - began < withinMs; await wait(20)) {
    if (await isRight().catch(() => false)) return performance.now() - began
  }
  throw new Error(`${what} did not happen within ${withinMs / 1000} s.`)
}

export const answersOk = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok

/** Whether something listens. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = net.createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

function start({ name, command, args, folder, as, env }: PartOptions): ChildProcess {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  // In a session of its own: Ctrl-C ends the cluster in its order.
  const options: SpawnOptions = { ...as, cwd: folder, detached: true, stdio: ['ignore', log, log] }
  const child = spawn(command, args, { ...options, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env } })
  closeSync(log)
  child.unref()
  return child
}

/** Starts a program and waits until it answers. */
export async function runPart(options: PartOptions): Promise<Part> {
  const { name, folder, isOpen, isGroup = false } = options
  let child = start(options)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const lastWords = () =>
    readFileSync(path.join(folder, `${name}.log`), 'utf8')
      .trim()
      .split('\n')
      .slice(-5)
      .join('\n')

  async function opened(): Promise<void> {
    await until(async () => {
      if (hasEnded()) return true
      return isOpen()
    }, `Opening ${name}`)
    if (hasEnded()) throw new Error(`${name} ended. Its last words:\n${lastWords()}`)
  }

  function signal(sent: NodeJS.Signals): void {
    try {
      process.kill(isGroup ? -child.pid! : child.pid!, sent)
    } catch {
      // It is gone.
    }
  }

  await opened()
  return {
    name,
    get pid() {
      return child.pid!
    },
    signal,
    async restart() {
      child = start(options)
      await opened()
    },
    async end() {
      signal('SIGCONT')
      signal('SIGTERM')
      const ended = until(async () => hasEnded(), `The end of ${name}`, endsWithinMs)
      await ended.catch(() => signal('SIGKILL'))
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Running = {
  process: ChildProcess
  /** Its address once it is open; rejects with its output when it exits before. */
  opened: Promise<string>
  output(): string
  ended: Promise<number | null>
}

const root = path.resolve(import.meta.dirname, '..')

/** A folder for a private database, accessible to the uid the database runs as. */
export function makeHome(): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-launched-'))
  chmodSync(home, 0o711)
  return home
}

/** The built shop (of another checkout, where one is named) as a user would run it: a separate process on a free port that can be signalled and killed. */
export function launch(env: Record<string, string>, { checkout = root } = {}): Running {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'server/main.ts'], {
    cwd: checkout,
    // The IPC channel lets the shop notice when its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      // As `npm start` sets them (scripts/serve.mjs).
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // Some 1,600 pictures, which would be rendered again beside every test and every measurement.
      PICTURES_AHEAD: 'off',
      ...env,
    },
  })
  let output = ''
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk)
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (address) resolve(address)
      })
    }
    child.once('close', () => reject(new Error(`the shop did not open: ${output}`)))
  })
  opened.catch(() => {})
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { process: child, opened, output: () => output, ended }
}

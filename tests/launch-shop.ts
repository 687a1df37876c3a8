import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Running = {
  process: ChildProcess
  /** Its address, once it is open; a rejection with its last words when it ends before. */
  opened: Promise<string>
  said(): string
  ended: Promise<number | null>
}

/** A place for a private database, reachable by the uid that the database runs as. */
export function makeHome(): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-launched-'))
  chmodSync(home, 0o711)
  return home
}

/** The finished shop as a user would run it: a process of its own, on a free port, that can be signalled and killed. */
export function launch(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['server/main.ts'], {
    // The channel tells the shop when whoever launched it is gone, however that went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      // As `npm start` sets it.
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compiled'),
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // Some 1,600 pictures, which would be drawn anew beside every test and every measurement.
      PICTURES_AHEAD: 'off',
      ...env,
    },
  })
  let said = ''
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk)
        const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (address) resolve(address)
      })
    }
    child.once('close', () => reject(new Error(`the shop did not open: ${said}`)))
  })
  opened.catch(() => {})
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { process: child, opened, said: () => said, ended }
}

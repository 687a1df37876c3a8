import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export type Running = { url: string; process: ChildProcess; said(): string; ended: Promise<number | null> }

/** A place for a private database that is gone after the test. */
export function temporaryHome(): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-built-'))
  chmodSync(home, 0o711)
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** The finished shop as a user would run it: a process of its own that can be signalled and killed. */
export function launchShop(env: Record<string, string>): Running & { opened: Promise<string> } {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', SEED_DEMO: 'false', ...env },
  })
  let said = ''
  const running = { process: child, said: () => said, url: '', ended: Promise.resolve<number | null>(null) }
  running.ended = new Promise((resolve) => child.once('close', resolve))
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk)
        running.url = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
        if (running.url) resolve(running.url)
      })
    }
    child.once('close', () => reject(new Error(`the shop did not open: ${said}`)))
  })
  opened.catch(() => {})
  onTestFinished(() => void child.kill('SIGKILL'))
  return Object.assign(running, { opened })
}

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#db/embedded/pid-file.ts'

/** A stand-in for the shop: says its pid, and how it was asked to end. */
const shop = `process.on('SIGTERM', () => { process.stdout.write('asked to end\\n', () => process.exit(0)) })
process.stdout.write('pid ' + process.pid + '\\n'); setInterval(() => {}, 1000)`

/** Runs the starter below a process that stands for npm, with or without the shell that npm starts between them. */
function start(env: Record<string, string>, { hasShell = false } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-serve-'))
  const script = path.join(folder, 'shop.mjs')
  writeFileSync(script, shop)
  const serve = `import('./scripts/serve.mjs').then(({ serve }) => serve([${JSON.stringify(script)}], {}))`
  const between = `const { spawn } = require('node:child_process')
    const starter = ${hasShell} ? spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, '-e', ${JSON.stringify(serve)}], { stdio: 'inherit' })
      : spawn(process.execPath, ['-e', ${JSON.stringify(serve)}], { stdio: 'inherit' })
    process.stdout.write('starter ' + starter.pid + '\\n'); setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['-e', between], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  })
  let output = ''
  parent.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  const pidOf = (what: string) => Number(new RegExp(`^${what} (\\d+)$`, 'm').exec(output)?.[1])
  onTestFinished(() => {
    for (const pid of [pidOf('pid'), pidOf('starter')]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL')
    parent.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return { parent, output: () => output, pidOf }
}

const opened = ({ pidOf }: { pidOf(what: string): number }) => expect.poll(() => pidOf('pid')).toBeGreaterThan(0)
const kill = (process: ChildProcess) => process.kill('SIGKILL')

const isLinux = process.platform === 'linux'
test.each([false, ...(isLinux ? [true] : [])])(
  'the shop of npm start ends with it, also when npm is killed and passes no signal on; a shell between them: %s',
  async (hasShell) => {
    const run = start({ npm_lifecycle_event: 'start' }, { hasShell })
    await opened(run)
    kill(run.parent)
    await expect.poll(() => isAlive(run.pidOf('pid'))).toBe(false)
    await expect.poll(() => isAlive(run.pidOf('starter'))).toBe(false)
    expect(run.output()).toContain('asked to end')
  },
)

test('a signal to the starter alone ends it and the shop', async () => {
  const run = start({})
  await opened(run)
  process.kill(run.pidOf('starter'), 'SIGTERM')
  await expect.poll(() => isAlive(run.pidOf('pid'))).toBe(false)
  expect(run.output()).toContain('asked to end')
})

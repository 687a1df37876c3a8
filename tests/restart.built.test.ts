import { execFileSync, spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { readPidFile } from '#db/embedded/pid-file.ts'
import path from 'node:path'
import { homeOfShop } from './built-shop.ts'

const serve = `import('./scripts/serve.mjs').then(({ serve }) => serve(['server/main.ts'], { NODE_ENV: 'production' }))`

/** `npm start` once everything is installed and built. */
function startShop(home: string) {
  const starter = spawn(process.execPath, ['-e', serve], {
    env: { PATH: process.env.PATH, DATA_HOME: home, PORT: '0', SEED_DEMO: 'false', LOG_LEVEL: 'silent' },
  })
  onTestFinished(() => void starter.kill('SIGTERM'))
  let output = ''
  for (const stream of [starter.stdout, starter.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => starter.once('exit', resolve))
  return { starter, output: () => output, ended }
}

/** The shop's own process, a child of the starter. */
function shopProcess(starter: number): number {
  return Number(
    execFileSync('ps', ['--ppid', String(starter), '-o', 'pid='], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )
}

const openedTimes = (output: string) => output.match(/ is open: http/g)?.length ?? 0

test('a shop that crashes is started again, and one that crashes over and over stays closed with a sentence', async () => {
  const home = homeOfShop('empty')
  const { starter, output, ended } = startShop(home)
  for (let crash = 1; crash <= 6; crash++) {
    await expect.poll(() => openedTimes(output())).toBe(crash)
    process.kill(shopProcess(starter.pid!), 'SIGKILL')
  }
  expect(await ended).toBe(1)
  expect(output()).toMatch(/crashed \(SIGKILL\) and is started again/)
  expect(output()).toMatch(/crashed 6 times, each within a minute of opening \(SIGKILL\)\. It stays closed\./)
  // The database it left behind would be adopted by the next start; here there is none.
  process.kill(readPidFile(path.join(home, 'data'))!.pid, 'SIGINT')
})

test('a shop that is asked to end is not started again', async () => {
  const { starter, output, ended } = startShop(homeOfShop('empty'))
  await expect.poll(() => openedTimes(output())).toBe(1)
  starter.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).not.toContain('crashed')
})

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
  let said = ''
  for (const stream of [starter.stdout, starter.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = new Promise<number | null>((resolve) => starter.once('exit', resolve))
  return { starter, said: () => said, ended }
}

/** The shop's own process, a child of the starter. */
function shopProcess(starter: number): number {
  return Number(
    execFileSync('ps', ['--ppid', String(starter), '-o', 'pid='], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )
}

const openedTimes = (said: string) => said.match(/Vereda is open/g)?.length ?? 0

test('a shop that crashes is started again, and one that crashes over and over stays closed with a sentence', async () => {
  const home = homeOfShop('empty')
  const { starter, said, ended } = startShop(home)
  for (let crash = 1; crash <= 6; crash++) {
    await expect.poll(() => openedTimes(said())).toBe(crash)
    process.kill(shopProcess(starter.pid!), 'SIGKILL')
  }
  expect(await ended).toBe(1)
  expect(said()).toMatch(/crashed \(SIGKILL\) and is started again/)
  expect(said()).toMatch(/crashed 6 times, each within a minute of opening \(SIGKILL\)\. It stays closed\./)
  // The database it left behind is adopted by the next start; here nobody comes.
  process.kill(readPidFile(path.join(home, 'data'))!.pid, 'SIGINT')
})

test('a shop that is asked to end is not started again', async () => {
  const { starter, said, ended } = startShop(homeOfShop('empty'))
  await expect.poll(() => openedTimes(said())).toBe(1)
  starter.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(said()).not.toContain('crashed')
})

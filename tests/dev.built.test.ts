import { spawn } from 'node:child_process'
import { utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { homeOfShop } from './built-shop.ts'

const root = path.resolve(import.meta.dirname, '..')

test('R30 npm run dev shows shop and desk hot, and an edit of the server opens the shop again while requests wait', async () => {
  const home = homeOfShop('stocked')
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_HOME: home, PICTURES_AHEAD: 'off', LOG_LEVEL: 'silent' },
  })
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    await ended
  })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const opened = (times: number) =>
    vi.waitFor(
      () => {
        const urls = output.match(/is open: http:\/\/localhost:\d+/g) ?? []
        expect(urls, output).toHaveLength(times)
        return urls.at(-1)!.replace('is open: ', '')
      },
      { timeout: 90_000, interval: 100 },
    )
  const first = await opened(1)
  expect((await fetch(`${first}/health`)).status).toBe(200)
  expect(await (await fetch(`${first}/desk/`)).text()).toContain('/desk/@vite/client')
  expect((await fetch(`${first}/zapatillas-mujer/`)).status).toBe(200)
  const { pid } = readPidFile(path.join(home, 'data'))!
  // As an editor that saves a file. From then on every request is answered, by the former shop or by the next.
  utimesSync(path.join(root, 'server/jobs.ts'), new Date(), new Date())
  const answers = new Set<number>()
  const reopened = new AbortController()
  const asking = (async () => {
    while (!reopened.signal.aborted) answers.add((await fetch(`${first}/health`)).status)
  })()
  const again = await opened(2)
  reopened.abort()
  await asking
  expect(again).toBe(first)
  expect([...answers]).toEqual([200])
  expect((await fetch(`${again}/zapatillas-mujer/`)).status).toBe(200)
  expect(readPidFile(path.join(home, 'data'))!.pid).toBe(pid)
  dev.kill('SIGTERM')
  await ended
  expect(readPidFile(path.join(home, 'data'))).toBeUndefined()
})

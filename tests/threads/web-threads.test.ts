import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import prometheus from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { connectionsPerThread, startWebThreads } from '#server/web-threads.ts'
import { openShop } from '../shop.ts'

const { catalog, pictures } = await openShop()

test('R30 a web thread that fails is reported and started again; closing ends it and starts no other', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const reported: string[] = []
  const note = (_details: object, text: string) => void reported.push(text)
  const threads = startWebThreads({
    databaseUrl: path.join(folder, 'has-failed'),
    requestsUrl: '',
    port: 0,
    isDemo: false,
    connections: 2,
    problems: [],
    count: 2,
    catalog,
    pictures,
    register: new prometheus.Registry(),
    log: { warn: note, error: note },
    entry: new URL('./failing-thread.ts', import.meta.url),
  })
  await threads.opened
  await expect.poll(() => reported).toEqual(['a web thread failed', 'a web thread is started again'])
  await threads.close(5000)
  expect(reported).toHaveLength(2)
})

test.each([
  [10, 1, 10],
  [10, 2, 5],
  [10, 3, 4],
  [4, 8, 2],
])('of %i connections each of %i threads has %i', (all, threads, each) => {
  expect(connectionsPerThread(all, threads)).toBe(each)
})

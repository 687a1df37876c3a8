import path from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import type { Env } from './platform/env.ts'
import { openHotPages } from './platform/pages/hot.ts'
import { changedModules } from './platform/process/changed-modules.ts'
import { say } from './platform/process/console.ts'
import { explainFailure } from './platform/process/explain-failure.ts'

// The shop as a developer runs it (scripts/dev.mjs): Vite stays, and after an edit of the server the shop alone is opened again,
// in the same process, with the modules that changed. What can change is imported by `import()`, after the first line below.

const root = path.resolve(import.meta.dirname, '..')
const change = changedModules(pathToFileURL(`${root}/`))
const readSettings = async (): Promise<Env> => (await import('./platform/env.ts')).readEnv()
type Shop = ReturnType<typeof import('./open-shop.ts').openShop>
let shop: Shop | undefined
let env: Env | undefined
let edits = 0
let isStopping = false
/** Whether the shop before left its database running for the next one. */
let isReopening = false

async function openPages() {
  try {
    env = await readSettings()
    return await openHotPages(env, root)
  } catch (error) {
    process.stderr.write(explainFailure(error as Error, env))
    process.exit(1)
  }
}

async function open(): Promise<void> {
  try {
    const { openShop } = await import('./open-shop.ts')
    if (isStopping && !isReopening) return
    env = await readSettings()
    shop = openShop(env, pages.hot)
    await shop.opening
  } catch (error) {
    process.stderr.write(explainFailure(error as Error, env))
    pages.refuse(error as Error)
  }
}

/** Node keeps the modules that were replaced: after hundreds of edits scripts/dev.mjs begins again with an empty process. */
function isFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = v8.getHeapStatistics()
  return used > limit / 2
}

async function reopen(files: readonly string[]): Promise<void> {
  if (isStopping) return
  pages.wait()
  isReopening = true
  await shop?.close({ isReload: true })
  shop = undefined
  if (isFull()) process.exit(0)
  edits += 1
  change(files, edits)
  await open()
  isReopening = false
  pages.reload()
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  say('\n· Closing: finishing what is under way')
  await shop?.close()
  // One that is just being opened again: its database was left running for it, and is stopped with it.
  await working
  await shop?.close()
  await pages.close()
  say('· Closed')
  process.exit(0)
}

const others = new Set(process.listeners('SIGTERM'))
const pages = await openPages()
// Vite would end the process itself on SIGTERM, before the database is closed.
for (const listener of process.listeners('SIGTERM')) if (!others.has(listener)) process.off('SIGTERM', listener)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
let working = open()
process.on('message', (files: string[]) => {
  working = working.then(() => reopen(files))
})

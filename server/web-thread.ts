import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#db/connection/open.ts'
import { bankDataSealer } from './after-sale/bank-data/keys.ts'
import { photoStoreOf } from './operations/photos/services.ts'
import { readEnv } from './platform/env.ts'
import { closeInOrder } from './platform/process/close-in-order.ts'
import { openTelemetry } from './platform/telemetry/open-telemetry.ts'
import { messages } from './platform/threads/messages.ts'
import { ofThread } from './platform/threads/metrics.ts'
import type { WebThreadData } from './platform/threads/web-thread-data.ts'
import { serveShop } from './serve.ts'

// A thread that answers visitors beside the main one (web-threads.ts), which has the jobs, the index and the pictures.

const { number, databaseUrl, requestsUrl, port, isDemo, connections, problems } = workerData as WebThreadData
const root = path.resolve(import.meta.dirname, '..')
const env = readEnv()
const leader = messages(parentPort!)
const opened: (() => Promise<unknown>)[] = []
let stoppingSince: number | undefined

leader.answer('close', async ({ withinMs }: { withinMs: number }) => {
  stoppingSince = performance.now()
  await closeInOrder(opened, withinMs)
  // The answer is sent before the thread ends.
  setImmediate(() => process.exit(0))
})

let warn = (_details: { err: Error }, _text: string) => {}
const onConnectionLost = (err: Error) => warn({ err }, 'database connection lost')
const telemetry = await openTelemetry(env, number)
if (telemetry) opened.push(telemetry.close)
const database = openDatabase(requestsUrl, {
  connections,
  isPooled: env.DATABASE_POOLER === 'transaction',
  statementMs: env.DATABASE_STATEMENT_MS,
  idleInTransactionMs: env.DATABASE_IDLE_TRANSACTION_MS,
  onConnectionLost,
})
opened.push(database.close)
const { app, catalog, register, listen } = await serveShop({
  env,
  root,
  databaseUrl,
  database,
  photos: photoStoreOf(env, root),
  sealer: bankDataSealer(env, root),
  isDemo,
  problems,
  stoppingSince: () => stoppingSince,
  collectMetrics: () => leader.ask<string>('all metrics'),
  telemetry,
  leader,
  opened,
})
warn = (details, text) => app.log.warn(details, text)
// No visitor comes before the thread can answer at once.
await catalog.warm()
await listen(port, { isShared: true })
leader.answer('metrics', () => ofThread(register, number))
leader.tell('open')

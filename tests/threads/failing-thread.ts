import { existsSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { messages } from '#server/platform/threads/messages.ts'
import type { WebThreadData } from '#server/platform/threads/web-thread-data.ts'

// A web thread that fails as soon as it is open, the first time; the one that replaces it stays. The marker's path comes
// in the place of the database.
const { databaseUrl: marker } = workerData as WebThreadData
const leader = messages(parentPort!)
leader.answer('close', () => void setImmediate(() => process.exit(0)))
leader.tell('open')
if (!existsSync(marker)) {
  writeFileSync(marker, '')
  throw new Error('a fault of a thread')
}

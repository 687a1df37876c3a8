import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connectToCopy, type ReadFrom } from '#db/connection/read-copy.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { indexBuilder } from './build-index.ts'
import type { IndexData } from '../columns/index-data.ts'
import { countProducts, readFrame, readProducts } from './read-rows.ts'
import { inSharedMemory } from './shared-memory.ts'

export type BuildJob = ReadFrom & { country: OpenCountry; now: number }
export type BuildResult = { index: IndexData; cpuMs: number }

/** Reads one country and hands over its index in memory that every thread may read. Any failure ends the thread and surfaces as its error. */
// On Linux a thread has its own priority, and requests of visitors have precedence.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const { country, now, ...from } = workerData as BuildJob
const client = await connectToCopy(from, 'shop index')
// One consistent snapshot of products and what they refer to.
await client.query('begin transaction isolation level repeatable read read only')
const builder = indexBuilder(await readFrame(client, country), await countProducts(client, country), now)
await readProducts(client, country, builder.add)
await client.end()
const index = inSharedMemory(builder.done())
const { user, system } = process.threadCpuUsage()
parentPort!.postMessage({ index, cpuMs: (user + system) / 1000 } satisfies BuildResult)

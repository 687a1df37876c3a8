import { parentPort, workerData } from 'node:worker_threads'
import { batches, tableNames, type BatchJob } from './product-lines.ts'

/** Makes a batch whenever one is asked for and hands its bytes over without copying them; null when there are no more. */
const { plan, ids, size } = workerData as BatchJob
const made = batches(plan, ids, size)

parentPort!.on('message', () => {
  const { value, done } = made.next()
  if (done) {
    parentPort!.postMessage(null, [])
    parentPort!.close()
  } else {
    parentPort!.postMessage(
      value,
      tableNames.map((table) => value.text[table].buffer),
    )
  }
})

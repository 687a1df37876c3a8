import { parentPort, workerData } from 'node:worker_threads'
import { batches, tableNames, type BatchJob } from './product-lines.ts'

/** Generates a batch on request and transfers its bytes without copying; null when there are no more. */
const { plan, ids, size } = workerData as BatchJob
const batchIterator = batches(plan, ids, size)

parentPort!.on('message', () => {
  const { value, done } = batchIterator.next()
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

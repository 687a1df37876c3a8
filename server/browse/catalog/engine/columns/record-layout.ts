import { growableArray } from '../build/growable-array.ts'
import type { IndexData } from './index-data.ts'
import { noOption } from './record.ts'

/** Everything by product in the order it was added: where its options begin, the fixed ones first, then its sizes. */
type CollectedRecords = Pick<IndexData, 'count' | 'modelCount' | 'docsByModel' | 'modelStart' | 'simpleStart'> & {
  recordStart: Uint32Array
  record: Uint16Array
}

type Layout = Pick<IndexData, 'recordStart' | 'record' | 'sharedStart' | 'shared'>

/** Orders the records by model and stores what all colours of a model share once, apart from them (record.ts). */
export function layOutRecords(collected: CollectedRecords): Layout {
  const { count, modelCount, docsByModel, modelStart, simpleStart } = collected
  const layout = { recordStart: new Uint32Array(count + 1), sharedStart: new Uint32Array(modelCount + 1) }
  const record = growableArray()
  const shared = growableArray()
  const has = new Uint32Array(noOption + 1)

  /** The options of a product that do not change with its stock. */
  const fixedOf = (doc: number) => {
    const sizes = simpleStart[doc + 1]! - simpleStart[doc]!
    return collected.record.subarray(collected.recordStart[doc], collected.recordStart[doc + 1]! - sizes)
  }

  for (let model = 0; model < modelCount; model++) {
    const docs = docsByModel.subarray(modelStart[model], modelStart[model + 1])
    for (const doc of docs) for (const option of fixedOf(doc)) has[option]!++
    has[noOption] = 0
    for (const option of fixedOf(docs[0]!)) if (has[option] === docs.length) shared.push(option)
    layout.sharedStart[model + 1] = shared.length()
    for (const [at, doc] of docs.entries()) {
      const fixed = fixedOf(doc)
      for (const option of fixed) if (has[option] !== docs.length && option !== noOption) record.push(option)
      const sizes = collected.record.subarray(
        collected.recordStart[doc]! + fixed.length,
        collected.recordStart[doc + 1],
      )
      for (const option of sizes) record.push(option)
      layout.recordStart[modelStart[model]! + at + 1] = record.length()
    }
    for (const doc of docs) for (const option of fixedOf(doc)) has[option] = 0
  }
  return { ...layout, record: record.done(), shared: shared.done() }
}

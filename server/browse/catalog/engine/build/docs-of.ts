import { setBit, wordsFor, type Bits } from '../columns/bits.ts'
import { switches } from '../groups.ts'
import type { IndexData } from '../columns/index-data.ts'
import { noOption } from '../columns/record.ts'

/**
 * An option that fewer than one product in 256 has is stored as a list, because its bitmap would be nearly all zeros.
 */
const listBelow = 256

type Columns = Pick<IndexData, 'count' | 'recordStart' | 'record' | 'simpleOption' | 'stock' | 'marks'>

/** Calls back for each option a product has now. */
function eachOption({ recordStart, record }: Columns, doc: number, meet: (option: number) => void): void {
  for (let at = recordStart[doc]!; at < recordStart[doc + 1]!; at++) {
    if (record[at] !== noOption) meet(record[at]!)
  }
}

/** The products of each option, as bits or as a list. */
export function docsOfOptions(data: Columns, optionCount: number): { docs: Bits[]; isList: boolean[] } {
  const sizes = new Uint32Array(optionCount)
  const isSize = new Uint8Array(optionCount)
  for (const option of data.simpleOption) if (option !== noOption) isSize[option] = 1
  for (let doc = 0; doc < data.count; doc++) eachOption(data, doc, (option) => sizes[option]!++)
  // Sizes appear and disappear with the stock, which only bitmaps can follow.
  const isList = Array.from(sizes, (size, option) => !isSize[option] && size * listBelow < data.count)
  const docs = Array.from(sizes, (size, option) => new Uint32Array(isList[option] ? size : wordsFor(data.count)))
  const filled = new Uint32Array(optionCount)
  for (let doc = 0; doc < data.count; doc++) {
    eachOption(data, doc, (option) => {
      if (isList[option]) docs[option]![filled[option]!++] = doc
      else setBit(docs[option]!, doc)
    })
  }
  return { docs, isList }
}

/** Which products are for sale, in stock, reduced, and so on. */
export function docsOfStates({ count, stock, marks }: Columns): Pick<IndexData, 'live' | 'available' | 'switchDocs'> {
  const live = new Uint32Array(wordsFor(count))
  const available = new Uint32Array(wordsFor(count))
  const switchDocs = switches.map(() => new Uint32Array(wordsFor(count)))
  for (let doc = 0; doc < count; doc++) {
    setBit(live, doc)
    if (stock[doc]! > 0) setBit(available, doc)
    for (let bit = 0; bit < switches.length; bit++) if (marks[doc]! & (1 << bit)) setBit(switchDocs[bit]!, doc)
  }
  return { live, available, switchDocs }
}

import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { categoryGroup, groupOf } from '../groups.ts'
import type { IndexData } from './index-data.ts'
import { noOption, several } from './record.ts'

/** Records in the order products were added, and the places that columns are indexed by. */
type CollectedRecords = Pick<IndexData, 'count' | 'placeByModel' | 'recordStart' | 'record'>

const sizeGroups = sizeFilterKeys.map((key) => groupOf.get(key)!)
/** Groups with several options per product: they have other columns, or only the record holds them. */
const isMixed = new Set([categoryGroup, ...sizeGroups, groupOf.get('color')!])

const eachGroup = <T>(starts: readonly number[], make: (start: number, end: number, group: number) => T): T[] =>
  starts.slice(1).map((end, group) => make(starts[group]!, end, group))

/**
 * One column per group with a single option, such as brand or material: counting what the other options of a chosen
 * filter would add covers many products and one group, and a column does that without reading the records.
 */
export function groupColumns(
  { count, placeByModel, recordStart, record }: CollectedRecords,
  groupStart: readonly number[],
): (Uint16Array | undefined)[] {
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  const columns = eachGroup(groupStart, (start, end, group) => {
    groupOfOption.fill(group, start, end)
    return isMixed.has(group) || start === end ? undefined : new Uint16Array(count).fill(noOption)
  })
  for (let doc = 0; doc < count; doc++) {
    const place = placeByModel[doc]!
    for (let at = recordStart[doc]!; at < recordStart[doc + 1]!; at++) {
      const column = columns[groupOfOption[record[at]!]!]
      if (column) column[place] = column[place] === noOption ? record[at]! : several
    }
  }
  return columns
}

/** As many sizes as a mask has bits; a larger group is read from the records. */
const maxMaskedSizes = 32

/** Per size group, a bit for each of its sizes that a product has in stock. */
export function sizeMasks(
  { count, placeByModel, recordStart, record }: CollectedRecords,
  groupStart: readonly number[],
): (Uint32Array | undefined)[] {
  return eachGroup(groupStart, (start, end, group) => {
    if (!sizeGroups.includes(group) || start === end || end - start > maxMaskedSizes) return undefined
    const masks = new Uint32Array(count)
    for (let doc = 0; doc < count; doc++) {
      for (let at = recordStart[doc]!; at < recordStart[doc + 1]!; at++) {
        if (record[at]! >= start && record[at]! < end) masks[placeByModel[doc]!]! |= 1 << (record[at]! - start)
      }
    }
    return masks
  })
}

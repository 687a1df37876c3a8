import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { categoryGroup, groupOf, groups } from '../groups.ts'
import type { IndexData } from './index-data.ts'
import { noOption, several } from './record.ts'

/** Records by product, as they were met, and the places that columns go by. */
type Met = Pick<IndexData, 'count' | 'placeByModel' | 'recordStart' | 'record'>

const sizeGroups = sizeFilterKeys.map((key) => groupOf.get(key)!)
/** Groups of which a product has many options: their columns are of another kind, or the record alone tells. */
const isMixed = new Set([categoryGroup, ...sizeGroups, groupOf.get('color')!])

/**
 * One column per group of single options, brand or material say: what the other options of a chosen filter would add is
 * counted over many products and one group, which a column answers without a look at the records.
 */
export function groupColumns(
  { count, placeByModel, recordStart, record }: Met,
  groupStart: readonly number[],
): (Uint16Array | undefined)[] {
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  const columns = groups.map((_, group) => {
    const [start, end] = [groupStart[group]!, groupStart[group + 1]!]
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

/** As many sizes as a mask has bits; a group with more is read from the records. */
const mostMasked = 32

/** Per group of sizes, a bit for each size of it that a product has in stock. */
export function sizeMasks(
  { count, placeByModel, recordStart, record }: Met,
  groupStart: readonly number[],
): (Uint32Array | undefined)[] {
  return groups.map((_, group) => {
    const [start, end] = [groupStart[group]!, groupStart[group + 1]!]
    if (!sizeGroups.includes(group) || start === end || end - start > mostMasked) return undefined
    const masks = new Uint32Array(count)
    for (let doc = 0; doc < count; doc++) {
      for (let at = recordStart[doc]!; at < recordStart[doc + 1]!; at++) {
        if (record[at]! >= start && record[at]! < end) masks[placeByModel[doc]!]! |= 1 << (record[at]! - start)
      }
    }
    return masks
  })
}

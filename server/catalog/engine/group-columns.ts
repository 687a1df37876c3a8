import { sizeFilterKeys } from '#domain/catalog/sizes.ts'
import { categoryGroup, groupOf, groups } from './groups.ts'
import type { IndexData } from './index-data.ts'
import { noOption, several } from './record.ts'

/** Groups of which a product has many options, some of them changing with the stock: the record alone tells. */
const isMixed = new Set([categoryGroup, ...sizeFilterKeys.map((key) => groupOf.get(key)!), groupOf.get('color')!])

/**
 * One column per group of single options, brand or material say: what the other options of a chosen filter would add is
 * counted over many products and one group, which a column answers without a look at the records.
 */
export function groupColumns(
  { count, recordStart, record }: Pick<IndexData, 'count' | 'recordStart' | 'record'>,
  groupStart: readonly number[],
): (Uint16Array | undefined)[] {
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  const columns = groups.map((_, group) => {
    const [start, end] = [groupStart[group]!, groupStart[group + 1]!]
    groupOfOption.fill(group, start, end)
    return isMixed.has(group) || start === end ? undefined : new Uint16Array(count).fill(noOption)
  })
  for (let doc = 0; doc < count; doc++) {
    for (let at = recordStart[doc]!; at < recordStart[doc + 1]!; at++) {
      const column = columns[groupOfOption[record[at]!]!]
      if (column) column[doc] = column[doc] === noOption ? record[at]! : several
    }
  }
  return columns
}

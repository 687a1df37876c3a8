import { maxPasted } from './bulk-states.ts'

export type PastedColumn = {
  /** Null: the cell says that there is none. */
  values: Record<string, number | null>
  /** Lines that say nothing that can be used, as they were. */
  faults: string[]
}

/**
 * A number as people and spreadsheets of the region write it: `45.990`, `$ 45.990,50`, `45990.5`. A separator before
 * exactly three digits separates thousands, unless another one follows it.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[$\s\u00a0]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return undefined
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const decimals = last === -1 ? '' : bare.slice(last + 1)
  const isWhole = last === -1 || decimals.length === 3
  const digits = (isWhole ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, '')
  if (digits === '' || (!isWhole && (decimals.length === 0 || decimals.length > 2))) return undefined
  return Number(isWhole ? digits : `${digits}.${decimals}`)
}

/** Two columns that were copied from a spreadsheet: a sku and an amount. The last line about a sku counts. */
export function readPasted(text: string): PastedColumn {
  const column: PastedColumn = { values: {}, faults: [] }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    const [sku = '', cell = ''] = line.split(/\t|;/).map((part) => part.trim())
    const value = cell === '' ? null : readAmount(cell)
    const isSku = /^[A-Z0-9]{1,40}(-[A-Z0-9]{1,40})?$/.test(sku.toUpperCase())
    if (isSku && value !== undefined && at <= maxPasted) column.values[sku.toUpperCase()] = value
    // The first line of a spreadsheet usually names its columns.
    else if (at > 0) column.faults.push(line)
  }
  return column
}

import { sizeTableLimits, type SizeTableDraft } from './check-size-table.ts'

export type SizeCells = Pick<SizeTableDraft, 'columns' | 'rows'>

/** Cells of a spreadsheet from one on; rows are added where there are too few, and what has no column is left out. */
export function withPasted({ columns, rows }: SizeCells, at: { row: number; column: number }, text: string): SizeCells {
  const lines = text.replaceAll('\r', '').replace(/\n$/, '').split('\n').slice(0, sizeTableLimits.rows)
  const pasted = [...rows]
  for (const [offset, line] of lines.entries()) {
    const row = [...(pasted[at.row + offset] ?? columns.map(() => ''))]
    for (const [beside, cell] of line.split('\t').entries()) {
      if (at.column + beside < columns.length) row[at.column + beside] = cell.trim().slice(0, sizeTableLimits.cell)
    }
    pasted[at.row + offset] = row
  }
  return { columns, rows: pasted.slice(0, sizeTableLimits.rows) }
}

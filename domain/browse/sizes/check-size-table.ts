import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'

/** What a person fills in of a size table. */
export type SizeTableDraft = {
  name: string
  kind: SizeTableKind
  gender: ProductGender
  /** The first is the size as it is sold. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export const sizeTableLimits = { name: 80, columns: 12, heading: 40, rows: 60, cell: 40 } as const

export type SizeTableFault =
  | 'empty'
  | 'too_long'
  | 'twice'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'wrong_length'
  | 'hidden_character'
/** `rows.3.0` is the first cell of the fourth row. */
type Place = 'name' | 'columns' | 'rows' | `columns.${number}` | `rows.${number}` | `rows.${number}.${number}`

const same = (text: string) => text.trim().toLowerCase()
const hidden = /[\p{Cc}\p{Cf}]/u

function faultOfText(text: string, maxLength: number, mayBeEmpty: boolean): SizeTableFault | undefined {
  if (!mayBeEmpty && text.trim() === '') return 'empty'
  if (text.length > maxLength) return 'too_long'
  return hidden.test(text) ? 'hidden_character' : undefined
}

/** What cannot be shown of a table, by place; empty where all of it can. */
export function faultsOfSizeTable({ name, columns, rows }: SizeTableDraft): Record<string, SizeTableFault> {
  const faults: Record<string, SizeTableFault> = {}
  const add = (place: Place, fault: SizeTableFault | undefined) => {
    if (fault) faults[place] ??= fault
  }
  add('name', faultOfText(name, sizeTableLimits.name, false))
  if (columns.length === 0) add('columns', 'empty')
  if (columns.length > sizeTableLimits.columns) add('columns', 'too_many_columns')
  if (rows.length === 0) add('rows', 'no_rows')
  if (rows.length > sizeTableLimits.rows) add('rows', 'too_many_rows')
  for (const [at, heading] of columns.entries()) {
    add(`columns.${at}`, faultOfText(heading, sizeTableLimits.heading, false))
    if (columns.slice(0, at).some((other) => same(other) === same(heading))) add(`columns.${at}`, 'twice')
  }
  const sizes = new Set<string>()
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length) add(`rows.${at}`, 'wrong_length')
    for (const [cell, text] of row.entries())
      add(`rows.${at}.${cell}`, faultOfText(text, sizeTableLimits.cell, cell > 0))
    const size = same(row[0] ?? '')
    if (sizes.has(size)) add(`rows.${at}.0`, 'twice')
    sizes.add(size)
  }
  return faults
}

/** What is probably forgotten in a table that can be shown. */
export type SizeTableHint =
  | { kind: 'empty_cells'; count: number }
  | { kind: 'gap'; after: string; before: string }
  | { kind: 'not_in_order'; size: string }
  | { kind: 'sold_without_row'; sizes: readonly string[] }

const numberOf = (size: string) =>
  /^\d{1,3}(?:[.,]\d)?$/.test(size.trim()) ? Number(size.replace(',', '.')) : undefined

/** Gaps in a table, and sizes that are sold and that it does not say anything of. */
export function hintsOfSizeTable(
  { columns, rows }: Pick<SizeTableDraft, 'columns' | 'rows'>,
  sold: readonly string[],
): SizeTableHint[] {
  const hints: SizeTableHint[] = []
  const empty = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.trim() === '').length
  if (empty > 0) hints.push({ kind: 'empty_cells', count: empty })
  const sizes = rows.map(([size = '']) => size)
  const numbers = sizes.map(numberOf)
  const steps = numbers.slice(1).flatMap((number, at) => {
    const before = numbers[at]
    return number === undefined || before === undefined ? [] : [{ at, step: number - before }]
  })
  const usual = Math.min(...steps.map(({ step }) => step).filter((step) => step > 0))
  for (const { at, step } of steps) {
    if (step <= 0) hints.push({ kind: 'not_in_order', size: sizes[at + 1]! })
    else if (step > usual) hints.push({ kind: 'gap', after: sizes[at]!, before: sizes[at + 1]! })
  }
  // Trousers are sold by number or by letter: a size may stand in any column that is not a measure.
  const named = rows.flatMap((row) => row.filter((_, at) => !/\(/.test(columns[at] ?? ''))).map(same)
  const lost = sold.filter((size) => !named.includes(same(size)))
  if (lost.length > 0) hints.push({ kind: 'sold_without_row', sizes: lost })
  return hints
}

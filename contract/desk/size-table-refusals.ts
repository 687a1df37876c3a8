import { sizeTableLimits, type SizeTableFault } from '#domain/browse/sizes/check-size-table.ts'
import type { DeskSentence } from '#domain/desk/words.ts'

/** What is wrong with a cell, a heading or all of a size table, in words. */
export const sizeTableRefusals: Readonly<Record<SizeTableFault | 'taken', DeskSentence>> = {
  empty: { es: 'No puede quedar vacío.', en: 'It cannot be empty.' },
  too_long: { es: 'Es demasiado largo.', en: 'It is too long.' },
  twice: { es: 'Está dos veces.', en: 'It is there twice.' },
  no_rows: { es: 'La tabla necesita al menos una fila.', en: 'The table needs a row at least.' },
  too_many_rows: {
    es: `Una tabla tiene hasta ${sizeTableLimits.rows} filas.`,
    en: `A table has up to ${sizeTableLimits.rows} rows.`,
  },
  too_many_columns: {
    es: `Una tabla tiene hasta ${sizeTableLimits.columns} columnas.`,
    en: `A table has up to ${sizeTableLimits.columns} columns.`,
  },
  wrong_length: { es: 'La fila no tiene todas las columnas.', en: 'The row does not have all columns.' },
  hidden_character: { es: 'Tiene un carácter que no se ve.', en: 'It holds a character that cannot be seen.' },
  taken: { es: 'Ya hay una tabla con ese nombre.', en: 'There is a table with this name already.' },
}

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { sizeTableLimits } from '#domain/browse/sizes/check-size-table.ts'
import { withPasted, type SizeCells } from '#domain/browse/sizes/pasted-cells.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { IconButton } from '#desk/platform/ui/icon-button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    label: 'Filas y columnas',
    heading: (at: number) => `Título de la columna ${at}`,
    cell: (heading: string, row: number) => `${heading || 'Columna'}, fila ${row}`,
    addRow: 'Agregar una fila',
    addColumn: 'Agregar una columna',
    removeRow: (at: number) => `Quitar la fila ${at}`,
    removeColumn: (name: string) => `Quitar la columna ${name}`,
    up: (at: number) => `Subir la fila ${at}`,
    down: (at: number) => `Bajar la fila ${at}`,
    help: 'La primera columna es el talle como se vende. Podés pegar celdas copiadas de una planilla.',
  },
  en: {
    label: 'Rows and columns',
    heading: (at: number) => `Heading of column ${at}`,
    cell: (heading: string, row: number) => `${heading || 'Column'}, row ${row}`,
    addRow: 'Add a row',
    addColumn: 'Add a column',
    removeRow: (at: number) => `Remove row ${at}`,
    removeColumn: (name: string) => `Remove column ${name}`,
    up: (at: number) => `Move row ${at} up`,
    down: (at: number) => `Move row ${at} down`,
    help: 'The first column is the size as it is sold. Cells that were copied from a spreadsheet can be pasted.',
  },
})

const controlClass =
  'min-h-9 w-full min-w-20 rounded-field border border-ink-2 bg-surface px-2 text-14 max-tablet:min-h-11 aria-invalid:border-2 aria-invalid:border-rojo'

type SizeGridProps = {
  cells: SizeCells
  /** Sentences by place: `columns.0`, `rows.2.1`. */
  errors: Readonly<Record<string, string | undefined>>
  isReadOnly: boolean
  onChange(cells: SizeCells): void
}

/** The cells of a size table, to be typed or pasted. */
export function SizeGrid({ cells, errors, isReadOnly, onChange }: SizeGridProps) {
  const text = useWords(words)
  const id = useId()
  const { columns, rows } = cells
  const setCell = (row: number, column: number, value: string) =>
    onChange({ columns, rows: rows.with(row, rows[row]!.with(column, value)) })
  const move = (at: number, by: number) =>
    onChange({ columns, rows: rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]!) })

  function onPaste(event: ClipboardEvent, row: number, column: number): void {
    const pasted = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(pasted.trim())) return
    event.preventDefault()
    onChange(withPasted(cells, { row, column }, pasted))
  }
  /** Enter goes down, as in a spreadsheet, and does not send the form. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    document.getElementById(`${id}-${row + 1}-${column}`)?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="overflow-x-auto" role="region" aria-label={text.label}>
        <table className="text-left text-14">
          <thead>
            <tr>
              {columns.map((heading, at) => (
                <th key={at} scope="col" className="p-0.5 align-top font-normal">
                  <span className="flex items-center">
                    <input
                      aria-label={text.heading(at + 1)}
                      aria-invalid={errors[`columns.${at}`] ? true : undefined}
                      title={errors[`columns.${at}`]}
                      readOnly={isReadOnly}
                      value={heading}
                      maxLength={sizeTableLimits.heading}
                      onChange={({ target }) => onChange({ columns: columns.with(at, target.value), rows })}
                      onKeyDown={(event) => onKeyDown(event, -1, at)}
                      className={`${controlClass} font-semibold`}
                    />
                    {!isReadOnly && at > 0 && (
                      <IconButton
                        icon={X}
                        label={text.removeColumn(heading || String(at + 1))}
                        onClick={() =>
                          onChange({
                            columns: columns.toSpliced(at, 1),
                            rows: rows.map((row) => row.toSpliced(at, 1)),
                          })
                        }
                      />
                    )}
                  </span>
                </th>
              ))}
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((value, column) => (
                  <td key={column} className="p-0.5">
                    <input
                      id={`${id}-${at}-${column}`}
                      aria-label={text.cell(columns[column] ?? '', at + 1)}
                      aria-invalid={errors[`rows.${at}.${column}`] ? true : undefined}
                      title={errors[`rows.${at}.${column}`]}
                      readOnly={isReadOnly}
                      value={value}
                      maxLength={sizeTableLimits.cell}
                      autoComplete="off"
                      onChange={({ target }) => setCell(at, column, target.value)}
                      onPaste={(event) => onPaste(event, at, column)}
                      onKeyDown={(event) => onKeyDown(event, at, column)}
                      className={`${controlClass} figures`}
                    />
                  </td>
                ))}
                <td className="whitespace-nowrap">
                  {!isReadOnly && (
                    <span className="flex">
                      <IconButton
                        icon={ArrowUp}
                        label={text.up(at + 1)}
                        aria-disabled={at === 0 || undefined}
                        onClick={() => at > 0 && move(at, -1)}
                      />
                      <IconButton
                        icon={ArrowDown}
                        label={text.down(at + 1)}
                        aria-disabled={at === rows.length - 1 || undefined}
                        onClick={() => at < rows.length - 1 && move(at, 1)}
                      />
                      <IconButton
                        icon={X}
                        label={text.removeRow(at + 1)}
                        onClick={() => onChange({ columns, rows: rows.toSpliced(at, 1) })}
                      />
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              isBusy={rows.length >= sizeTableLimits.rows}
              onClick={() => onChange({ columns, rows: [...rows, columns.map(() => '')] })}
            >
              <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
              {text.addRow}
            </Button>
            <Button
              isBusy={columns.length >= sizeTableLimits.columns}
              onClick={() => onChange({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
            >
              <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
              {text.addColumn}
            </Button>
          </div>
          <p className="text-13 text-ink-2">{text.help}</p>
        </>
      )}
    </div>
  )
}

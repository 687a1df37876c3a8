import { useState } from 'react'
import { maxPasted } from '#domain/browse/assortment/bulk-states.ts'
import { readAmount, readPasted, type PastedColumn } from '#domain/browse/assortment/pasted-column.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BulkPreviewForm, type BulkOrder } from './bulk-preview.tsx'
import type { PastedOver } from './product-grid.tsx'
import { productWords } from './product-words.ts'

const words = wordsIn({
  es: {
    title: 'Pegar una columna',
    column: 'Qué se pega',
    stock: 'Stock, por SKU del talle',
    rows: 'Dos columnas copiadas de una planilla: SKU y valor',
    help: `Hasta ${maxPasted} filas. Un precio especial vacío termina la oferta.`,
    faults: (count: string) => `${count} filas no se entienden y no se usan:`,
    read: (count: string) => `${count} filas leídas`,
    preview: 'Ver qué cambia',
  },
  en: {
    title: 'Paste a column',
    column: 'What is pasted',
    stock: 'Stock, by SKU of the size',
    rows: 'Two columns copied from a spreadsheet: SKU and value',
    help: `Up to ${maxPasted} rows. An empty special price ends the offer.`,
    faults: (count: string) => `${count} rows cannot be read and are not used:`,
    read: (count: string) => `${count} rows read`,
    preview: 'See what changes',
  },
})

type Column = 'price' | 'specialPrice' | 'stock'

/** A column that was pasted over the grid, from one of its rows down; two columns name their products themselves. */
function readOver({ text, skus }: PastedOver): PastedColumn {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.some((line) => /[\t;]/.test(line))) return readPasted(text)
  const column: PastedColumn = { values: {}, faults: [] }
  for (const [at, line] of lines.entries()) {
    const [sku, value] = [skus[at], readAmount(line)]
    if (sku && value !== undefined) column.values[sku] = value
    else column.faults.push(line)
  }
  return column
}

function orderOf(country: OpenCountry, column: Column, values: PastedColumn['values']): BulkOrder {
  if (column !== 'stock') return { country, act: { kind: 'prices', column, values } }
  const units = Object.entries(values).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[0].includes('-'),
  )
  return { country, act: { kind: 'stocks', values: Object.fromEntries(units) } }
}

type PasteDialogProps = { country: OpenCountry; pasted: PastedOver | undefined; onClose(): void }

/** Prices or stock from a spreadsheet, as one act on many products. */
export function PasteDialog({ country, pasted, onClose }: PasteDialogProps) {
  const text = useWords(words)
  const names = useWords(productWords)
  const language = useLanguage()
  const may = useMay()
  const [column, setColumn] = useState<Column>(pasted?.column ?? 'price')
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<BulkOrder | undefined>(
    () => pasted && orderOf(country, pasted.column, readOver(pasted).values),
  )
  const { values, faults } = readPasted(typed)
  const count = Object.keys(values).length
  return (
    <Dialog title={text.title} isWide onClose={onClose}>
      {order ? (
        <BulkPreviewForm order={order} onBack={() => (pasted ? onClose() : setOrder(undefined))} />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (count > 0) setOrder(orderOf(country, column, values))
          }}
        >
          <SelectField
            label={text.column}
            value={column}
            onChange={({ target }) => setColumn(target.value as Column)}
            options={[
              { value: 'price', label: names.price },
              { value: 'specialPrice', label: names.special },
              ...(may('stock.edit') ? [{ value: 'stock', label: text.stock }] : []),
            ]}
          />
          <TextField
            label={text.rows}
            help={text.help}
            rows={8}
            value={typed}
            spellCheck={false}
            placeholder={'ZM0001\t45.990'}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className="figures text-13">
            {count > 0 && text.read(integer(count, language))}
          </p>
          {faults.length > 0 && (
            <p className="text-13 text-rojo">
              {text.faults(integer(faults.length, language))} {faults.slice(0, 3).join(' / ')}
            </p>
          )}
          <Button type="submit" look="primary" isBusy={count === 0} className="justify-self-end">
            {text.preview}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

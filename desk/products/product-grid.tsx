import { useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showProduct, type GridProduct } from '#contract/desk/products.ts'
import { maxCounted } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { columns, isEditable, itemsOf, type Column, type GridItem } from './grid-items.ts'
import { GridRow, type RowActs } from './grid-row.tsx'
import { productWords } from './product-words.ts'
import { productKey } from './products-query.ts'
import { useEdit, type GridEdit } from './use-edit.ts'

const words = wordsIn({
  es: {
    label: 'Productos',
    choose: 'Elegir',
    keys: 'Las flechas van de celda en celda, Enter escribe y guarda, Escape deja lo que había, la barra elige, + abre talles y colores, o abre la ficha, / busca. Una columna copiada se pega sobre precio o precio especial.',
  },
  en: {
    label: 'Products',
    choose: 'Choose',
    keys: 'Arrows go from cell to cell, Enter types and saves, Escape leaves what was, Space chooses, + opens sizes and colours, o opens the product, / searches. A copied column can be pasted over price or special price.',
  },
})

const rowHeight = 56
const sizeHeight = 42
const gridColumns =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_7rem] tablet:grid-cols-[2.25rem_minmax(0,1fr)_7.5rem_11rem_8rem_6rem]'

export type PastedOver = { column: 'price' | 'specialPrice'; text: string; skus: readonly string[] }

type ProductGridProps = {
  products: readonly GridProduct[]
  country: OpenCountry
  total: number
  selection: ReadonlySet<string>
  onSelect(sku: string): void
  onEnd(): void
  onPaste(pasted: PastedOver): void
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, -columns.length],
  End: [0, columns.length],
}

/** Products and what is expanded below them, changed in place and walked by keyboard like a spreadsheet. */
export function ProductGrid({ products, country, total, selection, onSelect, onEnd, onPaste }: ProductGridProps) {
  const text = useWords(words)
  const names = useWords(productWords)
  const may = useMay()
  const navigate = useNavigate()
  const { search } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  const [place, setPlace] = useState({ row: 0, column: 0 })
  const [isEditing, setIsEditing] = useState(false)
  const [fault, setFault] = useState<string>()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const wantsFocus = useRef(false)
  const stopEditing = useCallback(() => {
    setIsEditing(false)
    setFault(undefined)
    wantsFocus.current = true
  }, [])
  const { mutate, error, isPending, reset } = useEdit(country, stopEditing)

  const models = [...expanded].filter((key) => !key.includes(' '))
  const read = useQueries({
    queries: models.map((sku) => ({
      queryKey: productKey(country, sku),
      queryFn: ({ signal }: { signal: AbortSignal }) => deskCall(showProduct, { params: { country, sku } }, { signal }),
    })),
  })
  const colours = new Map(models.map((sku, at) => [sku, read[at]?.data?.product.colours ?? []]))
  const items = itemsOf(products, expanded, (sku) => colours.get(sku) ?? [])

  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => (items[at]?.kind === 'size' ? sizeHeight : rowHeight),
    getItemKey: (at) => items[at]!.key,
    overscan: 10,
    scrollMargin: offset,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= items.length - 15) onEnd()
  }, [last, items.length, onEnd])
  // A cell that is scrolled to has the focus as soon as it is there.
  useEffect(() => {
    if (!wantsFocus.current || isEditing) return
    const cell = list.current?.querySelector<HTMLElement>(`[data-cell="${place.row}:${place.column}"]`)
    if (!cell) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
  })

  const acts: RowActs = useMemo(
    () => ({
      choose: (row, column) => setPlace({ row, column }),
      edit: (row, column) => {
        reset()
        setFault(undefined)
        setPlace({ row, column })
        setIsEditing(true)
      },
      cancel: stopEditing,
      save: (edit: GridEdit) => {
        setFault(undefined)
        mutate(edit)
      },
      fail: setFault,
      toggle: (key) =>
        setExpanded((before) => {
          const after = new Set(before)
          if (!after.delete(key)) after.add(key)
          return after
        }),
      select: onSelect,
    }),
    [reset, stopEditing, mutate, onSelect],
  )

  const mayChange = (item: GridItem, column: Column) =>
    isEditable(item, column) && may(item.kind === 'size' ? 'stock.edit' : 'products.edit')

  function onKeyDown(event: KeyboardEvent) {
    const item = items[place.row]
    const column = columns[place.column]!
    if (isEditing || !item || event.metaKey || event.ctrlKey || event.altKey) return
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-cell]')) return
    const step = steps[event.key]
    const key = event.key
    if (step) {
      const row = Math.max(0, Math.min(items.length - 1, place.row + step[0]))
      wantsFocus.current = true
      setPlace({ row, column: Math.max(0, Math.min(columns.length - 1, place.column + step[1])) })
      rows.scrollToIndex(row)
    } else if ((key === 'Enter' || key === 'F2') && mayChange(item, column)) acts.edit(place.row, place.column)
    else if ((key === '+' || key === 'Enter') && item.kind !== 'size') acts.toggle(item.key)
    else if (key === ' ' && item.kind === 'product') onSelect(item.product.sku)
    else if (key === 'o') void navigate(`/products/${item.product.sku}?country=${country}`, { state: { list: search } })
    else if (key === '/') document.querySelector<HTMLInputElement>('input[data-search]')?.focus()
    else return
    event.preventDefault()
  }

  /** A column of a spreadsheet, from this row down. */
  function onPasted(event: ClipboardEvent) {
    const column = columns[place.column]
    const item = items[place.row]
    if (isEditing || !item || !may('products.edit') || (column !== 'price' && column !== 'special')) return
    const at = products.findIndex(({ sku }) => sku === item.product.sku)
    if (at === -1) return
    event.preventDefault()
    onPaste({
      column: column === 'price' ? 'price' : 'specialPrice',
      text: event.clipboardData.getData('text/plain'),
      skus: products.slice(at).map(({ sku }) => sku),
    })
  }

  return (
    <div>
      <div
        role="grid"
        aria-label={text.label}
        aria-rowcount={total > maxCounted ? -1 : total + 1}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPaste={onPasted}
      >
        <div role="rowgroup" className="sticky top-0 z-10 bg-paper">
          <div
            role="row"
            aria-rowindex={1}
            className={`${gridColumns} border-b border-ink py-1 text-12 font-semibold text-ink-2`}
          >
            <span role="columnheader">
              <span className="sr-only">{text.choose}</span>
            </span>
            {columns.map((column, at) => (
              <span
                key={column}
                role="columnheader"
                className={`px-2 ${at > 0 ? 'text-right' : ''} ${at > 1 ? 'max-tablet:hidden' : ''}`}
              >
                {names[column]}
              </span>
            ))}
          </div>
        </div>
        <div ref={list} role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start, size, key }) => {
            const item = items[index]!
            const isHere = place.row === index
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={item.kind === 'product' ? selection.has(item.product.sku) : undefined}
                className={`absolute inset-x-0 top-0 border-b border-line text-14 aria-selected:bg-tile ${gridColumns} ${isHere && isEditing ? 'z-10' : ''}`}
                style={{ height: size, transform: `translateY(${start - offset}px)` }}
              >
                <GridRow
                  item={item}
                  at={index}
                  country={country}
                  active={isHere ? place.column : -1}
                  isEditing={isHere && isEditing}
                  isSelected={selection.has(item.product.sku)}
                  isExpanded={expanded.has(item.key)}
                  mayEdit={may('products.edit')}
                  mayStock={may('stock.edit')}
                  isBusy={isHere && isPending}
                  error={isHere && isEditing ? (fault ?? error) : null}
                  search={search}
                  acts={acts}
                />
              </div>
            )
          })}
        </div>
      </div>
      <p className="pt-2 text-12 text-ink-2 max-tablet:hidden">{text.keys}</p>
    </div>
  )
}

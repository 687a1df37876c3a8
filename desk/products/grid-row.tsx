import { ChevronDown, ChevronRight, ImageOff } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { GridProduct } from '#contract/desk/products.ts'
import { readAmount } from '#domain/browse/assortment/pasted-column.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'
import { day, integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Cell, CellEditor } from './grid-cell.tsx'
import { columns, isEditable, type Column, type GridItem } from './grid-items.ts'
import { productWords } from './product-words.ts'
import { firstDayOf, lastDayOf } from './store-moments.ts'
import type { GridEdit } from './use-edit.ts'

const words = wordsIn({
  es: {
    choose: (name: string) => `Elegir ${name}`,
    expand: (name: string) => `Ver talles y colores de ${name}`,
    size: (name: string) => `Talle ${name}`,
    soldOut: (count: number) => (count === 1 ? '1 talle agotado' : `${count} talles agotados`),
    colour: 'Otro color',
    badPrice: 'Escribí un precio mayor que cero.',
    badStock: 'Escribí un número entero desde 0.',
    badName: 'Escribí un nombre.',
  },
  en: {
    choose: (name: string) => `Choose ${name}`,
    expand: (name: string) => `Sizes and colours of ${name}`,
    size: (name: string) => `Size ${name}`,
    soldOut: (count: number) => (count === 1 ? '1 size sold out' : `${count} sizes sold out`),
    colour: 'Another colour',
    badPrice: 'Type a price above zero.',
    badStock: 'Type a whole number from 0.',
    badName: 'Type a name.',
  },
})

export type RowActs = {
  choose(row: number, column: number): void
  edit(row: number, column: number): void
  cancel(): void
  save(edit: GridEdit): void
  fail(fault: string): void
  toggle(key: string): void
  select(sku: string): void
}

type GridRowProps = {
  item: GridItem
  at: number
  country: OpenCountry
  /** The column that has the focus, if it is in this row. */
  active: number
  isEditing: boolean
  isSelected: boolean
  isExpanded: boolean
  mayEdit: boolean
  mayStock: boolean
  isBusy: boolean
  error: unknown
  search: string
  acts: RowActs
}

const unitsText = (minor: number, country: OpenCountry) =>
  String(toUnits(minor, countryProfiles[country])).replace('.', ',')

/** What a cell holds before something is typed. */
function textIn(column: Column, item: GridItem, country: OpenCountry): string {
  const { product } = item
  if (item.kind === 'size') return String(item.size.stock)
  if (column === 'name') return product.name
  if (column === 'price') return unitsText(product.price, country)
  if (column === 'special') return product.specialPrice === null ? '' : unitsText(product.specialPrice, country)
  return product.isShown ? 'shown' : 'hidden'
}

type Faults = { badPrice: string; badStock: string; badName: string }

/** What was typed, as a change; a sentence where it cannot be one. */
function editOf(
  column: Column,
  item: GridItem,
  typed: string,
  country: OpenCountry,
  faults: Faults,
): GridEdit | string {
  const { product } = item
  const text = typed.trim()
  if (item.kind === 'size') {
    const { skuSimple, stock: seen } = item.size
    return /^\d{1,7}$/.test(text) ? { kind: 'stock', product, skuSimple, seen, stock: Number(text) } : faults.badStock
  }
  if (column === 'name') return text ? { kind: 'fields', product, change: { name: text } } : faults.badName
  if (column === 'state') return { kind: 'fields', product, change: { isShown: text === 'shown' } }
  if (column === 'special' && text === '') return { kind: 'fields', product, change: { specialPrice: null } }
  const amount = readAmount(text)
  if (!amount) return faults.badPrice
  const minor = toMinor(amount, countryProfiles[country])
  return { kind: 'fields', product, change: column === 'price' ? { price: minor } : { specialPrice: minor } }
}

function Offer({ product, country }: { product: GridProduct; country: OpenCountry }) {
  const names = useWords(productWords)
  const language = useLanguage()
  const now = Date.parse(useSession().now)
  const { specialPrice, specialFrom, specialTo } = product
  if (specialPrice === null) return <span className="text-ink-2">–</span>
  const isOver = specialTo !== null && Date.parse(specialTo) <= now
  const isToCome = specialFrom !== null && Date.parse(specialFrom) > now
  const dates = isOver
    ? names.over
    : isToCome
      ? names.from(day(firstDayOf(specialFrom, country), language))
      : specialTo
        ? names.until(day(lastDayOf(specialTo, country), language))
        : ''
  return (
    <>
      <span className={`figures ${isOver ? 'text-ink-2 line-through' : ''}`}>{money(specialPrice, country)}</span>
      {dates && <span className="truncate text-12 text-ink-2">{dates}</span>}
    </>
  )
}

function Stock({ item }: { item: GridItem }) {
  const text = useWords(words)
  const language = useLanguage()
  if (item.kind === 'size') return <span className="figures">{integer(item.size.stock, language)}</span>
  const { sizes } = item.product
  const units = sizes.reduce((sum, { stock }) => sum + stock, 0)
  const soldOut = sizes.filter(({ stock }) => stock === 0).length
  return (
    <>
      <span className={`figures ${units === 0 ? 'text-rojo' : ''}`}>{integer(units, language)}</span>
      {soldOut > 0 && units > 0 && <span className="truncate text-12 text-ink-2">{text.soldOut(soldOut)}</span>}
    </>
  )
}

type NameProps = Pick<GridRowProps, 'item' | 'country' | 'isExpanded' | 'search' | 'acts'>

function Name({ item, country, isExpanded, search, acts }: NameProps) {
  const text = useWords(words)
  const { product } = item
  if (item.kind === 'size') {
    return (
      <span className="truncate pl-16 text-13">
        {text.size(item.size.size)} <span className="text-ink-2">{item.size.skuSimple}</span>
      </span>
    )
  }
  const Icon = isExpanded ? ChevronDown : ChevronRight
  return (
    <div className={`flex min-w-0 items-center gap-2 ${item.kind === 'colour' ? 'pl-6' : ''}`}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.expand(product.name)}
        aria-expanded={isExpanded}
        onClick={() => acts.toggle(item.key)}
        className="flex size-6 shrink-0 items-center justify-center rounded-edge hover:bg-line max-tablet:size-9"
      >
        <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
      {product.picture ? (
        <img
          src={`${product.picture}?width=96`}
          alt=""
          loading="lazy"
          className="size-10 shrink-0 bg-tile object-cover"
        />
      ) : (
        <span className="flex size-10 shrink-0 items-center justify-center bg-tile text-ink-2">
          <ImageOff aria-hidden="true" size={16} strokeWidth={1.5} />
        </span>
      )}
      <span className="grid min-w-0">
        <Link
          to={`/products/${product.sku}?country=${country}`}
          state={{ list: search }}
          tabIndex={-1}
          className="truncate font-semibold hover:underline hover:underline-offset-4"
        >
          {product.name}
        </Link>
        <span className="truncate text-12 text-ink-2">
          {product.sku} · {product.brand} · {product.color}
        </span>
      </span>
    </div>
  )
}

/** A row of the grid; only those in the window exist. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const {
    item,
    at,
    country,
    active,
    isEditing,
    isSelected,
    isExpanded,
    mayEdit,
    mayStock,
    isBusy,
    error,
    search,
    acts,
  } = props
  const text = useWords(words)
  const names = useWords(productWords)
  const { product } = item
  const isSize = item.kind === 'size'
  const mayChange = (column: Column) => isEditable(item, column) && (isSize ? mayStock : mayEdit)

  const shown = (column: Column) => {
    if (column === 'name') return <Name {...{ item, isExpanded, search, acts, country }} />
    if (column === 'stock') return <Stock item={item} />
    if (isSize) return null
    if (column === 'price') return <span className="figures">{money(product.price, country)}</span>
    if (column === 'special') return <Offer product={product} country={country} />
    return (
      <span>
        <Badge tone={product.isShown ? 'done' : 'plain'}>{names.shown[product.isShown ? 'shown' : 'hidden']}</Badge>
      </span>
    )
  }
  return (
    <>
      <div role="gridcell" className="flex items-center justify-center">
        {item.kind === 'product' && mayEdit && (
          <label className="flex size-9 items-center justify-center">
            <input
              type="checkbox"
              tabIndex={-1}
              className="size-4 accent-ink"
              aria-label={text.choose(product.name)}
              checked={isSelected}
              onChange={() => acts.select(product.sku)}
            />
          </label>
        )}
      </div>
      {columns.map((column, index) => {
        const isHere = active === index
        const label = `${names[column]}, ${isSize ? text.size(item.size.size) : product.name}`
        return (
          <Cell
            key={column}
            place={`${at}:${index}`}
            isActive={isHere}
            label={isHere && isEditing ? label : ''}
            className={`${column === 'name' ? '' : 'text-right'} ${column === 'state' ? 'items-end' : ''} ${column === 'special' || column === 'state' || column === 'stock' ? (isSize && column === 'stock' ? '' : 'max-tablet:hidden') : ''} ${isSize && column === 'price' ? 'max-tablet:hidden' : ''}`}
            onChoose={() => acts.choose(at, index)}
            onOpen={mayChange(column) ? () => acts.edit(at, index) : undefined}
          >
            {isHere && isEditing ? (
              <CellEditor
                label={label}
                initial={textIn(column, item, country)}
                country={country}
                options={
                  column === 'state'
                    ? [
                        ['shown', names.shown.shown],
                        ['hidden', names.shown.hidden],
                      ]
                    : undefined
                }
                inputMode={isSize ? 'numeric' : column === 'name' ? 'text' : 'decimal'}
                error={error}
                isBusy={isBusy}
                onCancel={acts.cancel}
                onSave={(typed) => {
                  const edit = editOf(column, item, typed, country, text)
                  if (typeof edit === 'string') acts.fail(edit)
                  else if (typed === textIn(column, item, country)) acts.cancel()
                  else acts.save(edit)
                }}
              />
            ) : (
              shown(column)
            )}
          </Cell>
        )
      })}
    </>
  )
})

import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { skusOf } from './ids.ts'
import { limits, valueFault } from './limits.ts'
import { quantityColumns, stockOf } from './merchant-row.ts'
import { readPeriod } from './moments.ts'
import { readPrice, writePrice } from './money.ts'
import { RowFaults } from './records.ts'
import type { Fields } from './row.ts'

type Money = Pick<CountryProfile, 'currency' | 'currencyExponent'>
type Sale = { specialPrice: number | null; specialFrom: string | null; specialTo: string | null }

/** A change to existing data. Undefined fields stay unchanged. */
export type DeltaRow = {
  /** The feed's id of the size, and the sku derived from it when that id is unknown. */
  id: string
  skuSimple: string
  price?: number
  /** A sale price, or null to end a sale. */
  sale?: Sale
  /** The quantity; null: in stock, as many as before or the default number. */
  stock?: number | null
}

const stockColumns = ['availability', ...quantityColumns]
const priceColumns = ['price', 'sale_price']

/** What the header of a delta table lacks, if anything. */
export function deltaFault(columns: readonly string[]): string | undefined {
  if (columns.includes('record')) return 'It is a table of our own (record), which is imported whole, without --delta.'
  const isThere = (column: string) => columns.includes(column)
  if (isThere('id') && [...priceColumns, ...stockColumns].some(isThere)) return undefined
  return 'A table of changes has id and at least one of price, sale_price, availability, quantity.'
}

/** Reads a row of a delta table; throws RowFaults with everything that is wrong. */
export function readDeltaRow(fields: Fields, money: Money): DeltaRow {
  const faults: string[] = []
  const say = (fault: string | undefined) => {
    if (fault !== undefined) faults.push(fault)
  }
  const of = (column: string) => fields[column]?.trim() ?? ''
  const amount = (column: string): number | undefined => {
    const read = readPrice(of(column), money)
    if (typeof read === 'number') return read
    faults.push(`${column} ${read}`)
    return undefined
  }
  const id = of('id')
  say(id === '' ? 'id is empty' : valueFault('id', id, limits.id))
  const group = of('item_group_id')
  const isSku = group === '' && /^[A-Z0-9]+-[A-Z0-9]+$/i.test(id)
  const row: DeltaRow = { id, skuSimple: isSku ? id.toUpperCase() : skusOf(id, group).skuSimple }
  const price = of('price') === '' ? undefined : amount('price')
  if (price !== undefined) row.price = price
  // An empty column ends the sale; an absent one leaves it unchanged.
  if (of('sale_price') !== '') {
    const specialPrice = amount('sale_price')
    const dates = of('sale_price_effective_date')
    const period = dates === '' ? null : readPeriod(dates)
    if (period === undefined) say(`sale_price_effective_date "${dates}" is not START/END`)
    if (specialPrice !== undefined && period !== undefined) {
      row.sale = { specialPrice, specialFrom: period?.from ?? null, specialTo: period?.to ?? null }
    }
  } else if (fields.sale_price !== undefined) row.sale = { specialPrice: null, specialFrom: null, specialTo: null }
  if (stockColumns.some((column) => of(column) !== '')) row.stock = stockOf(of, say)
  if (faults.length > 0) throw new RowFaults(faults)
  return row
}

export type Priced = Sale & { price: number }

/** The prices of a product after a row; throws RowFaults when the sale price would not be below the price. */
export function pricesAfter(before: Priced, { price, sale }: DeltaRow, money: Money): Priced {
  const after = { ...before, ...(price !== undefined && { price }), ...sale }
  if (after.specialPrice !== null && after.specialPrice >= after.price) {
    const [low, high] = [writePrice(after.specialPrice, money), writePrice(after.price, money)]
    throw new RowFaults([
      sale
        ? `sale_price ${low} is not below price ${high}`
        : `price ${high} is not above the sale price that it has, ${low}; say sale_price too`,
    ])
  }
  return after
}

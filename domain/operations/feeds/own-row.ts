import { attributeKeyOf, faultOfAttributeName } from '#domain/browse/catalog/attribute-settings.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeFilterKeys, sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { isPictureAddress, valueFault } from './limits.ts'
import { splitList } from './list-cell.ts'
import { readMoment } from './moments.ts'
import { readPrice } from './money.ts'
import { RowFaults, type FeedRecord, type ProductData, type TaxonomyRecord } from './records.ts'
import type { Fields } from './row.ts'

/**
 * Our own format: one file with a whole catalogue. The column `record` is the kind of a row; attributes, brands,
 * sellers, categories and size tables precede the rows that refer to them, a product precedes its sizes. Cells are stored
 * verbatim, except that a quote keeps a spreadsheet from computing them (formula-guard.ts).
 */
export const ownColumns = [
  'record',
  'sku',
  'id',
  'name',
  'slug',
  'path',
  'parent',
  'position',
  'brand',
  'seller',
  'gender',
  'color',
  'color_family',
  'description',
  'price',
  'special_price',
  'special_from',
  'special_to',
  'is_eco',
  'is_boost',
  'is_gift_card',
  'exchangeable',
  'popularity',
  'size_table',
  'created_at',
  'active',
  'categories',
  'images',
  'attributes',
  'size',
  'size_filter',
  'stock',
  'kind',
  'columns',
  'rows',
  'logo',
  'free_shipping',
  'ships',
  'grams',
] as const
export type OwnColumn = (typeof ownColumns)[number]
const recordKinds = ['category', 'brand', 'seller', 'size_table', 'attribute', 'product', 'size'] as const

type Money = Pick<CountryProfile, 'currency' | 'currencyExponent'>

/** Reads cells and collects their faults. */
function cellReader(fields: Fields) {
  const faults: string[] = []
  const of = (column: OwnColumn) => fields[column] ?? ''
  const fail = (fault: string) => {
    faults.push(fault)
  }
  for (const [column, value] of Object.entries(fields)) {
    const fault = valueFault(column, value, undefined)
    if (fault) fail(fault)
  }
  return {
    of,
    fail,
    needed(column: OwnColumn): string {
      if (of(column) === '') fail(`${column} is empty`)
      return of(column)
    },
    matching(column: OwnColumn, form: RegExp, like: string): string {
      if (!form.test(of(column))) fail(`${column} "${of(column)}" is not like ${like}`)
      return of(column)
    },
    whole(column: OwnColumn, otherwise: number, { least = 0 } = {}): number {
      const text = of(column)
      if (text === '') return otherwise
      const number = Number(text)
      if (!/^-?\d{1,10}$/.test(text) || number < least || number > 2_147_483_647)
        fail(`${column} "${text}" is not a whole number`)
      return number
    },
    flag(column: OwnColumn, otherwise: boolean): boolean {
      const text = of(column)
      if (text !== '' && text !== 'true' && text !== 'false') fail(`${column} "${text}" is neither true nor false`)
      return text === '' ? otherwise : text === 'true'
    },
    oneOf<T extends string>(column: OwnColumn, list: readonly T[]): T {
      const found = list.find((word) => word === of(column))
      if (found === undefined) fail(`${column} "${of(column)}" is none of ${list.join(', ')}`)
      return found ?? list[0]!
    },
    moment(column: OwnColumn): string | null {
      if (of(column) === '') return null
      const at = readMoment(of(column))
      if (at === undefined) fail(`${column} "${of(column)}" is not a moment like 2026-11-15T12:00:00Z`)
      return at ?? null
    },
    done<T>(result: T): T {
      if (faults.length > 0) throw new RowFaults(faults)
      return result
    },
  }
}

type Cells = ReturnType<typeof cellReader>

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pathPattern = /^\/([a-z0-9-]+\/)+$/

function readJson(cells: Cells, column: 'columns' | 'rows', isRight: (value: unknown) => boolean): unknown {
  try {
    const value: unknown = JSON.parse(cells.of(column))
    if (isRight(value)) return value
  } catch {
    // Reported below.
  }
  cells.fail(`${column} is not a JSON list`)
  return []
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function pictureIn(cells: Cells, column: 'logo' | 'images', address: string): string {
  if (address !== '' && !isPictureAddress(address))
    cells.fail(`${column} holds "${address.slice(0, 80)}", which is not a picture’s address`)
  return address
}

const taxonomyReaders: Readonly<Record<TaxonomyRecord['type'], (cells: Cells) => TaxonomyRecord>> = {
  attribute: (cells) => {
    const key = attributeKeyOf(cells.of('id'))
    if (key === undefined) cells.fail(`id "${cells.of('id')}" is not a code like tejido`)
    const name = cells.of('name') || null
    const fault = name === null ? undefined : faultOfAttributeName(name)
    if (fault !== undefined) cells.fail(fault)
    return {
      type: 'attribute',
      key: key ?? '',
      name,
      isFilter: cells.flag('active', false),
      position: cells.of('position') === '' ? null : cells.whole('position', 1, { least: 1 }),
    }
  },
  category: (cells) => ({
    type: 'category',
    path: cells.matching('path', pathPattern, '/mujer/'),
    name: cells.needed('name'),
    parent: cells.of('parent') === '' ? null : cells.matching('parent', pathPattern, '/mujer/'),
    position: cells.whole('position', 1),
  }),
  brand: (cells) => ({
    type: 'brand',
    slug: cells.matching('slug', slugPattern, 'una-marca'),
    name: cells.needed('name'),
    logo: pictureIn(cells, 'logo', cells.of('logo')) || null,
    position: cells.whole('position', 0),
  }),
  seller: (cells) => {
    const ships = splitList(cells.of('ships'))
    for (const code of ships) if (!shippingCodes.some((one) => one === code)) cells.fail(`ships "${code}" is unknown`)
    return { type: 'seller', name: cells.needed('name'), freeShipping: cells.flag('free_shipping', false), ships }
  },
  size_table: (cells) => ({
    type: 'size_table',
    name: cells.needed('name'),
    kind: cells.oneOf('kind', sizeTableKinds),
    gender: cells.oneOf('gender', productGenders),
    columns: readJson(cells, 'columns', isTexts) as string[],
    rows: readJson(cells, 'rows', (value) => Array.isArray(value) && value.every(isTexts)) as string[][],
  }),
}

function priceIn(cells: Cells, column: 'price' | 'special_price', money: Money): number {
  const price = readPrice(cells.of(column), money)
  if (typeof price === 'string') cells.fail(`${column} ${price}`)
  return price as number
}

function readProduct(cells: Cells, money: Money): ProductData {
  const price = priceIn(cells, 'price', money)
  const specialPrice = cells.of('special_price') === '' ? null : priceIn(cells, 'special_price', money)
  if (specialPrice !== null && specialPrice >= price) cells.fail('special_price is not below price')
  const [specialFrom, specialTo] = [cells.moment('special_from'), cells.moment('special_to')]
  if (specialFrom && specialTo && Date.parse(specialFrom) >= Date.parse(specialTo)) {
    cells.fail('special_from is not before special_to')
  }
  const paths = splitList(cells.of('categories'))
  for (const path of paths)
    if (!pathPattern.test(path)) cells.fail(`categories holds "${path}", which is not like /mujer/`)
  const attributes = splitList(cells.of('attributes')).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    const key = at === -1 ? undefined : attributeKeyOf(pair.slice(0, at))
    if (key === undefined) cells.fail(`attributes holds "${pair}", which is not like tejido=Lino`)
    return [key ?? '', pair.slice(at + 1)]
  })
  return {
    sku: cells.matching('sku', /^[A-Z0-9]{1,40}$/, 'ZM0001'),
    name: cells.needed('name'),
    brand: cells.needed('brand'),
    seller: cells.of('seller') || null,
    gender: cells.oneOf('gender', productGenders),
    color: cells.of('color'),
    colorFamily: cells.of('color_family'),
    description: cells.of('description'),
    price,
    specialPrice,
    specialFrom,
    specialTo,
    images: splitList(cells.of('images')).map((address) => pictureIn(cells, 'images', address)),
    filing: { paths },
    attributes,
    isShown: null,
    own: {
      slug: cells.matching('slug', slugPattern, 'zapatilla-brisa-zm0001'),
      isEco: cells.flag('is_eco', false),
      isBoost: cells.flag('is_boost', false),
      isGiftCard: cells.flag('is_gift_card', false),
      exchangeable: cells.flag('exchangeable', true),
      popularity: cells.whole('popularity', 0, { least: -2_147_483_648 }),
      sizeTable: cells.of('size_table') || null,
      createdAt: cells.moment('created_at') ?? '',
      active: cells.flag('active', true),
    },
  }
}

/** Reads a row of our own format; throws RowFaults with everything that is wrong with it. */
export function readOwnRow(fields: Fields, money: Money): FeedRecord {
  const cells = cellReader(fields)
  const kind = recordKinds.find((one) => one === cells.of('record'))
  if (!kind) throw new RowFaults([`record "${cells.of('record')}" is none of ${recordKinds.join(', ')}`])
  if (kind === 'product') return cells.done({ product: readProduct(cells, money) })
  if (kind !== 'size') return cells.done({ taxonomy: taxonomyReaders[kind](cells) })
  const skuSimple = cells.matching('id', /^[A-Z0-9]{1,40}-[A-Z0-9]{1,40}$/, 'ZM0001-38')
  const sizeFilterKey = cells.of('size_filter') === '' ? null : cells.oneOf('size_filter', sizeFilterKeys)
  const position = cells.of('position') === '' ? null : cells.whole('position', 1)
  const stock = cells.of('stock') === '' ? 0 : cells.whole('stock', 0)
  const size = {
    skuSimple,
    sku: skuSimple.split('-')[0]!,
    size: cells.needed('size'),
    sizeFilterKey,
    position,
    stock,
    grams: cells.of('grams') === '' ? null : cells.whole('grams', 0),
    sourceId: null,
  }
  return cells.done({ size })
}

import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { onlySize, skusOf } from './ids.ts'
import { isPictureAddress, limits, valueFault } from './limits.ts'
import { readPeriod } from './moments.ts'
import { readPrice } from './money.ts'
import { attributesIn } from './merchant-attributes.ts'
import { RowFaults, type FeedRecord } from './records.ts'
import type { Fields } from './row.ts'
import { readWeight } from './weight.ts'
import { colorFamilyOf, genderOf, sizeFilterOf } from './words.ts'

type Options = Pick<CountryProfile, 'currency' | 'currencyExponent'> & {
  /** Makes each colour of a group its own product: here a product has one colour. */
  isByColor?: boolean
}

/** Required columns; the header of a file must have them. */
export const neededColumns = ['id', 'title', 'price'] as const

const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder']
/** Quantity columns; Google has dropped its own, other networks have theirs. */
export const quantityColumns = ['quantity', 'inventory', 'quantity_to_sell_on_facebook', 'sell_on_google_quantity']

/** What is read from a Merchant feed. */
export const merchantColumns: readonly string[] = [
  ...neededColumns,
  'item_group_id',
  'description',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  ...quantityColumns,
  'size',
  'color',
  'brand',
  'gender',
  'age_group',
  'product_type',
  'google_product_category',
  'image_link',
  'additional_image_link',
  'seller',
  'external_seller_id',
  'attributes',
  'product_detail',
  'shipping_weight',
]

/**
 * Reads a row of a Google Merchant feed as a product and one of its sizes; throws RowFaults with everything that is
 * wrong.
 */
export function readMerchantRow(fields: Fields, options: Options): FeedRecord {
  const faults: string[] = []
  const say = (fault: string | undefined) => {
    if (fault !== undefined) faults.push(fault)
  }
  const of = (column: string) => fields[column]?.trim() ?? ''
  for (const [column, value] of Object.entries(fields)) {
    say(valueFault(column, value, (limits as Readonly<Record<string, number>>)[column]))
  }
  for (const column of neededColumns) if (of(column) === '') say(`${column} is empty`)

  const price = of('price') === '' ? '' : readPrice(of('price'), options)
  if (typeof price === 'string' && price !== '') say(`price ${price}`)
  const special = of('sale_price') === '' ? null : readPrice(of('sale_price'), options)
  if (typeof special === 'string') say(`sale_price ${special}`)
  if (typeof price === 'number' && typeof special === 'number' && special >= price) {
    say(`sale_price ${of('sale_price')} is not below price ${of('price')}`)
  }
  const period =
    special === null || of('sale_price_effective_date') === '' ? null : readPeriod(of('sale_price_effective_date'))
  if (period === undefined) say(`sale_price_effective_date "${of('sale_price_effective_date')}" is not START/END`)

  const whom = genderOf(of('gender'), of('age_group'), of('product_type'))
  if ('fault' in whom) say(whom.fault)
  const names = of('product_type')
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
  if (of('product_type') !== '' && names.length === 0) say(`product_type "${of('product_type')}" names no category`)

  const images = [of('image_link'), ...of('additional_image_link').split(',')].map((one) => one.trim()).filter(Boolean)
  for (const address of images)
    if (!isPictureAddress(address)) say(`"${address.slice(0, 80)}" is not a picture’s address`)

  const attributes = attributesIn(fields, say)
  const grams = of('shipping_weight') === '' ? null : readWeight(of('shipping_weight'))
  if (typeof grams === 'string') say(`shipping_weight ${grams}`)
  const stock = stockOf(of, say)
  const size = of('size') || onlySize
  const group =
    options.isByColor && of('item_group_id') !== '' ? `${of('item_group_id')} ${of('color')}` : of('item_group_id')
  const { sku, skuSimple } = skusOf(of('id'), group)
  if (skuSimple.length > 64) say(`id "${of('id')}" with its group is too long for a size’s number`)
  if (faults.length > 0) throw new RowFaults(faults)

  const color = of('color') || 'Sin color'
  return {
    product: {
      sku,
      name: of('title'),
      brand: of('brand') || 'Sin marca',
      seller: of('seller') || of('external_seller_id') || null,
      gender: 'gender' in whom ? whom.gender : 'unisex',
      color,
      colorFamily: colorFamilyOf(color),
      description: fields.description?.trim() ?? '',
      price: price as number,
      specialPrice: special as number | null,
      specialFrom: period?.from ?? null,
      specialTo: period?.to ?? null,
      images,
      filing: { names },
      attributes,
      isShown: fields.isShown ? fields.isShown === 'true' : null,
      own: null,
    },
    size: {
      skuSimple,
      sku,
      size,
      // A table of a retailer may file nothing; then the name says what it is.
      sizeFilterKey: sizeFilterOf(size, of('google_product_category'), of('product_type') || of('title')),
      position: null,
      stock,
      grams: grams as number | null,
      sourceId: sourceIdOf(fields, skuSimple),
    },
  }
}

/** A retailer's table has its codes beside its ids (`retail-row.ts`); no header of a file becomes a column of that name. */
function sourceIdOf({ id = '', sourceId }: Fields, skuSimple: string): string | null {
  if (sourceId !== undefined) return sourceId || null
  return id.trim() === skuSimple ? null : id.trim()
}

/** The quantity of the feed; else 0 when it is not in stock, and null when it is. */
export function stockOf(of: (column: string) => string, say: (fault: string) => void): number | null {
  const availability = of('availability').toLowerCase().replaceAll(' ', '_') || 'in_stock'
  if (!availabilities.includes(availability)) {
    say(`availability "${of('availability')}" is none of ${availabilities.join(', ')}`)
  }
  const quantity = quantityColumns.map(of).find(Boolean)
  if (quantity !== undefined && !/^\d{1,7}$/.test(quantity)) say(`quantity "${quantity}" is not a whole number`)
  // Preorders and backorders are not in stock.
  if (availability !== 'in_stock') return 0
  return quantity === undefined ? null : Number(quantity)
}

import { shortId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FeedRow, Fields } from '../row.ts'
import { slugWord } from '../words.ts'
import { cutText, plainText } from './plain-text.ts'
import { retailCells, type RetailContext } from './retail-cells.ts'
import {
  amountsOf,
  attributesOf,
  categoryOf,
  genderOf,
  isShown,
  saleDatesOf,
  sizeAndColorOf,
  stockOf,
  weightOf,
} from './retail-values.ts'
import { optionKindOf } from './retail-words.ts'

/** Long enough to tell handles apart, short enough for the number of a size. */
const maxGroupLength = 36

/** A size in a retailer's table, and what the rows around it say of its product. */
export type RetailSize = {
  line: number
  own: Fields
  head?: Fields | undefined
  /** What its platform groups sizes by; without it, brand and name do. */
  group: string
  images: readonly string[]
}

/** Addresses are listed with commas; one inside an address is written so that it is none of them. */
const listed = (addresses: readonly string[]) => addresses.map((address) => address.replaceAll(',', '%2C')).join(',')

/**
 * A size of a retailer's table as a row of a Merchant feed, which everything else reads. The size of a product is known
 * by its name, not by its code, as on the platforms themselves; the code is what changes of price and stock name.
 */
export function retailRow({ line, own, head, group, images }: RetailSize, context: RetailContext): FeedRow {
  const cells = retailCells(own, head, context)
  const name = cells.product('name')
  if (name === '') cells.fail(`${cells.headerOf('name')} is empty`)
  if (cells.own('price') === '') cells.fail(`${cells.headerOf('price')} is empty`)
  const { price = '', sale = '' } = amountsOf(cells, context)
  const { availability, quantity } = stockOf(cells, context)
  const { size, color } = sizeAndColorOf(cells, context)
  const category = categoryOf(cells, context)
  const whom = genderOf(cells, category, context)
  const shown = isShown(cells)
  const brandOption = cells.productOptions().find(({ name: option }) => optionKindOf(option) === 'brand')
  const brand = cells.product('brand') || (brandOption?.value ?? '')
  const sourceId = cells.own('id')
  const rowLabel = [sourceId, group, name].find(Boolean) ?? ''
  const weight = weightOf(cells)
  if (cells.faults.length > 0) return { line, id: rowLabel, fault: cells.faults.join('; ') }
  const groupId = group || slugWord(`${brand} ${name} ${whom.gender}${whom.age_group === 'kids' ? 'kids' : ''}`)
  return {
    line,
    fields: {
      rowLabel,
      sourceId,
      id: shortId(size, limits.id),
      item_group_id: shortId(groupId || name, maxGroupLength),
      title: name,
      description: cutText(plainText(cells.product('description')), limits.description),
      price,
      sale_price: sale,
      sale_price_effective_date: sale === '' ? '' : saleDatesOf(cells),
      availability,
      quantity,
      size,
      color,
      brand,
      product_type: category,
      google_product_category: cells.product('google_category'),
      ...whom,
      image_link: listed(images.slice(0, 1)),
      additional_image_link: listed(images.slice(1)),
      attributes: attributesOf(cells, context),
      shipping_weight: weight,
      isShown: shown === undefined ? '' : String(shown),
    },
  }
}

/** A row that only changes the price or the stock of what is there. */
export function retailChange(line: number, own: Fields, context: RetailContext): FeedRow {
  const cells = retailCells(own, undefined, context)
  const { price, sale } = amountsOf(cells, context)
  const hasSale = cells.has('sale_price') || (cells.has('compare_price') && price !== undefined)
  const hasStock = (['stock', 'availability'] as const).some((field) => cells.own(field) !== '')
  const id = cells.own('id')
  const stock = hasStock ? stockOf(cells, context) : undefined
  if (cells.faults.length > 0) return { line, id, fault: cells.faults.join('; ') }
  return {
    line,
    fields: { id, ...(price !== undefined && { price }), ...(hasSale && { sale_price: sale ?? '' }), ...stock },
  }
}

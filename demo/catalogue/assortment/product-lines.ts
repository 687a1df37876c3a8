import type { OpenCountry } from '#domain/platform/country/country.ts'
import { copyLine } from '#db/copy/copy-text.ts'
import type { CopyTarget } from '#db/copy/copy.ts'
import { assortment, type AssortmentPlan, type GeneratedProduct } from './generate.ts'
import type { TaxonomyIds } from './taxonomy-ids.ts'

/** The tables of a product, parents first, and their written columns. */
const productTables = {
  product: (
    'sku country slug name brand_id supplier_id gender color color_family description price special_price special_from ' +
    'special_to is_eco is_boost is_gift_card exchangeable popularity size_table_id created_at active'
  ).split(' '),
  product_image: ['country', 'sku', 'position', 'url'],
  product_category: ['country', 'sku', 'category_id', 'position'],
  product_attribute: ['country', 'sku', 'key', 'value'],
  simple: ['country', 'sku_simple', 'sku', 'size', 'size_filter_key', 'position', 'stock'],
  stock_movement: ['country', 'sku_simple', 'delta', 'reason', 'created_at'],
} as const satisfies Record<string, readonly string[]>

export type ProductTable = keyof typeof productTables
export const tableNames = Object.keys(productTables) as readonly ProductTable[]
export const targetOf = (table: ProductTable): CopyTarget => ({ table, columns: productTables[table] })

/** COPY text per table. */
type Lines = Record<ProductTable, string>
const noLines = (): Lines => Object.fromEntries(tableNames.map((table) => [table, ''])) as Lines

const sizeTableOf = { shoe_size: 'calzado', app_topsize: 'superior', appbottom_size: 'inferior' } as const

function sizeTableId({ sizeFilterKey, gender }: GeneratedProduct, { sizeTables }: TaxonomyIds): number | null {
  if (sizeFilterKey === null) return null
  return sizeTables.get(`${sizeTableOf[sizeFilterKey]} ${gender}`) ?? null
}

/**
 * Adds the rows of one product to the text of each table. Only the product itself is escaped: keys, sizes, skus and
 * addresses consist of letters, digits and dashes, and this runs twenty times per product.
 */
function addLines(lines: Lines, country: OpenCountry, product: GeneratedProduct, ids: TaxonomyIds): void {
  const { sku } = product
  lines.product += copyLine([
    sku,
    country,
    product.slug,
    product.name,
    ids.brands.get(product.brand)!,
    ids.suppliers.get(product.supplier)!,
    product.gender,
    product.color,
    product.colorFamily,
    product.description,
    product.price,
    product.specialPrice,
    product.specialFrom,
    product.specialTo,
    product.isEco,
    product.isBoost,
    false,
    product.exchangeable,
    product.popularity,
    sizeTableId(product, ids),
    product.createdAt,
    true,
  ])
  for (let view = 1; view <= product.views; view++) {
    lines.product_image += `${country}\t${sku}\t${view}\t/img/p/${sku}-${view}.jpg\n`
  }
  for (const [at, id] of ids.branches.get(product.category)!.entries()) {
    lines.product_category += `${country}\t${sku}\t${id}\t${at + 1}\n`
  }
  for (const [key, value] of product.attributes) lines.product_attribute += `${country}\t${sku}\t${key}\t${value}\n`
  const filter = product.sizeFilterKey ?? '\\N'
  const createdAt = product.createdAt.toISOString()
  for (const [at, size] of product.sizes.entries()) {
    const stock = product.stock[at]!
    lines.simple += `${country}\t${sku}-${size}\t${sku}\t${size}\t${filter}\t${at + 1}\t${stock}\n`
    if (stock > 0) lines.stock_movement += `${country}\t${sku}-${size}\t${stock}\tseed\t${createdAt}\n`
  }
}

/** The input of the batch thread. */
export type BatchJob = { plan: AssortmentPlan; ids: TaxonomyIds; size: number }

/** Part of an assortment, ready to be sent: COPY text per table, in UTF-8, and its number of products. */
export type Batch = { products: number; text: Record<ProductTable, Uint8Array<ArrayBuffer>> }

function seal(lines: Lines, products: number): Batch {
  const text = Object.fromEntries(tableNames.map((table) => [table, new TextEncoder().encode(lines[table])]))
  return { products, text: text as Batch['text'] }
}

/** The whole assortment in batches: large enough to be sent at once, small enough to keep a few in memory. */
export function* batches(plan: AssortmentPlan, ids: TaxonomyIds, size: number): Generator<Batch> {
  let lines = noLines()
  let products = 0
  for (const product of assortment(plan)) {
    addLines(lines, plan.country, product, ids)
    if (++products < size) continue
    yield seal(lines, products)
    lines = noLines()
    products = 0
  }
  if (products > 0) yield seal(lines, products)
}

import type pg from 'pg'
import type { Supply } from './facts.ts'
import { list } from './sql.ts'

/** What a size is called and looks like, and the shelves it stands on. */
export type Words = {
  sku: string
  edition: string
  size: string
  name: string
  color: string
  slug: string
  isGiftCard: boolean
  brand: string
  brandSlug: string
  seller: string
  image: string | null
  filed: { name: string; path: string }[]
}

const text = `
select simple.sku_simple as sku, product.xmin::text as edition, simple.size, product.name, product.color, product.slug,
  product.is_gift_card as "isGiftCard", brand.name as brand, brand.slug as "brandSlug", supplier.name as seller,
  (select url from product_image image where image.sku = product.sku order by position limit 1) as image,
  ${list(`select category.name, category.path from product_category filed
    join category on category.id = filed.category_id
    where filed.sku = product.sku order by filed.position, category.level, category.id`)} as filed
from unnest($1::text[]) as wanted (sku) join simple on simple.sku_simple = wanted.sku
  join product on product.sku = simple.sku join brand on brand.id = product.brand_id
  join supplier on supplier.id = product.supplier_id`

const keptForMs = 60_000
const mostKept = 20_000

/**
 * Words of sizes, kept for a while: prices and stock are read for every answer, names and pictures need not be. A changed
 * product has another edition and is read at once; a renamed shelf or brand is noticed within a minute.
 */
export function wordsOfThings(pool: Pick<pg.Pool, 'query'>) {
  const kept = new Map<string, { words: Words; until: number }>()

  return async (supplies: readonly Supply[]): Promise<Map<string, Words>> => {
    const now = performance.now()
    const found = new Map<string, Words>()
    const missing: string[] = []
    for (const { sku, edition } of supplies) {
      const one = kept.get(sku)
      if (one && one.until > now && one.words.edition === edition) found.set(sku, one.words)
      else missing.push(sku)
    }
    if (missing.length === 0) return found
    if (kept.size + missing.length > mostKept) kept.clear()
    const { rows } = await pool.query<Words>({ name: 'cart_words', text, values: [missing] })
    for (const words of rows) {
      kept.set(words.sku, { words, until: now + keptForMs })
      found.set(words.sku, words)
    }
    return found
  }
}

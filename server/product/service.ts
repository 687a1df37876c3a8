import type { Product } from '#contract/product.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import { slugOfSegment } from '#domain/product/address.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { productDetail } from './detail.ts'
import { productPage } from './page.ts'

export function productService(db: Handle) {
  const details = productDetail(db)
  return {
    /** What cannot be an address, is nobody's, is another store's or is not sold any more: one answer for all. */
    async page(store: OpenCountry, segment: string, now: Date): Promise<Product> {
      const slug = slugOfSegment(segment)
      const row = slug === undefined ? undefined : await details.bySlug(store, slug, now)
      if (!row) throw new RuleError('product_not_found')
      return productPage(row, store)
    },
  }
}

import type { Product } from '#contract/browse/product.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { slugOfSegment } from '#domain/browse/product/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { productDetail } from './detail.ts'
import { productPage } from './page.ts'

export function productService(db: Handle) {
  const details = productDetail(db)
  return {
    /** What cannot be an address, is nobody's, is another store's or is not sold any more: one answer for all. */
    async page(country: OpenCountry, segment: string, now: Date): Promise<Product> {
      const slug = slugOfSegment(segment)
      const row = slug === undefined ? undefined : await details.bySlug(country, slug, now)
      if (!row) throw new RuleError('product_not_found')
      return productPage(row, country)
    },
  }
}

import type { Product } from '#contract/browse/product.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { slugOfSegment } from '#domain/browse/product/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { productDetail } from './detail.ts'
import { productPage } from './page.ts'

export function productService(db: Handle, settings: SettingsSource, terms: TermsSource) {
  const details = productDetail(db)
  return {
    /**
     * A malformed address, an unknown one, one of another country and one of a product no longer sold all get the same
     * answer.
     */
    async page(country: OpenCountry, segment: string, now: Date): Promise<Product> {
      const slug = slugOfSegment(segment)
      const row = slug === undefined ? undefined : await details.bySlug(country, slug, now)
      if (!row) throw new RuleError('product_not_found')
      const { standardRates, taxPercent } = terms.current(country)
      return productPage(row, country, { now, shopName: settings.current().brand.name, standardRates, taxPercent })
    },
  }
}

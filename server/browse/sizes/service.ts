import type { Handle } from '#db/connection/handle.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { chartsFor, sizeGuide } from '#domain/browse/sizes/general-charts.ts'
import type { SizeChart } from '#domain/browse/sizes/size-chart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sizesRepository } from './repository.ts'

/**
 * The size tables a shopper sees: those of a product, or the whole guide without a product or for one without sizes
 * (OP-040).
 */
export function sizesService(db: Handle) {
  const sizes = sizesRepository(db)
  return {
    async tablesFor(country: OpenCountry, sku: string | undefined): Promise<SizeChart[]> {
      const productSizes = sku === undefined ? undefined : await sizes.ofProduct(country, parentSku(sku))
      if (productSizes?.chart) return [productSizes.chart]
      const guide = sizeGuide(await sizes.generalOf(country), country)
      return productSizes?.kind ? chartsFor(productSizes.kind, productSizes.gender, guide) : guide
    },
  }
}

import type { Handle } from '#db/connection/handle.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { chartsFor, sizeGuide } from '#domain/browse/sizes/general-charts.ts'
import type { SizeChart } from '#domain/browse/sizes/size-chart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sizesRepository } from './repository.ts'

/** The tables a shopper is shown: those of a product, or the whole guide when there is no product or it has no sizes (OP-040). */
export function sizesService(db: Handle) {
  const sizes = sizesRepository(db)
  return {
    async tablesFor(country: OpenCountry, sku: string | undefined): Promise<SizeChart[]> {
      const asked = sku === undefined ? undefined : await sizes.ofProduct(country, parentSku(sku))
      if (asked?.chart) return [asked.chart]
      const guide = sizeGuide(await sizes.generalOf(country), country)
      return asked?.kind ? chartsFor(asked.kind, asked.gender, guide) : guide
    },
  }
}

import { and, count, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product } from '#db/schema/catalog.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const brandsRepository = (db: Handle) => ({
  /** Brands with products on sale, and how many. */
  onSale: (country: OpenCountry) =>
    db
      .select({ name: brand.name, slug: brand.slug, logo: brand.logoUrl, count: count() })
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(and(eq(product.country, country), eq(product.active, true)))
      .groupBy(brand.id),
})

import { and, eq, inArray, min } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { kindOfProduct, tableOfProduct } from './table-of-product.ts'

export const sizesRepository = (db: Handle) => ({
  /** The country's tables, one per kind and gender: the oldest is the general one, later ones belong to a product. */
  generalOf: (country: OpenCountry) =>
    db
      .select({
        title: sizeTable.name,
        kind: sizeTable.kind,
        gender: sizeTable.gender,
        columns: sizeTable.columns,
        rows: sizeTable.rows,
      })
      .from(sizeTable)
      .where(
        inArray(
          sizeTable.id,
          db
            .select({ id: min(sizeTable.id) })
            .from(sizeTable)
            .where(eq(sizeTable.country, country))
            .groupBy(sizeTable.kind, sizeTable.gender),
        ),
      ),

  async ofProduct(country: OpenCountry, sku: string) {
    const [found] = await db
      .select({ chart: tableOfProduct, kind: kindOfProduct, gender: product.gender })
      .from(product)
      // Nothing is read from the brand: a statement on one table writes its columns without the table's name, and the
      // subqueries would resolve `sku` wrongly.
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(and(eq(product.country, country), eq(product.sku, sku)))
    return found
  },
})

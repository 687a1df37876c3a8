import { and, eq, inArray, min } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { kindOfProduct, tableOfProduct } from './table-of-product.ts'

export const sizesRepository = (db: Handle) => ({
  /** The store's tables, one by kind and gender: the oldest is the general one, later ones are some product's. */
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
      // Nothing is read from it: a statement about one table alone would write its columns without the table's name, and
      // the questions inside would no longer know whose `sku` is meant.
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(and(eq(product.country, country), eq(product.sku, sku)))
    return found
  },
})

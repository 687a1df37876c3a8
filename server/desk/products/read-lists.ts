import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { attributeKeyOf } from '#domain/browse/catalog/attribute-settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { listAttributes } from '#server/browse/catalog/change-attributes.ts'

/** What products of a store refer to, for filters and forms. */
export async function readLists(db: Handle, country: OpenCountry) {
  const brands = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(eq(brand.country, country))
    .orderBy(asc(brand.name))
  const categories = await db
    .select({ id: category.id, name: category.name, path: category.path, level: category.level })
    .from(category)
    .where(eq(category.country, country))
    .orderBy(asc(category.path))
  const sizeTables = await db
    .select({ id: sizeTable.id, name: sizeTable.name })
    .from(sizeTable)
    .where(eq(sizeTable.country, country))
    .orderBy(asc(sizeTable.name))
  const attributes = await listAttributes(db, country)
  return {
    brands,
    categories,
    sizeTables,
    attributes: attributes.map(({ code, name }) => ({ key: attributeKeyOf(code)!, name })),
  }
}

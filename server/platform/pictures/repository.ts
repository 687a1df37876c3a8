import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, product, productAttribute } from '#db/schema/catalog.ts'
import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import { openCountries } from '#domain/platform/country/country.ts'

export const pictureRepository = (db: Handle) => ({
  /**
   * What a product's picture is drawn from; sold-out and retired products keep theirs, because old orders show them. A
   * sku of several countries is one product with one picture, so that its address needs no country.
   */
  async productOf(sku: string) {
    const [row] = await db
      .select({
        country: product.country,
        sku: product.sku,
        name: product.name,
        gender: product.gender,
        color: product.color,
        brand: brand.slug,
      })
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(and(inArray(product.country, [...openCountries]), eq(product.sku, sku)))
      .orderBy(asc(product.country))
      .limit(1)
    if (!row) return undefined
    const { country, ...found } = row
    const rows = await db
      .select({ key: productAttribute.key, value: productAttribute.value })
      .from(productAttribute)
      .where(and(eq(productAttribute.country, country), eq(productAttribute.sku, sku)))
    const attributes: Partial<Record<AttributeKey, string>> = {}
    for (const { key, value } of rows) attributes[key as AttributeKey] ??= value
    return { ...found, attributes }
  },
  async brandNamed(slug: string) {
    const [found] = await db.select({ name: brand.name }).from(brand).where(eq(brand.slug, slug)).limit(1)
    return found?.name
  },
})

import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category, supplier } from '#db/schema/catalog.ts'
import { supplierShipping } from '#db/schema/shipping.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brands, ownBrand } from './brands.ts'
import { categoryTree } from './categories.ts'
import { suppliers } from './suppliers.ts'

/** The ids of a store's taxonomy: categories by key, brands by slug, sellers by key. */
export type Taxonomy = { categories: Map<string, number>; brands: Map<string, number>; suppliers: Map<string, number> }

/**
 * Writes the categories, brands and sellers that products refer to. Existing rows stay: the demo and the assortment
 * both call it.
 */
export async function writeTaxonomy(db: Handle, country: OpenCountry): Promise<Taxonomy> {
  await db
    .insert(brand)
    .values(
      [...brands, ownBrand].map(({ slug, name }, index) => ({
        country,
        slug,
        name,
        logoUrl: `/img/l/${slug}.jpg`,
        position: index + 1,
      })),
    )
    .onConflictDoNothing()
  await db
    .insert(supplier)
    .values(suppliers.map(({ name, freeShipping }) => ({ country, name, freeShipping })))
    .onConflictDoNothing()
  const categories = await writeCategories(db, country)

  const brandRows = await db.select().from(brand).where(eq(brand.country, country))
  const supplierRows = await db.select().from(supplier).where(eq(supplier.country, country))
  const idOfSupplier = new Map(supplierRows.map(({ name, id }) => [name, id]))
  const offered = suppliers.flatMap(({ name, ships }) =>
    ships.map((code) => ({ country, supplierId: idOfSupplier.get(name)!, code, price: null })),
  )
  await db.insert(supplierShipping).values(offered).onConflictDoNothing()
  return {
    categories,
    brands: new Map(brandRows.map(({ slug, id }) => [slug, id])),
    suppliers: new Map(suppliers.map(({ key, name }) => [key, idOfSupplier.get(name)!])),
  }
}

/** Level by level, because a child needs the id of its parent. */
async function writeCategories(db: Handle, country: OpenCountry): Promise<Map<string, number>> {
  const tree = categoryTree(country)
  const ids = new Map<string, number>()
  const keyOfPath = new Map(tree.map(({ path, key }) => [path, key]))
  for (let level = 1; tree.some((node) => node.level === level); level++) {
    const rows = tree
      .filter((node) => node.level === level)
      .map(({ path, name, position, parentKey }) => {
        return { country, path, name, level, position, parentId: parentKey === null ? null : ids.get(parentKey)! }
      })
    await db.insert(category).values(rows).onConflictDoNothing()
    const written = await db.select().from(category).where(eq(category.country, country))
    for (const { path, id } of written) {
      const key = keyOfPath.get(path)
      if (key) ids.set(key, id)
    }
  }
  return ids
}

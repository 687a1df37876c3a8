import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { branchOf, categoryTree } from '../categories.ts'
import { writeTaxonomy } from '../taxonomy.ts'
import { writeSizeTables } from '../size-tables.ts'

/** Foreign key ids as plain data, so that a worker thread can receive a copy. */
export type TaxonomyIds = {
  brands: ReadonlyMap<string, number>
  suppliers: ReadonlyMap<string, number>
  /** The ids from the top of the tree down to each category key: the order of the pipe-separated list (PDP-04). */
  branches: ReadonlyMap<string, readonly number[]>
  /** Size tables by 'kind gender'. */
  sizeTables: ReadonlyMap<string, number>
}

/** Writes the store's missing brands, sellers, categories and size tables and returns their ids. */
export async function taxonomyIds(db: Handle, country: OpenCountry): Promise<TaxonomyIds> {
  const { brands, suppliers, categories } = await writeTaxonomy(db, country)
  const sizeTables = await writeSizeTables(db, country)
  const tree = categoryTree(country)
  const idsDownTo = (key: string) => branchOf(tree, key).map((node) => categories.get(node.key)!)
  return { brands, suppliers, sizeTables, branches: new Map(tree.map(({ key }) => [key, idsDownTo(key)])) }
}

import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { branchOf, categoryTree } from '../categories.ts'
import { writeFrame } from '../frame.ts'
import { writeSizeTables } from '../size-tables.ts'

/** Ids the rows point at, as plain data, so that a worker thread can be given its copy. */
export type TaxonomyIds = {
  brands: ReadonlyMap<string, number>
  suppliers: ReadonlyMap<string, number>
  /** For each category key the ids from the top of the tree down to it: the order of the pipe-separated list (PDP-04). */
  branches: ReadonlyMap<string, readonly number[]>
  /** Size tables by 'kind gender'. */
  sizeTables: ReadonlyMap<string, number>
}

/** Writes the store's brands, sellers, categories and size tables where they are missing and gives their ids. */
export async function taxonomyIds(db: Handle, country: OpenCountry): Promise<TaxonomyIds> {
  const { brands, suppliers, categories } = await writeFrame(db, country)
  const sizeTables = await writeSizeTables(db, country)
  const tree = categoryTree(country)
  const idsDownTo = (key: string) => branchOf(tree, key).map((node) => categories.get(node.key)!)
  return { brands, suppliers, sizeTables, branches: new Map(tree.map(({ key }) => [key, idsDownTo(key)])) }
}

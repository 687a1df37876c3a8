import { createHash } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import { changeBy, type BulkAct, type BulkChange } from '#domain/browse/assortment/bulk-act.ts'
import { maxBulkProducts, type BulkRefusal } from '#domain/browse/assortment/bulk-states.ts'
import type { GridFilter } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { skusLike } from './list-products.ts'
import { readKnown, readProducts, skusOfSizes, type NamedProduct } from './read-products.ts'

/** The products an act is about: some, or all that are like that. */
type Selection = { skus: readonly string[] } | { filter: GridFilter }
export type BulkOrder = { country: OpenCountry; selection: Selection; act: BulkAct; now: Date }

export type BulkPlan = {
  changed: (BulkChange & { product: NamedProduct })[]
  refused: { product: NamedProduct; why: BulkRefusal }[]
  same: number
  /** Skus and sizes that the store does not have. */
  unknown: string[]
  /** What it was made from: another plan with the same mark does the same. */
  seen: string
}

/** Pasted values name their products themselves. */
async function skusOf(db: Handle, { country, selection, act, now }: BulkOrder): Promise<readonly string[]> {
  if (act.kind === 'prices') return Object.keys(act.values)
  if (act.kind === 'stocks') return skusOfSizes(db, country, Object.keys(act.values))
  if ('skus' in selection) return selection.skus
  return skusLike(db, selection.filter, { country, now }, maxBulkProducts + 1)
}

function unknownOf(act: BulkAct, found: readonly NamedProduct[]): string[] {
  if (act.kind === 'stocks') {
    const known = new Set(found.flatMap(({ stock }) => Object.keys(stock)))
    return Object.keys(act.values).filter((size) => !known.has(size))
  }
  if (act.kind !== 'prices') return []
  const known = new Set(found.map(({ sku }) => sku))
  return Object.keys(act.values).filter((sku) => !known.has(sku))
}

/** What an act would do, product by product; nothing is written. */
export async function planBulk(db: Handle, order: BulkOrder): Promise<BulkPlan> {
  const { country, act, now } = order
  const skus = await skusOf(db, order)
  if (skus.length > maxBulkProducts) {
    throw new OperatorRefusal(
      `That is more than ${maxBulkProducts} products at once: narrow the filter.`,
      `Son más de ${maxBulkProducts} productos a la vez: achicá el filtro.`,
    )
  }
  const products = await readProducts(db, { country, skus })
  const { categories } = await readKnown(db, country)
  const world = { money: countryProfiles[country], now: now.getTime(), categories }
  const plan: BulkPlan = { changed: [], refused: [], same: 0, unknown: unknownOf(act, products), seen: '' }
  const mark = createHash('sha256')
  for (const product of products) {
    const change = changeBy(act, product, world)
    if (change === 'same') plan.same += 1
    else if (typeof change === 'string') plan.refused.push({ product, why: change })
    else {
      plan.changed.push({ product, ...change })
      mark.update(`${product.sku} ${JSON.stringify(change)}\n`)
    }
  }
  return { ...plan, seen: mark.digest('base64url') }
}

import { and, asc, desc, eq, gt, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { productBulk, productBulkRow } from '#db/schema/product-changes.ts'
import type { BulkRowState } from '#domain/browse/assortment/bulk-states.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const countOf = (state: BulkRowState) => sql<number>`(select count(*)::integer from ${productBulkRow}
  where product_bulk_row.id_bulk = product_bulk.id_bulk and product_bulk_row.state = ${state})`

const columns = {
  idBulk: productBulk.idBulk,
  country: productBulk.country,
  act: productBulk.act,
  reason: productBulk.reason,
  state: productBulk.state,
  actor: productBulk.actor,
  createdAt: productBulk.createdAt,
  finishedAt: productBulk.finishedAt,
  undoneBy: productBulk.undoneBy,
  undoneAt: productBulk.undoneAt,
  total: productBulk.total,
  refused: productBulk.refused,
  waiting: countOf('waiting'),
  done: countOf('done'),
  left: countOf('left'),
  undone: countOf('undone'),
  kept: countOf('kept'),
}

/** The last acts on many products of a store, the latest first. */
export const listBulks = (db: Handle, country: OpenCountry) =>
  db
    .select(columns)
    .from(productBulk)
    .where(eq(productBulk.country, country))
    .orderBy(desc(productBulk.idBulk))
    .limit(50)
export type StoredBulk = Awaited<ReturnType<typeof listBulks>>[number]

export async function readBulk(db: Handle, idBulk: number): Promise<StoredBulk | undefined> {
  const [row] = await db.select(columns).from(productBulk).where(eq(productBulk.idBulk, idBulk))
  return row
}

type Page = { idBulk: number; country: OpenCountry; state?: BulkRowState | undefined; after?: string | undefined }
const pageSize = 100

/** Its products, in the order of their skus. */
export async function listBulkRows(db: Handle, { idBulk, country, state, after }: Page) {
  const rows = await db
    .select({
      sku: productBulkRow.sku,
      state: productBulkRow.state,
      why: productBulkRow.why,
      before: productBulkRow.before,
      after: productBulkRow.after,
      name: product.name,
      color: product.color,
    })
    .from(productBulkRow)
    .innerJoin(product, and(eq(product.country, country), eq(product.sku, productBulkRow.sku)))
    .where(
      and(
        eq(productBulkRow.idBulk, idBulk),
        state ? eq(productBulkRow.state, state) : undefined,
        after ? gt(productBulkRow.sku, after) : undefined,
      ),
    )
    .orderBy(asc(productBulkRow.sku))
    .limit(pageSize + 1)
  return { rows: rows.slice(0, pageSize), next: rows.length > pageSize ? rows[pageSize - 1]!.sku : null }
}

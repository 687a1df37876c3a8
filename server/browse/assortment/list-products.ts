import { and, asc, desc, eq, inArray, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias, type AnyPgColumn } from '#db/connection/pg-core.ts'
import { brand, product, productImage } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import { catalogueChecks, maxCounted, type GridFilter, type GridSort } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { gridCondition } from './grid-conditions.ts'

type Scope = { country: OpenCountry; now: Date }
type Size = { skuSimple: string; size: string; stock: number }

const last = alias(product, 'last')

const sorts: Readonly<Record<GridSort, { by: AnyPgColumn; ofLast: AnyPgColumn; isDown: boolean }>> = {
  newest: { by: product.createdAt, ofLast: last.createdAt, isDown: true },
  name: { by: product.name, ofLast: last.name, isDown: false },
  price: { by: product.price, ofLast: last.price, isDown: false },
  'price-down': { by: product.price, ofLast: last.price, isDown: true },
  sku: { by: product.sku, ofLast: last.sku, isDown: false },
}

/** What comes after a product in an order. */
function isBehind(sort: GridSort, after: string, country: OpenCountry): SQL {
  const { by, ofLast, isDown } = sorts[sort]
  const place = sql`(select ${ofLast}, ${last.sku} from ${product} ${last} where ${last.country} = ${country} and ${last.sku} = ${after})`
  return isDown ? sql`(${by}, ${product.sku}) < ${place}` : sql`(${by}, ${product.sku}) > ${place}`
}

const orderOf = (sort: GridSort) =>
  sorts[sort].isDown ? [desc(sorts[sort].by), desc(product.sku)] : [asc(sorts[sort].by), asc(product.sku)]

const rowColumns = {
  sku: product.sku,
  version: product.version,
  slug: product.slug,
  name: product.name,
  brand: brand.name,
  color: product.color,
  price: product.price,
  specialPrice: product.specialPrice,
  specialFrom: product.specialFrom,
  specialTo: product.specialTo,
  isShown: product.active,
  isGiftCard: product.isGiftCard,
  createdAt: product.createdAt,
  picture: sql<
    string | null
  >`(select ${productImage.url} from ${productImage} where ${productImage.country} = ${product.country}
    and ${productImage.sku} = ${product.sku} order by ${productImage.position} limit 1)`,
  sizes: sql<
    Size[]
  >`coalesce((select json_agg(json_build_object('skuSimple', ${simple.skuSimple}, 'size', ${simple.size},
      'stock', ${simple.stock}) order by ${simple.position}, ${simple.skuSimple})
    from ${simple} where ${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}), '[]')`,
}

const rowsOf = (db: Handle) => db.select(rowColumns).from(product).innerJoin(brand, eq(brand.id, product.brandId))
export type ListedProduct = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Products as the grid shows them, in the order of their skus. */
export function readListed(db: Handle, country: OpenCountry, skus: readonly string[]): Promise<ListedProduct[]> {
  if (skus.length === 0) return Promise.resolve([])
  return rowsOf(db)
    .where(and(eq(product.country, country), inArray(product.sku, [...skus])))
    .orderBy(asc(product.sku))
}

type Page = { sort: GridSort; after?: string | undefined; limit: number }

/** A page of the products that are like that. Which ones is read from an index alone; their rows are read after. */
export async function listProducts(db: Handle, filter: GridFilter, scope: Scope, { sort, after, limit }: Page) {
  const { country } = scope
  const found = await db
    .select({ sku: product.sku })
    .from(product)
    .where(and(gridCondition(db, filter, scope), after ? isBehind(sort, after, country) : undefined))
    .orderBy(...orderOf(sort))
    .limit(limit + 1)
  const skus = found.slice(0, limit).map(({ sku }) => sku)
  const rows = new Map((await readListed(db, country, skus)).map((row) => [row.sku, row]))
  return {
    products: skus.flatMap((sku) => rows.get(sku) ?? []),
    next: found.length > limit ? skus.at(-1)! : null,
  }
}

/** How many there are, at most one more than the limit: counting them all would take longer than showing them. */
export async function countProducts(db: Handle, filter: GridFilter, scope: Scope, limit: number): Promise<number> {
  const found = db
    .select({ sku: product.sku })
    .from(product)
    .where(gridCondition(db, filter, scope))
    .limit(limit + 1)
  const [row] = (await db.execute<{ count: number }>(sql`select count(*)::integer as count from (${found}) found`)).rows
  return row!.count
}

/** The other colours of a product's model. */
export async function listColours(db: Handle, country: OpenCountry, sku: string): Promise<ListedProduct[]> {
  return rowsOf(db)
    .where(
      and(
        eq(product.country, country),
        sql`(${product.brandId}, ${product.name}, ${product.gender}) = (select ${last.brandId}, ${last.name}, ${last.gender}
          from ${product} ${last} where ${last.country} = ${country} and ${last.sku} = ${sku})`,
        sql`${product.sku} <> ${sku}`,
      ),
    )
    .orderBy(asc(product.sku))
    .limit(60)
}

/** How many products each check of the catalogue finds. */
export async function countChecks(db: Handle, scope: Scope) {
  const counts: { check: (typeof catalogueChecks)[number]; count: number }[] = []
  // One after the other: a list to work through takes no connection from those who work.
  for (const check of catalogueChecks)
    counts.push({ check, count: await countProducts(db, { check }, scope, maxCounted) })
  return counts
}

/** The skus of the products that are like that, at most so many. */
export async function skusLike(db: Handle, filter: GridFilter, scope: Scope, limit: number): Promise<string[]> {
  const rows = await db
    .select({ sku: product.sku })
    .from(product)
    .where(gridCondition(db, filter, scope))
    .orderBy(asc(product.sku))
    .limit(limit)
  return rows.map(({ sku }) => sku)
}

import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { namedStatement } from '#db/connection/named-statement.ts'
import type { StockReason } from '#domain/browse/catalog/stock-reasons.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'

export type StockChange = { skuSimple: string; delta: number }

const size = columnNames(simple, 'simple')
const column = columnNames(simple)
const movement = columnNames(stockMovement)

/**
 * Books stock and its movements in one statement. Rows are locked in the order of the sizes, so that two orders never
 * deadlock; a row that another order changed meanwhile is read again before it is changed.
 */
const bookText = (country: unknown, skus: unknown, deltas: unknown, reason: unknown, ref: unknown, at: unknown) => sql`
with change as materialized (
  select * from unnest(${skus}::text[], ${deltas}::int[]) as change (sku, delta)
), locked as materialized (
  select ${sql.raw(size.skuSimple)} as sku from simple join change on ${sql.raw(size.country)} = ${country}
    and change.sku = ${sql.raw(size.skuSimple)}
  order by ${sql.raw(size.skuSimple)} for no key update of simple
), booked as (
  update simple set ${sql.raw(column.stock)} = ${sql.raw(size.stock)} + change.delta
  from change join locked using (sku)
  where ${sql.raw(size.country)} = ${country} and ${sql.raw(size.skuSimple)} = change.sku and ${sql.raw(size.stock)} + change.delta >= 0
  returning ${sql.raw(size.skuSimple)} as sku, change.delta
)
insert into stock_movement (${sql.raw([movement.country, movement.skuSimple, movement.delta, movement.reason, movement.ref, movement.createdAt].join(', '))})
select ${country}, sku, delta, ${reason}, ${ref}, ${at}::timestamptz from booked
returning ${sql.raw(movement.skuSimple)} as sku`

const named = (name: string) => sql.placeholder(name)
const bookNamed = namedStatement<{ sku: string }>(
  'stock_book',
  bookText(named('country'), named('skus'), named('deltas'), named('reason'), named('ref'), named('at')),
)

type Booking = { reason: StockReason; ref: string; now: Date }

/**
 * Changes the stock of a country together with its movements (INV-02) and returns the sizes that could not be booked:
 * deleted from the catalogue, or fewer in stock than requested (INV-01).
 */
export async function bookStock(
  tx: Handle,
  country: OpenCountry,
  changes: readonly StockChange[],
  { reason, ref, now }: Booking,
): Promise<string[]> {
  const { skus, deltas } = sumBySize(changes)
  const { rows } = await tx.execute<{ sku: string }>(
    bookText(country, sql.param(skus), sql.param(deltas), reason, ref, now.toISOString()),
  )
  return missingOf(skus, rows)
}

/** The same on a raw connection: sent as soon as it is called. */
export async function bookStockOn(
  queries: Queries,
  country: OpenCountry,
  changes: readonly StockChange[],
  { reason, ref, now }: Booking,
): Promise<string[]> {
  const { skus, deltas } = sumBySize(changes)
  return missingOf(skus, await bookNamed(queries, { country, skus, deltas, reason, ref, at: now.toISOString() }))
}

function missingOf(skus: readonly string[], rows: readonly { sku: string }[]): string[] {
  const booked = new Set(rows.map(({ sku }) => sku))
  return skus.filter((sku) => !booked.has(sku))
}

function sumBySize(changes: readonly StockChange[]): { skus: string[]; deltas: number[] } {
  const sums = new Map<string, number>()
  for (const { skuSimple, delta } of changes) sums.set(skuSimple, (sums.get(skuSimple) ?? 0) + delta)
  const changed = [...sums].filter(([, delta]) => delta !== 0)
  return { skus: changed.map(([sku]) => sku), deltas: changed.map(([, delta]) => delta) }
}

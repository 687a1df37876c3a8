import type { LowSize } from '#contract/desk/stock.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { coverWindow, daysOfCover, lowDays } from '#domain/desk/stock/cover.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const maxShown = 300
const aDay = 24 * 60 * 60_000

type Row = Omit<LowSize, 'days'>

/** Sizes on sale that run out soon at the sales of the last weeks, the scarcest first; what was cancelled was not sold. */
export async function readLowStock(db: Handle, country: OpenCountry, now: Date): Promise<LowSize[]> {
  const from = new Date(now.getTime() - coverWindow * aDay)
  const { rows } = await db.execute<Row>(sql`
with sales as (
  select sku_simple, -sum(delta)::int as sold from stock_movement
  where country = ${country} and created_at >= ${from} and reason in ('order', 'cancel')
  group by sku_simple having sum(delta) < 0
), low as (
  select simple.sku_simple, simple.sku, simple.size, simple.stock, sales.sold
  from sales join simple on simple.country = ${country} and simple.sku_simple = sales.sku_simple
  where simple.stock * ${coverWindow} < sales.sold * ${lowDays}
)
select low.sku_simple as "skuSimple", product.name, product.color, low.size, low.stock, low.sold,
  coalesce((select sum(item.quantity)::int from order_item item join sales_order held on held.order_nr = item.order_nr
    where item.country = ${country} and item.sku_simple = low.sku_simple and held.status in ('payment_pending', 'confirmed')), 0) as reserved
from low join product on product.country = ${country} and product.sku = low.sku and product.active
order by low.stock::float8 / low.sold, low.sold desc, low.sku_simple limit ${maxShown}`)
  return rows.map((row) => ({ ...row, days: daysOfCover(row.stock, row.sold) }))
}

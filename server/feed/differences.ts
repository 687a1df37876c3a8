import type pg from 'pg'
import type { OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { writePrice } from '#domain/feed/money.ts'

type ProductChange = {
  sku: string
  name: string
  price: number
  special_price: number | null
  new_name: string
  new_price: number
  new_special_price: number | null
  is_new: boolean
}

const changedProducts = `select w.sku, coalesce(p.name, w.name) as name, coalesce(p.price, w.price) as price, p.special_price,
    w.name as new_name, w.price as new_price, w.special_price as new_special_price, p.sku is null as is_new
  from feed_winner w left join product p on p.country = $1 and p.sku = w.sku
  where p.sku is null or (p.name, p.price, p.special_price) is distinct from (w.name, w.price, w.special_price)
  order by w.line`

const changedStock = `select x.sku_simple as id, x.stock, s.stock as new_stock from feed_stage s join simple x on x.country = $1 and x.sku_simple = s.sku_simple
  where s.stock is not null and s.stock <> x.stock order by s.line`

/** What the staged rows will change of what shoppers see, a line each: `~ X1 Bota Río: price 10.00 ARS → 12.00 ARS`. */
export async function differences(client: pg.ClientBase, country: OpenCountry): Promise<string[]> {
  const money = (amount: number | null) => (amount === null ? 'none' : writePrice(amount, storeProfiles[country]))
  const { rows: products } = await client.query<ProductChange>(changedProducts, [country])
  const { rows: sizes } = await client.query<{ id: string; stock: number; new_stock: number }>(changedStock, [country])
  return [
    ...products.map((one) => {
      if (one.is_new) return `+ ${one.sku} ${one.name}: ${money(one.new_price)}`
      const changes = [
        one.name !== one.new_name && `name → ${one.new_name}`,
        one.price !== one.new_price && `price ${money(one.price)} → ${money(one.new_price)}`,
        one.special_price !== one.new_special_price &&
          `sale price ${money(one.special_price)} → ${money(one.new_special_price)}`,
      ]
      return `~ ${one.sku} ${one.name}: ${changes.filter(Boolean).join(', ')}`
    }),
    ...sizes.map(({ id, stock, new_stock: next }) => `~ ${id}: stock ${stock} → ${next}`),
  ]
}

import type pg from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { writePrice } from '#domain/operations/feeds/money.ts'

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

type Price = { price: number; specialPrice: number | null }

/** `price 10.00 ARS → 12.00 ARS`, one for each of the two that differs. */
export function priceWords(before: Price, after: Price, country: OpenCountry): string[] {
  const money = (amount: number | null) => (amount === null ? 'none' : writePrice(amount, countryProfiles[country]))
  const words: string[] = []
  if (before.price !== after.price) words.push(`price ${money(before.price)} → ${money(after.price)}`)
  if (before.specialPrice !== after.specialPrice) {
    words.push(`sale price ${money(before.specialPrice)} → ${money(after.specialPrice)}`)
  }
  return words.length > 0 ? words : ['dates of the sale price']
}

const isSamePrice = (a: Price, b: Price) => a.price === b.price && a.specialPrice === b.specialPrice

export const stockWords = (id: string, stock: number, next: number) => `~ ${id}: stock ${stock} → ${next}`

/** What the staged rows will change for shoppers, one line each: `~ X1 Bota Río: price 10.00 ARS → 12.00 ARS`. */
export async function differences(client: pg.ClientBase, country: OpenCountry): Promise<string[]> {
  const { rows: products } = await client.query<ProductChange>(changedProducts, [country])
  const { rows: sizes } = await client.query<{ id: string; stock: number; new_stock: number }>(changedStock, [country])
  return [
    ...products.map((one) => {
      if (one.is_new) return `+ ${one.sku} ${one.name}: ${writePrice(one.new_price, countryProfiles[country])}`
      const before = { price: one.price, specialPrice: one.special_price }
      const after = { price: one.new_price, specialPrice: one.new_special_price }
      const changes = isSamePrice(before, after) ? [] : priceWords(before, after, country)
      if (one.name !== one.new_name) changes.unshift(`name → ${one.new_name}`)
      return `~ ${one.sku} ${one.name}: ${changes.join(', ')}`
    }),
    ...sizes.map(({ id, stock, new_stock: next }) => stockWords(id, stock, next)),
  ]
}

import { sql, type SQL } from 'drizzle-orm'
import { mostItems } from '#domain/recommendations/lists.ts'

const store = sql`${sql.placeholder('store')}::text`
const sku = sql`${sql.placeholder('sku')}::text`

/*
 * Every question here has a ceiling of its own, whatever the size of the shop: a category or a brand is looked at up to
 * `sample` products, of which the `best` are asked for their stock; a product's past up to `ordersPerSize` orders of each
 * size.
 */
const sample = sql.raw('600')
const best = sql.raw('100')
const ordersPerSize = sql.raw('100')
/** Twice what is shown: what two sources both name counts once. */
const enough = sql.raw(String(2 * mostItems))

const isOther = sql`p.active and p.sku <> coalesce(${sku}, '')`
const inStock = sql`exists (select from simple s where s.sku = p.sku and s.stock > 0)`
const buyable = sql`${isOther} and ${inStock}`

/** Who is being looked at; nobody when the sku is unknown or of another store. An inactive one still has neighbours. */
const self = sql`(select sku, brand_id, gender from product where sku = ${sku} and country = ${store}) self`

const deepestCategory = sql`(select c.id from product_category f join category c on c.id = f.category_id
  where f.sku = self.sku order by c.level desc, f.position limit 1)`

/** Rows of (sku, tier, place): a lower tier comes first, then a lower place. */
const handPicked = (list: SQL) => sql`(select p.sku, 0 as tier, r.position as place
  from recommendation_list r join product p on p.sku = r.sku
  where r.country = ${store} and r.list = ${list} and ${buyable} order by r.position, p.sku limit ${enough})`

const relatedByHand = sql`(select p.sku, 0 as tier, r.position as place
  from product_related r join product p on p.sku = r.related_sku
  where r.country = ${store} and r.sku = ${sku} and ${buyable} order by r.position, p.sku limit ${enough})`

/** The first few of an ordered question that are in stock. */
const inStockOf = (ordered: SQL) => sql`(select p.* from (${ordered} limit ${best}) p where ${inStock}
    order by p.tier, p.place, p.sku limit ${enough})`

const popularInCategory = inStockOf(sql`select p.sku, 1 as tier, -p.popularity as place
  from ${self} cross join lateral (select f.sku from product_category f where f.category_id = ${deepestCategory}
    order by f.sku limit ${sample}) near join product p on p.sku = near.sku
  where p.gender in (self.gender, 'unisex') and ${isOther} order by p.popularity desc, p.sku`)

const ofTheBrand = inStockOf(sql`select p.sku, case when p.gender in (self.gender, 'unisex') then 0 else 1 end as tier,
    -p.popularity as place
  from ${self} cross join lateral (select o.sku, o.gender, o.popularity, o.active from product o
    where o.brand_id = self.brand_id and o.active limit ${sample}) p
  where ${isOther} order by 2, 3, 1`)

/**
 * What orders of this product also hold. The range stands for an equality on purpose: only so is the index read
 * backwards and the latest lines come first, without fetching and sorting all there ever were.
 */
const inTheSameOrders = sql`(select p.sku, 0 as tier, -count(distinct line.order_nr)::int as place
  from (select distinct latest.order_nr from simple size cross join lateral (
      select i.order_nr from order_item i where i.sku_simple >= size.sku_simple and i.sku_simple <= size.sku_simple
      order by i.sku_simple desc limit ${ordersPerSize}) latest
    where size.sku = ${sku}) bought
  join sales_order o on o.order_nr = bought.order_nr and o.country = ${store}
    and o.status not in ('cancelled', 'payment_rejected')
  join order_item line on line.order_nr = o.order_nr
  join product p on p.sku = split_part(line.sku_simple, '-', 1) and p.country = ${store}
  where ${buyable} group by p.sku order by 3, 1 limit ${enough})`

// 'nulls last' is how the index is kept: without the words all products would be read and sorted.
const mostPopular = inStockOf(sql`select p.sku, 1 as tier, -p.popularity as place from product p
  where p.country = ${store} and ${isOther} order by p.popularity desc nulls last, p.sku`)

const newest = inStockOf(sql`select p.sku, 1 as tier, -extract(epoch from p.created_at)::int as place from product p
  where p.country = ${store} and ${isOther} order by p.created_at desc nulls last, p.sku`)

const both = (first: SQL, second: SQL) => sql`${first} union all ${second}`
const named = (list: string) => handPicked(sql`${list}::text`)

const sources = {
  related: both(relatedByHand, popularInCategory),
  'bought-together': inTheSameOrders,
  'same-brand': ofTheBrand,
  'mas-vendidos': both(named('mas-vendidos'), mostPopular),
  'recien-llegados': both(named('recien-llegados'), newest),
  'completa-tu-compra': named('completa-tu-compra'),
} as const satisfies Record<string, SQL>

export type KnownList = keyof typeof sources
export const isKnownList = (list: string): list is KnownList => Object.hasOwn(sources, list)

/** Rows of (list, sku, tier, place) for a list whose making we know. */
export const picksOf = (list: KnownList): SQL =>
  sql`(select ${list}::text as list, picked.* from (${sources[list]}) picked)`

const asked = sql`${sql.placeholder('list')}::text`
/** The same for what a retailer put together under a name of his own. */
export const picksByName: SQL = sql`(select ${asked} as list, picked.* from (${handPicked(asked)}) picked)`

import { sql, type SQL } from '#db/connection/drizzle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { category, product, productCategory } from '#db/schema/catalog.ts'
import { productRelated, recommendationList } from '#db/schema/discovery.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import { maxListItems } from '#domain/browse/recommendations/lists.ts'

/** A product that may be shown, from any source. */
const candidate = alias(product, 'candidate')
const other = alias(product, 'other')
const viewed = alias(product, 'looked')
const size = alias(simple, 'size')
const ownSize = alias(simple, 'own_size')
const filed = alias(productCategory, 'filed')
const chosen = alias(recommendationList, 'chosen')
const related = alias(productRelated, 'related')
const order = alias(salesOrder, 'order')
const sold = alias(orderItem, 'sold')
const line = alias(orderItem, 'line')

const country = sql`${sql.placeholder('country')}::text`
const sku = sql`${sql.placeholder('sku')}::text`

/*
 * Every query here is bounded for a shop of any size: a category or brand is read up to `sample` products, of which the
 * `best` are checked for stock; order history is read up to `ordersPerSize` orders of each size.
 */
const sample = sql.raw('600')
const best = sql.raw('100')
const ordersPerSize = sql.raw('100')
/** Twice what is shown: a product named by two sources counts once. */
const enough = sql.raw(String(2 * maxListItems))

/** Never the model being viewed, in any colour. */
const isOther = sql`${candidate.active} and (${candidate.brandId}, ${candidate.name}, ${candidate.gender}) not in (
  select ${viewed.brandId}, ${viewed.name}, ${viewed.gender} from ${product} ${viewed} where ${viewed.country} = ${country} and ${viewed.sku} = ${sku})`
const inStock = sql`exists (select from ${simple} ${size} where ${size.country} = ${country} and ${size.sku} = ${candidate.sku} and ${size.stock} > 0)`
const buyable = sql`${isOther} and ${inStock}`

/**
 * The product being viewed; no row when the sku is unknown or of another country. An inactive product still has
 * recommendations.
 */
const self = sql`(select ${other.sku}, ${other.brandId}, ${other.gender} from ${product} ${other}
  where ${other.sku} = ${sku} and ${other.country} = ${country}) self`

const deepestCategory = sql`(select ${category.id} from ${productCategory} ${filed} join ${category} on ${category.id} = ${filed.categoryId}
  where ${filed.country} = ${country} and ${filed.sku} = self.sku order by ${category.level} desc, ${filed.position} limit 1)`

/** The same for all colours of a model (domain/browse/catalog/models.ts). */
const model = sql`concat_ws(e'\\n', ${candidate.brandId}, ${candidate.name}, ${candidate.gender}) as model`

/** Rows of (sku, tier, place, model): sorted by tier, then by place. */
const handPicked = (list: SQL) => sql`(select ${candidate.sku}, 0 as tier, ${chosen.position} as place, ${model}
  from ${recommendationList} ${chosen} join ${product} ${candidate} on ${candidate.country} = ${country} and ${candidate.sku} = ${chosen.sku}
  where ${chosen.country} = ${country} and ${chosen.list} = ${list} and ${buyable} order by ${chosen.position}, ${candidate.sku} limit ${enough})`

const relatedByHand = sql`(select ${candidate.sku}, 0 as tier, ${related.position} as place, ${model}
  from ${productRelated} ${related} join ${product} ${candidate} on ${candidate.country} = ${country} and ${candidate.sku} = ${related.relatedSku}
  where ${related.country} = ${country} and ${related.sku} = ${sku} and ${buyable} order by ${related.position}, ${candidate.sku} limit ${enough})`

/** The first rows of an ordered query that are in stock, with the first colour of each model. */
const inStockOf = (ordered: SQL) => sql`(select first.* from (
      select distinct on (candidate.model) candidate.* from (${ordered} limit ${best}) candidate where ${inStock}
      order by candidate.model, tier, place, ${candidate.sku}) first
    order by tier, place, first.sku limit ${enough})`

const popularInCategory = inStockOf(sql`select ${candidate.sku}, 1 as tier, -${candidate.popularity} as place, ${model}
  from ${self} cross join lateral (select ${filed.sku} from ${productCategory} ${filed} where ${filed.categoryId} = ${deepestCategory}
    order by ${filed.sku} limit ${sample}) near join ${product} ${candidate} on ${candidate.country} = ${country} and ${candidate.sku} = near.sku
  where ${candidate.gender} in (self.gender, 'unisex') and ${isOther} order by ${candidate.popularity} desc, ${candidate.sku}`)

const ofTheBrand =
  inStockOf(sql`select ${candidate.sku}, case when ${candidate.gender} in (self.gender, 'unisex') then 0 else 1 end as tier,
    -${candidate.popularity} as place, ${model}
  from ${self} cross join lateral (
    select ${other.sku}, ${other.brandId}, ${other.name}, ${other.gender}, ${other.popularity}, ${other.active} from ${product} ${other}
    where ${other.brandId} = self.brand_id and ${other.active} limit ${sample}) candidate
  where ${isOther} order by 2, 3, 1`)

/**
 * What orders of this product also contain. A range stands in for the equality on purpose: only then is the index read
 * backwards, so that the latest lines are first without fetching and sorting all of them.
 */
const inTheSameOrders = sql`(select ${candidate.sku}, 0 as tier, -count(distinct ${line.orderNr})::int as place, ${model}
  from (select distinct latest.order_nr from ${simple} ${ownSize} cross join lateral (
      select ${sold.orderNr} from ${orderItem} ${sold} where ${sold.country} = ${country}
        and ${sold.skuSimple} >= ${ownSize.skuSimple} and ${sold.skuSimple} <= ${ownSize.skuSimple}
      order by ${sold.skuSimple} desc limit ${ordersPerSize}) latest
    where ${ownSize.country} = ${country} and ${ownSize.sku} = ${sku}) bought
  join ${salesOrder} ${order} on ${order.orderNr} = bought.order_nr and ${order.country} = ${country}
    and ${order.status} not in ('cancelled', 'payment_rejected')
  join ${orderItem} ${line} on ${line.orderNr} = ${order.orderNr}
  join ${product} ${candidate} on ${candidate.sku} = split_part(${line.skuSimple}, '-', 1) and ${candidate.country} = ${country}
  where ${buyable} group by ${candidate.sku}, ${candidate.brandId}, ${candidate.name}, ${candidate.gender} order by 3, 1 limit ${enough})`

// 'nulls last' matches the order of the index: without it all products would be read and sorted.
const popular =
  inStockOf(sql`select ${candidate.sku}, 1 as tier, -${candidate.popularity} as place, ${model} from ${product} ${candidate}
  where ${candidate.country} = ${country} and ${isOther} order by ${candidate.popularity} desc nulls last, ${candidate.sku}`)

const newest =
  inStockOf(sql`select ${candidate.sku}, 1 as tier, -extract(epoch from ${candidate.createdAt})::int as place, ${model} from ${product} ${candidate}
  where ${candidate.country} = ${country} and ${isOther} order by ${candidate.createdAt} desc nulls last, ${candidate.sku}`)

const both = (first: SQL, second: SQL) => sql`${first} union all ${second}`
const named = (list: string) => handPicked(sql`${list}::text`)

const sources = {
  related: both(relatedByHand, popularInCategory),
  'bought-together': inTheSameOrders,
  'same-brand': ofTheBrand,
  'mas-vendidos': both(named('mas-vendidos'), popular),
  'recien-llegados': both(named('recien-llegados'), newest),
  'completa-tu-compra': named('completa-tu-compra'),
} as const satisfies Record<string, SQL>

export type KnownList = keyof typeof sources
export const isKnownList = (list: string): list is KnownList => Object.hasOwn(sources, list)

/** Rows of (list, sku, tier, place, model) for a list that the shop computes. */
export const picksOf = (list: KnownList): SQL =>
  sql`(select ${list}::text as list, picked.* from (${sources[list]}) picked)`

const requestedList = sql`${sql.placeholder('list')}::text`
/** The same for a list that a retailer defined under a name of their own. */
export const picksByName: SQL = sql`(select ${requestedList} as list, picked.* from (${handPicked(requestedList)}) picked)`

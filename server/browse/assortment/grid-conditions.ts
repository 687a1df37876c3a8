import { and, eq, exists, inArray, not, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { category, product, productCategory, productImage, productWords } from '#db/schema/catalog.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { simple } from '#db/schema/stock.ts'
import {
  leastNeighbours,
  priceOffBy,
  searchWords,
  type CatalogueCheck,
  type GridFilter,
} from '#domain/browse/assortment/grid-filter.ts'
import { kindOfFilter } from '#domain/browse/sizes/size-chart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Scope = { country: OpenCountry; now: Date }

const other = alias(product, 'other')
const leaf = alias(category, 'leaf')

const kinds = sql.join(
  Object.entries(kindOfFilter).map(([key, kind]) => sql.raw(`when '${key}' then '${kind}'`)),
  sql` `,
)

/** Sizes are probed product by product: their rows are found by the key of their product. */
const ofProduct = sql`${simple.country} = ${product.country} and ${simple.sku} = ${product.sku}`

/** A code is a sku, of a product or of one of its sizes, the beginning of one, or that of the retailer's own file. */
function hasText(text: string, country: OpenCountry): SQL {
  const size = /^([A-Z0-9]+)-[A-Z0-9]+$/.exec(text.trim().toUpperCase())
  const words = searchWords(size?.[1] ?? text)
  const query = words.map((word) => `${word}:*`).join(' & ')
  const isSource = sql`${product.sku} = any(array(select ${simple.sku} from ${simple}
    where ${simple.country} = ${country} and ${simple.sourceId} = ${text.trim()}))`
  if (words.length === 0) return isSource
  return sql`(${productWords(product.name, product.sku)} @@ to_tsquery('simple', ${query}) or ${isSource})`
}

const special: Readonly<Record<NonNullable<GridFilter['special']>, (now: string) => SQL>> = {
  now: (now) => sql`${product.specialPrice} is not null and coalesce(${product.specialFrom}, '-infinity') <= ${now}
    and coalesce(${product.specialTo}, 'infinity') > ${now}`,
  soon: (now) => sql`${product.specialPrice} is not null and ${product.specialFrom} > ${now}`,
  over: (now) => sql`${product.specialPrice} is not null and ${product.specialTo} <= ${now}`,
  none: () => sql`${product.specialPrice} is null`,
}

const stock: Readonly<Record<NonNullable<GridFilter['stock']>, SQL>> = {
  some: sql`exists (select from ${simple} where ${ofProduct} and ${simple.stock} > 0)`,
  none: sql`not exists (select from ${simple} where ${ofProduct} and ${simple.stock} > 0)`,
  gaps: sql`exists (select from ${simple} where ${ofProduct} and ${simple.stock} = 0)
    and exists (select from ${simple} where ${ofProduct} and ${simple.stock} > 0)`,
}

/** Prices far from those of the others in a category without categories below it. */
const hasPriceOff = (country: OpenCountry) => sql`${product.sku} in (
  select filed.sku from (
    select ${productCategory.sku}, ${other.price}, ln(${other.price}) as own,
      sum(ln(${other.price})) over same as all_of, count(*) over same as many
    from ${productCategory} join ${product} ${other} on ${other.country} = ${productCategory.country}
      and ${other.sku} = ${productCategory.sku} and ${other.active} and not ${other.isGiftCard}
    where ${productCategory.country} = ${country}
      and not exists (select from ${category} ${leaf} where ${leaf.parentId} = ${productCategory.categoryId})
    window same as (partition by ${productCategory.categoryId})
  ) filed
  where filed.many > ${sql.raw(String(leastNeighbours))}
    and abs(filed.own - (filed.all_of - filed.own) / (filed.many - 1)) >= ln(${sql.raw(String(priceOffBy))}.0))`

/** Sizes that are measured, and neither the product nor its brand nor its store says how. */
const lacksSizeTable = (country: OpenCountry) => sql`${product.sizeTableId} is null and exists (
  select from ${simple} where ${ofProduct} and ${simple.sizeFilterKey} is not null
    and (${product.gender}, case ${simple.sizeFilterKey} ${kinds} end) not in (
      select ${sizeTable.gender}, ${sizeTable.kind} from ${sizeTable} where ${sizeTable.country} = ${country})
    and (${product.brandId}, ${product.gender}, case ${simple.sizeFilterKey} ${kinds} end) not in (
      select distinct ${other.brandId}, ${other.gender}, ${sizeTable.kind} from ${product} ${other}
        join ${sizeTable} on ${sizeTable.id} = ${other.sizeTableId} where ${other.country} = ${country}))`

function faultOf(db: Handle, check: CatalogueCheck, { country, now }: Scope): SQL | undefined {
  const isShown = eq(product.active, true)
  const of = (table: typeof productImage | typeof productCategory) =>
    db
      .select({ found: sql`1` })
      .from(table)
      .where(and(eq(table.country, product.country), eq(table.sku, product.sku)))
  switch (check) {
    case 'no_picture':
      return and(isShown, not(exists(of(productImage))))
    case 'no_picture_text':
      return and(
        isShown,
        sql`exists (select from ${productImage} where ${productImage.country} = ${product.country}
          and ${productImage.sku} = ${product.sku} and ${productImage.alt} = '')`,
      )
    case 'no_category':
      return and(isShown, not(exists(of(productCategory))))
    case 'no_size_table':
      return and(isShown, lacksSizeTable(country))
    case 'price_off':
      return and(isShown, hasPriceOff(country))
    case 'twin':
      return and(
        isShown,
        sql`exists (select from ${product} ${other} where ${other.country} = ${product.country}
          and ${other.brandId} = ${product.brandId} and ${other.name} = ${product.name} and ${other.gender} = ${product.gender}
          and ${other.color} = ${product.color} and ${other.sku} <> ${product.sku} and ${other.active}
          and not ${other.isGiftCard})`,
      )
    case 'special_over':
      return and(isShown, special.over(now.toISOString()))
  }
}

/** The products of a store that are like that, as a condition on `product`. */
export function gridCondition(db: Handle, filter: GridFilter, scope: Scope): SQL {
  const { country, now } = scope
  const { text, brand, category: within, shown, stock: units, special: offer, check } = filter
  const below = sql`select ${category.id} from ${category} where ${category.country} = ${country} and starts_with(
    ${category.path}, (select ${leaf.path} from ${category} ${leaf} where ${leaf.country} = ${country} and ${leaf.id} = ${within}))`
  return and(
    eq(product.country, country),
    text ? hasText(text, country) : undefined,
    brand ? eq(product.brandId, brand) : undefined,
    within
      ? inArray(
          product.sku,
          db
            .select({ sku: productCategory.sku })
            .from(productCategory)
            .where(and(eq(productCategory.country, country), sql`${productCategory.categoryId} in (${below})`)),
        )
      : undefined,
    shown ? eq(product.active, shown === 'shown') : undefined,
    units ? stock[units] : undefined,
    offer ? special[offer](now.toISOString()) : undefined,
    check ? faultOf(db, check, scope) : undefined,
  )!
}

import type pg from 'pg'
import { copyOut } from '#db/copy-out.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { ProductGender } from '#domain/catalog/genders.ts'
import type { Change, Frame, ProductRow } from './rows.ts'

const millis = (column: string) => `round(extract(epoch from ${column}) * 1000)`

const simplesOf = (sku: string) =>
  `(select coalesce(json_agg(json_build_array(size, size_filter_key, stock) order by position, size), '[]')
     from simple where simple.sku = ${sku})`

/** Country is one of ours, never a visitor's text: COPY takes no parameters. */
const productsOf = (country: OpenCountry) => `
  select json_build_array(
    p.sku, p.slug, p.name, p.brand_id, p.supplier_id, p.gender, p.color, p.color_family, p.description, p.price,
    p.special_price, ${millis('p.special_from')}, ${millis('p.special_to')}, p.is_eco, p.is_boost, p.is_gift_card,
    p.popularity, ${millis('p.created_at')}, ${simplesOf('p.sku')},
    (select coalesce(json_agg(category_id order by position), '[]') from product_category c where c.sku = p.sku),
    (select coalesce(json_agg(json_build_array(key, value) order by key, value), '[]')
       from product_attribute a where a.sku = p.sku),
    (select coalesce(json_agg(url order by position), '[]') from product_image i where i.sku = p.sku and i.position <= 2)
  )
  from product p where p.country = '${country}' and p.active
  order by p.popularity desc, p.sku collate "C"`

type Wire = [
  string, string, string, number, number, ProductGender, string, string, string, number,
  number | null, number | null, number | null, boolean, boolean, boolean,
  number, number, ProductRow['simples'], number[], ProductRow['attributes'], string[],
] // prettier-ignore

/** Hands over every product of the store, most popular first. */
export async function readProducts(
  client: pg.ClientBase,
  country: OpenCountry,
  take: (row: ProductRow) => void,
): Promise<void> {
  await copyOut(client, productsOf(country), (wire) => {
    const [sku, slug, name, brandId, supplierId, gender, color, colorFamily, description, price, ...more] = wire as Wire
    const [specialPrice, specialFrom, specialTo, isEco, isBoost, isGiftCard, popularity, createdAt, ...lists] = more
    const [simples, categoryIds, attributes, images] = lists
    take({
      sku,
      slug,
      name,
      brandId,
      supplierId,
      gender,
      color,
      colorFamily,
      description,
      price,
      specialPrice,
      specialFrom,
      specialTo,
      isEco,
      isBoost,
      isGiftCard,
      popularity,
      createdAt,
      simples,
      categoryIds,
      attributes,
      images,
    })
  })
}

export async function readFrame(client: pg.ClientBase, country: OpenCountry): Promise<Frame> {
  const ask = async <T>(text: string) => (await client.query(text, [country])).rows as T[]
  const brands = await ask<Frame['brands'][number]>('select id, slug, name from brand where country = $1 order by id')
  const suppliers = await ask<Frame['suppliers'][number]>(`
    select id, name, free_shipping as "freeShipping",
      exists (
        select from supplier_shipping s join shipping_method m using (country, code)
        where s.supplier_id = supplier.id and s.code = 'fast' and m.enabled
      ) as fast
    from supplier where country = $1 order by id`)
  const categories = await ask<Frame['categories'][number]>(`
    select id, parent_id as "parentId", path, name, level, position from category where country = $1 order by id`)
  const [figures] = await ask<{ threshold: number }>(
    'select free_shipping_threshold::float8 as threshold from country where code = $1',
  )
  return { brands, suppliers, categories, freeShippingThreshold: figures?.threshold ?? Infinity }
}

/** Prices and stock as they are now; a sku that is gone is missing. */
export async function readChanges(
  client: Pick<pg.ClientBase, 'query'>,
  country: OpenCountry,
  skus: readonly string[],
): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `select sku, price, special_price as "specialPrice", ${millis('special_from')}::float8 as "specialFrom",
       ${millis('special_to')}::float8 as "specialTo", active, ${simplesOf('product.sku')} as simples
     from product where country = $1 and sku = any($2)`,
    [country, skus],
  )
  return rows
}

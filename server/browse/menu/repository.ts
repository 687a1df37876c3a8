import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { category, product, productCategory, productImage } from '#db/schema/catalog.ts'
import { menuItem, staticPage } from '#db/schema/content.ts'
import { simple } from '#db/schema/stock.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** So many products of a category are considered for its picture: a bound that holds for a shop of any size. */
const sample = sql.raw('200')

export const menuRepository = (db: Handle) => ({
  entriesOf: (country: OpenCountry, menu: Menu) =>
    db
      .select({
        id: menuItem.id,
        parentId: menuItem.parentId,
        label: menuItem.label,
        url: menuItem.desktopUrl,
        position: menuItem.position,
      })
      .from(menuItem)
      .where(and(eq(menuItem.country, country), eq(menuItem.menu, menu)))
      .orderBy(asc(menuItem.position), asc(menuItem.id)),

  categoriesOf: (country: OpenCountry) =>
    db
      .select({ id: category.id, parentId: category.parentId, label: category.name, url: category.path })
      .from(category)
      .where(eq(category.country, country))
      .orderBy(asc(category.level), asc(category.position), asc(category.id)),

  /** For each category path and each page of offers, the first picture of its most popular product in stock. */
  async picturesOf(country: OpenCountry, at: Date) {
    const now = at.toISOString()
    const { rows } = await db.execute<{ path: string; url: string }>(sql`
      select c.path, favourite.url from ${category} c
      cross join lateral (
        select i.url from (select f.sku from ${productCategory} f where f.category_id = c.id order by f.sku limit ${sample}) near
        join ${product} p on p.sku = near.sku and p.country = c.country and p.active
        join ${productImage} i on i.country = p.country and i.sku = p.sku
        where exists (select from ${simple} s where s.country = p.country and s.sku = p.sku and s.stock > 0)
        order by p.popularity desc, p.sku, i.position limit 1
      ) favourite
      where c.country = ${country}
      union all
      select o.path, favourite.url from ${staticPage} o
      cross join lateral (
        select i.url from (
          select p.sku, p.country, p.special_price, p.special_from, p.special_to from ${product} p
          where p.country = o.country and p.active order by p.popularity desc, p.sku limit ${sample}
        ) p
        join ${productImage} i on i.country = p.country and i.sku = p.sku
        where p.special_price is not null and ${now} between coalesce(p.special_from, '-infinity') and coalesce(p.special_to, 'infinity')
          and exists (select from ${simple} s where s.country = p.country and s.sku = p.sku and s.stock > 0)
        order by i.position limit 1
      ) favourite
      where o.country = ${country} and o.filters = '{"special_price":"1"}'::jsonb`)
    return rows
  },
})

import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { category, product, productCategory } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { completeLook, placeOf, type LookPlace } from '#domain/browse/recommendations/look.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'

type LookQuery = { country: OpenCountry; sku: string; now: Date }
type Row = {
  sku: string
  model: string
  categoryId: number
  gender: ProductGender
  colorFamily: string
  price: number
  popularity: number
  isSelf: boolean
}

/*
 * Bounds for a shop of any size: per category so many products are read, and the most popular of them are checked for
 * stock.
 */
const sample = sql.raw('200')
const best = sql.raw('10')
const aMinute = 60_000

/** What goes with a product (PDP-08): popular products for every place in a look, chosen by `completeLook`. */
export function lookOfProduct(db: Handle) {
  /** Which categories belong to which place in a look. */
  const placesOf = timedCache(aMinute, async (country: OpenCountry) => {
    const rows = await db
      .select({ id: category.id, name: category.name })
      .from(category)
      .where(sql`${category.country} = ${country}`)
    return new Map(
      rows.flatMap(({ id, name }): [number, LookPlace][] => {
        const place = placeOf(name)
        return place ? [[id, place]] : []
      }),
    )
  })

  const garment = (
    now: Date,
  ) => sql`p.sku, p.brand_id || ' ' || p.name as model, p.gender, p.color_family as "colorFamily",
    price_in_force(p.price, p.special_price, p.special_from, p.special_to, ${now}::timestamptz) as price, p.popularity`

  return async ({ country, sku, now }: LookQuery): Promise<string[]> => {
    const places = await placesOf(country, now)
    if (places.size === 0) return []
    const ids = sql`array[${sql.join([...places.keys()], sql`, `)}]::int[]`
    const { rows } = await db.execute<Row>(sql`
      with self as (
        select ${garment(now)}, f.category_id as "categoryId" from ${product} p
        join ${productCategory} f on f.country = p.country and f.sku = p.sku join ${category} c on c.id = f.category_id
        where p.sku = ${sku} and p.country = ${country} and not p.is_gift_card and f.category_id = any(${ids})
        order by c.level desc, f.position limit 1
      )
      select self.*, true as "isSelf" from self
      union all
      select known.sku, known.model, known.gender, known."colorFamily", known.price, known.popularity, kind.id, false
      from self cross join unnest(${ids}) as kind(id) cross join lateral (
        select ${garment(now)} from (select f.sku from ${productCategory} f where f.category_id = kind.id order by f.sku limit ${sample}) near
        join ${product} p on p.sku = near.sku and p.country = ${country} and p.active and p.sku <> self.sku
        where p.gender in (self.gender, 'unisex') or self.gender = 'unisex'
        order by p.popularity desc, p.sku limit ${best}
      ) known
      where exists (select from ${simple} s where s.country = ${country} and s.sku = known.sku and s.stock > 0)`)
    const garments = rows.map(({ categoryId, ...row }) => ({ ...row, place: places.get(categoryId)! }))
    const self = garments.find(({ isSelf }) => isSelf)
    return self
      ? completeLook(
          self,
          garments.filter(({ isSelf }) => !isSelf),
        )
      : []
  }
}

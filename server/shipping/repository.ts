import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { country } from '#db/schema/store.ts'
import type { Location } from '#domain/shipping/location.ts'
import type { Method, Place, Seller } from '#domain/shipping/offers.ts'
import type { OpenCountry } from '#domain/store/country.ts'

type Sender = Seller & { amount: number | null }

export type Question = {
  store: OpenCountry
  location: Location | undefined
  supplier: string | undefined
  sku: string | undefined
  now: Date
}

const { store, region, city, supplier, sku, now } = {
  store: sql`${sql.placeholder('store')}::text`,
  region: sql`${sql.placeholder('region')}::int`,
  city: sql`${sql.placeholder('city')}::int`,
  supplier: sql`${sql.placeholder('supplier')}::text`,
  sku: sql`${sql.placeholder('sku')}::text`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

const pricesOfSeller = sql`coalesce((select json_object_agg(s.code, s.price) from supplier_shipping s
  where s.supplier_id = seller.id), '{}')`

/** Everything a question about delivery needs to know, in one statement. */
export function deliveryFacts(db: Handle) {
  const statement = db
    .select({
      freeFrom: country.freeShippingThreshold,
      methods: sql<Method[]>`coalesce((select json_agg(m) from (
        select m.code, m.label, m.price, m.eta_text as "etaText" from shipping_method m
        where m.country = ${store} and m.enabled order by m.position, m.code) m), '[]')`,
      /** Null for a city that is not one of the store's, or not in that region. */
      place: sql<Place | null>`(select json_build_object(
          'isInFastZone', exists (select from fast_shipping_city f
            join fast_shipping_zone z on z.country = f.country and z.tier = f.tier and z.enabled
            where f.country = ${store} and f.id_city = c.id_city),
          'hasBranch', exists (select from branch_office b
            where b.country = ${store} and b.id_city = c.id_city and b.active))
        from city c where c.country = ${store} and c.id_city = ${city} and c.fk_region = ${region})`,
      /** By product, else by name or number; null when there is no such seller or product. */
      sender: sql<Sender | null>`coalesce(
        (select json_build_object('shipsFree', seller.free_shipping, 'prices', ${pricesOfSeller}, 'amount',
            price_in_force(p.price, p.special_price, p.special_from, p.special_to, ${now}))
          from product p join supplier seller on seller.id = p.supplier_id
          where p.sku = ${sku} and p.country = ${store} and p.active),
        (select json_build_object('shipsFree', seller.free_shipping, 'prices', ${pricesOfSeller}, 'amount', null)
          from supplier seller
          where seller.country = ${store} and (seller.name = ${supplier} or seller.id::text = ${supplier})
          order by seller.name = ${supplier} desc limit 1))`,
    })
    .from(country)
    .where(sql`${country.code} = ${store}`)
    .prepare('delivery_facts')

  return {
    async about({ store, location, supplier, sku, now }: Question) {
      const [row] = await statement.execute({
        store,
        region: location?.region ?? null,
        city: location?.city ?? null,
        supplier: supplier ?? null,
        sku: sku ?? null,
        now,
      })
      if (!row) throw new Error(`the table "country" has no row for ${store}`)
      return row
    },
  }
}

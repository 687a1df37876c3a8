import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { product, supplier } from '#db/schema/catalog.ts'
import { city } from '#db/schema/places.ts'
import {
  branchOffice,
  fastShippingCity,
  fastShippingZone,
  holiday,
  shippingMethod,
  shippingRate,
  supplierShipping,
} from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { Location } from '#domain/buy/shipping/location.ts'
import type { WorkCalendar } from '#domain/buy/shipping/arrival.ts'
import type { Method, Place, Seller } from '#domain/buy/shipping/offers.ts'
import type { Rate } from '#domain/buy/shipping/rates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Sender = Seller & { amount: number | null; grams: number | null }

export type Question = {
  country: OpenCountry
  location: Location | undefined
  supplier: string | undefined
  sku: string | undefined
  now: Date
}

const asked = {
  country: sql`${sql.placeholder('country')}::text`,
  region: sql`${sql.placeholder('region')}::int`,
  city: sql`${sql.placeholder('city')}::int`,
  supplier: sql`${sql.placeholder('supplier')}::text`,
  sku: sql`${sql.placeholder('sku')}::text`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

const seller = alias(supplier, 'seller')
const ownRate = alias(supplierShipping, 'own_rate')
const rate = alias(shippingRate, 'rate')
const dayOff = alias(holiday, 'day_off')
const method = alias(shippingMethod, 'method')
const fastCity = alias(fastShippingCity, 'fast_city')
const zone = alias(fastShippingZone, 'zone')
const branch = alias(branchOffice, 'branch')
const place = alias(city, 'place')
const sold = alias(product, 'sold')

const pricesOfSeller = sql`coalesce((select json_object_agg(${ownRate.code}, ${ownRate.price})
  from ${supplierShipping} ${ownRate} where ${ownRate.supplierId} = ${seller.id}), '{}')`

const methods = sql`select ${method.code}, ${method.label}, ${method.price}, ${method.etaText} as "etaText",
    ${method.minDays} as "minDays", ${method.maxDays} as "maxDays", ${method.freeFrom} as "freeFrom", ${method.cutOff} as "cutOff"
  from ${shippingMethod} ${method}
  where ${method.country} = ${asked.country} and ${method.enabled} order by ${method.position}, ${method.code}`

const rates = sql`select ${rate.code}, ${rate.region}, ${rate.postcodePrefix} as "postcodePrefix",
    ${rate.fromAmount} as "fromAmount", ${rate.upToGrams} as "upToGrams", ${rate.price}, ${rate.minDays} as "minDays", ${rate.maxDays} as "maxDays"
  from ${shippingRate} ${rate} where ${rate.country} = ${asked.country} order by ${rate.id}`

const daysOff = sql`select json_agg(${dayOff.day}) from ${holiday} ${dayOff} where ${dayOff.country} = ${asked.country}`

const cityFacts = sql`select json_build_object('regionId', ${place.fkRegion},
    'isInFastZone', exists (select from ${fastShippingCity} ${fastCity}
      join ${fastShippingZone} ${zone} on ${zone.country} = ${fastCity.country} and ${zone.tier} = ${fastCity.tier} and ${zone.enabled}
      where ${fastCity.country} = ${asked.country} and ${fastCity.idCity} = ${place.idCity}),
    'hasBranch', exists (select from ${branchOffice} ${branch}
      where ${branch.country} = ${asked.country} and ${branch.idCity} = ${place.idCity} and ${branch.active}))
  from ${city} ${place}
  where ${place.country} = ${asked.country} and ${place.idCity} = ${asked.city} and ${place.fkRegion} = ${asked.region}`

const senderOfProduct = sql`select json_build_object('shipsFree', ${seller.freeShipping}, 'prices', ${pricesOfSeller}, 'amount',
    price_in_force(${sold.price}, ${sold.specialPrice}, ${sold.specialFrom}, ${sold.specialTo}, ${asked.now}), 'grams', grams_of_product(${sold.country}, ${sold.sku}))
  from ${product} ${sold} join ${supplier} ${seller} on ${seller.id} = ${sold.supplierId}
  where ${sold.sku} = ${asked.sku} and ${sold.country} = ${asked.country} and ${sold.active}`

const senderByNameOrNumber = sql`select json_build_object('shipsFree', ${seller.freeShipping}, 'prices', ${pricesOfSeller}, 'amount', null, 'grams', null)
  from ${supplier} ${seller}
  where ${seller.country} = ${asked.country} and (${seller.name} = ${asked.supplier} or ${seller.id}::text = ${asked.supplier})
  order by ${seller.name} = ${asked.supplier} desc limit 1`

/**
 * Everything a question about delivery needs to know, in one statement. Its parts are statements of their own: written
 * into the selection itself their columns would lose the names of their tables.
 */
export function deliveryFacts(db: Handle) {
  const statement = db
    .select({
      freeFrom: countryTable.freeShippingThreshold,
      methods: sql<Method[]>`coalesce((select json_agg(m) from (${methods}) m), '[]')`,
      rates: sql<Rate[]>`coalesce((select json_agg(r) from (${rates}) r), '[]')`,
      calendar: sql<WorkCalendar>`json_build_object('workingDays', ${countryTable.workingDays},
        'holidays', coalesce((${daysOff}), '[]'))`,
      /** Null for a city that is not one of the store's, or not in that region. */
      place: sql<Place | null>`(${cityFacts})`,
      /** By product, else by name or number; null when there is no such seller or product. */
      sender: sql<Sender | null>`coalesce((${senderOfProduct}), (${senderByNameOrNumber}))`,
    })
    .from(countryTable)
    .where(sql`${countryTable.code} = ${asked.country}`)
    .prepare('delivery_facts')

  return {
    async about({ country, location, supplier, sku, now }: Question) {
      const [row] = await statement.execute({
        country,
        region: location?.region ?? null,
        city: location?.city ?? null,
        supplier: supplier ?? null,
        sku: sku ?? null,
        now,
      })
      if (!row) throw new Error(`the table "country" has no row for ${country}`)
      return row
    },
  }
}

import { and, asc, eq, isNotNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { city, postcodeRange, region } from '#db/schema/places.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const shown = { id_city: city.idCity, name: city.name, short_name: city.shortName, fk_region: city.fkRegion }

export const geoRepository = (db: Handle) => ({
  citiesOf: (country: OpenCountry) =>
    db
      .select(shown)
      .from(city)
      .where(eq(city.country, country))
      .orderBy(asc(city.position), asc(city.name), asc(city.idCity)),
  /**
   * The nearest city and its distance in degrees of latitude (a degree of longitude shrinks towards the poles). A city
   * is more than its centre: the largest extend some ten kilometres, over the centres of the towns around them.
   */
  async nearestTo(country: OpenCountry, { lat, lng }: { lat: number; lng: number }) {
    const away = sql<number>`sqrt(power(${city.lat} - ${lat}, 2) + power((${city.lng} - ${lng}) * cos(radians(${lat})), 2))`
    const reach = sql`case when ${city.position} <= 10 then 0.1 when ${city.position} <= 50 then 0.04 else 0 end`
    const [found] = await db
      .select({ city: shown, away })
      .from(city)
      .where(and(eq(city.country, country), isNotNull(city.lat), isNotNull(city.lng)))
      .orderBy(sql`${away} - ${reach}`)
      .limit(1)
    return found
  },
  /** The region whose ranges contain a postcode; ranges of a store do not overlap. */
  async regionOf(country: OpenCountry, postcode: string) {
    const { fromCode, toCode } = postcodeRange
    const [found] = await db
      .select({ id: region.id, name: region.name })
      .from(postcodeRange)
      .innerJoin(region, eq(region.id, postcodeRange.fkRegion))
      .where(
        and(
          eq(postcodeRange.country, country),
          sql`length(${fromCode}) = length(${postcode})`,
          sql`${postcode} collate "C" between ${fromCode} and ${toCode}`,
        ),
      )
      .limit(1)
    return found
  },
  someCitiesOf: (idRegion: number, most: number) =>
    db.select(shown).from(city).where(eq(city.fkRegion, idRegion)).limit(most),
  regionsOf: (country: OpenCountry) =>
    db
      .select({ id: region.id, name: region.name })
      .from(region)
      .where(eq(region.country, country))
      .orderBy(asc(region.position), asc(region.name)),
})

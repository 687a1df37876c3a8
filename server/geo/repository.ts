import { asc, eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { city, region } from '#db/schema/places.ts'
import type { OpenCountry } from '#domain/store/country.ts'

export const geoRepository = (db: Handle) => ({
  citiesOf: (country: OpenCountry) =>
    db
      .select({ id_city: city.idCity, name: city.name, short_name: city.shortName, fk_region: city.fkRegion })
      .from(city)
      .where(eq(city.country, country))
      .orderBy(asc(city.position), asc(city.name), asc(city.idCity)),
  regionsOf: (country: OpenCountry) =>
    db
      .select({ id: region.id, name: region.name })
      .from(region)
      .where(eq(region.country, country))
      .orderBy(asc(region.position), asc(region.name)),
})

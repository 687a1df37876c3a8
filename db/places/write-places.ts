import { sql } from '../connection/drizzle.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Handle } from '../connection/handle.ts'
import { city, postcodeRange, region } from '../schema/places.ts'
import { fastShippingCity, fastShippingZone } from '../schema/shipping.ts'
import { cityNamed, placesOf } from './places.ts'
import { postcodeRanges } from './postcodes.ts'
import { fastShipping, pickupBy } from './shipping.ts'

/** Writes the delivery area and who collects returns there. Existing rows are the retailer's and stay unchanged. */
export async function writePlaces(db: Handle): Promise<void> {
  for (const country of openCountries) await writeCountry(db, country)
}

async function writeCountry(db: Handle, country: OpenCountry): Promise<void> {
  const regions = placesOf[country]
  await db
    .insert(region)
    .values(
      regions
        .toSorted(regionOrder[country])
        .map(({ id, name }, position) => ({ id, country, name, pickupBy: pickupBy(id), position })),
    )
    .onConflictDoNothing()
  const cities = regions.flatMap((each) => each.cities)
  // One JSON parameter instead of eight per city keeps the start fast.
  await db.execute(sql`
    insert into ${city} (id_city, country, fk_region, name, short_name, lat, lng, position)
    select "idCity", ${country}, "fkRegion", name, "shortName", lat, lng, rank
    from json_to_recordset(${JSON.stringify(cities)}::json)
      as place("idCity" int, "fkRegion" int, name text, "shortName" text, lat real, lng real, rank int)
    on conflict do nothing`)
  await db
    .insert(postcodeRange)
    .values(postcodeRanges[country].map(({ fkRegion, fromCode, toCode }) => ({ country, fkRegion, fromCode, toCode })))
    .onConflictDoNothing()
  const zones = fastShipping[country]
  await db
    .insert(fastShippingZone)
    .values(zones.map(({ tier, enabled }) => ({ country, tier, enabled })))
    .onConflictDoNothing()
  await db
    .insert(fastShippingCity)
    .values(
      zones.flatMap(({ tier, cities }) =>
        cities.map((name) => ({ country, tier, idCity: cityNamed(country, name).idCity })),
      ),
    )
    .onConflictDoNothing()
}

type HasName = { name: string }
const byName = (a: HasName, b: HasName) => a.name.localeCompare(b.name, 'es')

/** Chilean regions are listed from north to south; other countries alphabetically. */
const north = ['Arica', 'Tarapacá', 'Antofagasta', 'Atacama', 'Coquimbo', 'Valparaíso', 'Metropolitana', "O'Higgins"]
const south = ['Maule', 'Ñuble', 'Biobío', 'La Araucanía', 'Los Ríos', 'Los Lagos', 'Aysén', 'Magallanes']
const latitude = ({ name }: HasName) => [...north, ...south].findIndex((start) => name.startsWith(start))
const regionOrder = { ar: byName, cl: (a: HasName, b: HasName) => latitude(a) - latitude(b), co: byName }

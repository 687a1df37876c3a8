import { expect, test } from 'vitest'
import { and, asc, eq, sql } from '../connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { city, postcodeRange, region } from '../schema/places.ts'
import { fastShippingCity } from '../schema/shipping.ts'
import { cityNamed } from './places.ts'
import { writePlaces } from './write-places.ts'

const { db } = await freshDatabase()
await writePlaces(db)

const counts = () => Promise.all([region, city, postcodeRange, fastShippingCity].map((table) => db.$count(table)))

test('writing the places twice changes nothing, also not what the retailer changed', async () => {
  const before = await counts()
  const ushuaia = cityNamed('ar', 'Ushuaia').idCity
  await db.update(city).set({ shortName: 'Fin del mundo' }).where(eq(city.idCity, ushuaia))
  await writePlaces(db)
  expect(await counts()).toEqual(before)
  const [row] = await db.select().from(city).where(eq(city.idCity, ushuaia))
  expect(row!.shortName).toBe('Fin del mundo')
  expect(before).toEqual([73, 2799, 144, 7])
})

test('GEO-02: Chile is listed from north to south, Argentina by the alphabet', async () => {
  const first = async (country: 'ar' | 'cl') => {
    const rows = await db.select().from(region).where(eq(region.country, country)).orderBy(asc(region.position))
    return [rows[0]!.name, rows.at(-1)!.name]
  }
  expect(await first('cl')).toEqual(['Arica y Parinacota', 'Magallanes'])
  expect(await first('ar')).toEqual(['Buenos Aires', 'Tucumán'])
})

test('INV-22: the postcode 1000 is not Salta’s, 9410 is Tierra del Fuego’s', async () => {
  const regionOf = async (postcode: string) => {
    const rows = await db
      .select({ name: region.name })
      .from(postcodeRange)
      .innerJoin(region, eq(region.id, postcodeRange.fkRegion))
      .where(and(eq(postcodeRange.country, 'ar'), sql`${postcode} between from_code and to_code`))
    return rows.map(({ name }) => name)
  }
  expect(await regionOf('1000')).toEqual(['Ciudad Autónoma de Buenos Aires'])
  expect(await regionOf('9410')).toEqual(['Tierra del Fuego'])
})

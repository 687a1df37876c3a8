import type { BranchOffice } from '#contract/buy/branch-offices.ts'
import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { city, postcodeRange } from '#db/schema/places.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type OfficeRow = Awaited<ReturnType<ReturnType<typeof officesRepository>['open']>>[number]

type FoundOffice = OfficeRow & { km?: number }

export const wireOffice = ({
  id,
  name,
  address,
  city: town,
  postcode,
  openingHours,
  km,
}: FoundOffice): BranchOffice => ({
  id,
  name,
  address,
  city: town,
  postcode,
  opening_hours: openingHours,
  ...(km !== undefined && { distance_km: km }),
})

export const officesRepository = (db: Handle) => ({
  /** Every office of a store that is open: some dozens at most. */
  open: (country: OpenCountry) =>
    db
      .select({
        id: branchOffice.id,
        name: branchOffice.name,
        address: branchOffice.address,
        postcode: branchOffice.postcode,
        openingHours: branchOffice.openingHours,
        acceptsDropoff: branchOffice.acceptsDropoff,
        cityId: branchOffice.idCity,
        city: city.name,
        regionId: city.fkRegion,
        lat: city.lat,
        lng: city.lng,
      })
      .from(branchOffice)
      .innerJoin(city, eq(city.idCity, branchOffice.idCity))
      .where(and(eq(branchOffice.country, country), eq(branchOffice.active, true)))
      .orderBy(asc(branchOffice.id)),

  async city(country: OpenCountry, idCity: number) {
    const [found] = await db
      .select({ cityId: city.idCity, regionId: city.fkRegion, lat: city.lat, lng: city.lng })
      .from(city)
      .where(and(eq(city.country, country), eq(city.idCity, idCity)))
    return found
  },

  async regionOfPostcode(country: OpenCountry, postcode: string): Promise<number | undefined> {
    const [range] = await db
      .select({ regionId: postcodeRange.fkRegion })
      .from(postcodeRange)
      .where(
        and(
          eq(postcodeRange.country, country),
          sql`length(${postcodeRange.fromCode}) = length(${postcode})`,
          sql`${postcode} collate "C" between ${postcodeRange.fromCode} and ${postcodeRange.toCode}`,
        ),
      )
      .limit(1)
    return range?.regionId
  },
})

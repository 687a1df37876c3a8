/** Where an office stands, and what is near it. */
export type OfficePlace = { regionId: number; cityId: number; lat: number | null; lng: number | null }

/** Nobody carries a box further than this to an office. */
const nearKm = 60
const kmPerDegree = 111

function kmBetween(here: OfficePlace, there: OfficePlace): number | undefined {
  if (here.lat === null || here.lng === null || there.lat === null || there.lng === null) return undefined
  const north = (here.lat - there.lat) * kmPerDegree
  const east = (here.lng - there.lng) * kmPerDegree * Math.cos((here.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Offices that one reaches from a city, the nearest first. */
export function officesNearCity<O extends OfficePlace>(offices: readonly O[], city: OfficePlace): O[] {
  return offices
    .map((office) => ({ office, km: office.cityId === city.cityId ? 0 : kmBetween(city, office) }))
    .filter(({ km }) => km !== undefined && km <= nearKm)
    .toSorted((one, other) => one.km! - other.km!)
    .map(({ office }) => office)
}

/** A postcode tells its region: its offices, those with the most alike postcode first. */
export function officesNearPostcode<O extends OfficePlace & { postcode: string }>(
  offices: readonly O[],
  { postcode, regionId }: { postcode: string; regionId: number },
): O[] {
  const away = (office: O) => Math.abs(Number(office.postcode) - Number(postcode))
  return offices.filter((office) => office.regionId === regionId).toSorted((one, other) => away(one) - away(other))
}

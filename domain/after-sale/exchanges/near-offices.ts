/** Where an office is. */
export type OfficePlace = { regionId: number; cityId: number; lat: number | null; lng: number | null }

/** The farthest distance a customer is expected to carry a box to an office. */
const nearKm = 60
const kmPerDegree = 111

function kmBetween(here: OfficePlace, there: OfficePlace): number | undefined {
  if (here.lat === null || here.lng === null || there.lat === null || there.lng === null) return undefined
  const north = (here.lat - there.lat) * kmPerDegree
  const east = (here.lng - there.lng) * kmPerDegree * Math.cos((here.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Offices within reach of a city, nearest first, with the distance between their cities. */
export function officesNearCity<O extends OfficePlace>(
  offices: readonly O[],
  city: OfficePlace,
): (O & { km: number })[] {
  return offices
    .map((office) => ({ office, km: office.cityId === city.cityId ? 0 : kmBetween(city, office) }))
    .filter(({ km }) => km !== undefined && km <= nearKm)
    .toSorted((one, other) => one.km! - other.km!)
    .map(({ office, km }) => ({ ...office, km: Math.round(km!) }))
}

/** Offices in the region of a postcode, those with the closest postcode first. */
export function officesNearPostcode<O extends OfficePlace & { postcode: string }>(
  offices: readonly O[],
  { postcode, regionId }: { postcode: string; regionId: number },
): O[] {
  const away = (office: O) => Math.abs(Number(office.postcode) - Number(postcode))
  return offices.filter((office) => office.regionId === regionId).toSorted((one, other) => away(one) - away(other))
}

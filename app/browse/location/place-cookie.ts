import { placeCookie } from '#app/platform/country/visitor.ts'
import type { CityRegion } from '#app/platform/device/city-region-store.ts'

const aYear = 365 * 24 * 60 * 60

/** Writes the cookie the server reads the chosen city from: `{region}-{city}` (GEO-05). */
export function writePlaceCookie(place: CityRegion | undefined): void {
  const value = place ? `${place.region}-${place.city}` : ''
  document.cookie = `${placeCookie}=${value}; path=/; max-age=${place ? aYear : 0}; samesite=lax`
}

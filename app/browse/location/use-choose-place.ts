import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { writePlaceCookie } from './place-cookie.ts'

/**
 * The only way to change the delivery city: it is persisted and sent to the server by cookie. Lists are cached per city
 * (catalog/query/list-query.ts).
 */
export function useChoosePlace() {
  const choose = useCityRegion((state) => state.choose)
  return (place: CityRegion | undefined) => {
    choose(place)
    writePlaceCookie(place)
  }
}

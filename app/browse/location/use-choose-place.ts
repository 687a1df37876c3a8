import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { writePlaceCookie } from './place-cookie.ts'

/** The one way to change the delivery city: persisted, told to the server by cookie; lists belong to a city (catalog/list-query.ts). */
export function useChoosePlace() {
  const choose = useCityRegion((state) => state.choose)
  return (place: CityRegion | undefined) => {
    choose(place)
    writePlaceCookie(place)
  }
}

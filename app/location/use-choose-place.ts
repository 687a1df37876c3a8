import { useCityRegion, type CityRegion } from '#app/device/city-region-store.ts'
import { writePlaceCookie } from './place-cookie.ts'

/** The one way to change where things are sent: remembered, told to the server, and with that every list is another one (catalog/list-query.ts). */
export function useChoosePlace() {
  const remember = useCityRegion((state) => state.choose)
  return (place: CityRegion | undefined) => {
    remember(place)
    writePlaceCookie(place)
  }
}

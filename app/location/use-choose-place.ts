import { useQueryClient } from '@tanstack/react-query'
import { useCityRegion, type CityRegion } from '#app/device/device-stores.ts'
import { writePlaceCookie } from './place-cookie.ts'

/** The one way to change where things are sent: remembered, told to the server, and every list asked for anew. */
export function useChoosePlace() {
  const client = useQueryClient()
  const remember = useCityRegion((state) => state.choose)
  return (place: CityRegion | undefined) => {
    remember(place)
    writePlaceCookie(place)
    client.removeQueries({ queryKey: ['catalog'] })
  }
}

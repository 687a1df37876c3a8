import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readCities, readRegions } from '#contract/browse/geo.ts'

/** The regions and cities of the country, for address forms. */
export function usePlaces({ isEnabled = true } = {}) {
  const call = useCall()
  return useQuery({
    queryKey: ['places'],
    enabled: isEnabled,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [regions, cities] = await Promise.all([call(readRegions, {}, { signal }), call(readCities, {}, { signal })])
      return { regions: regions.data.regions, cities: cities.data.cities }
    },
  })
}

export type Places = NonNullable<ReturnType<typeof usePlaces>['data']>

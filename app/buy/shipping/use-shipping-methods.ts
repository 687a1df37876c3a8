import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { readShippingMethods, type ShippingOffer } from '#contract/buy/shipping.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { arrivalText } from '#domain/buy/shipping/arrival-text.ts'
import { readyText } from '#domain/buy/shipping/pickup-words.ts'

/**
 * Shipping methods to the visitor's city, for one product or for all (API-27); fetched in the browser, where the city
 * is known.
 */
export function useShippingMethods(sku?: string) {
  const call = useCall()
  const { country } = useCountry()
  const place = useCityRegion((state) => state.place)
  const location = place && `${place.region}-${place.city}`
  const query = useQuery({
    queryKey: ['shipping', sku, location],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(readShippingMethods, { query: { ...(sku && { sku }), ...(location && { location }) } }, { signal }),
  })
  /** The latest day is only shown for a known city. */
  const arrivalOf = ({ code, from, to }: ShippingOffer) =>
    code === 'pickup' ? readyText(from, country) : arrivalText({ from, to: place ? to : undefined })
  return { ...query, place, arrivalOf }
}

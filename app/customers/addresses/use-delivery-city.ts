import { useEffect } from 'react'
import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { useChoosePlace } from '#app/browse/location/use-choose-place.ts'
import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { currentPlace } from '#domain/buy/shipping/current-place.ts'

/** Which city the addresses gave last in this tab: one that is chosen by hand afterwards stays. */
const givenKey = 'city-of-address'

const placeOf = (address: CustomerAddress): (CityRegion & { isDefaultShipping: boolean })[] =>
  address.fk_customer_address_city === null
    ? []
    : [
        {
          region: address.fk_customer_address_region,
          city: address.fk_customer_address_city,
          label: address.city,
          isDefaultShipping: address.is_default_shipping === '1',
        },
      ]

/** The default shipping address says where things are sent (GEO-04). */
export function useDeliveryCity(addresses: readonly CustomerAddress[] | undefined): void {
  const choose = useChoosePlace()
  useEffect(() => {
    const give = () => {
      const saved = useCityRegion.getState().place
      const place = currentPlace<CityRegion>(addresses?.flatMap(placeOf) ?? [], saved)
      if (!place || place === saved || sessionStorage.getItem(givenKey) === String(place.city)) return
      sessionStorage.setItem(givenKey, String(place.city))
      const { region, city, label } = place
      if (city !== saved?.city) choose({ region, city, label })
    }
    // Before the device has remembered, it would put back what it knew.
    if (!useCityRegion.persist.hasHydrated()) return useCityRegion.persist.onFinishHydration(give)
    give()
    return undefined
  }, [addresses, choose])
}

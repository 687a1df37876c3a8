import { useEffect } from 'react'
import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { useChoosePlace } from '#app/browse/location/use-choose-place.ts'
import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { currentPlace } from '#domain/buy/shipping/current-place.ts'

/** The city last taken from the addresses in this tab: one that is chosen manually afterwards stays. */
const appliedCityKey = 'city-of-address'

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

/** Sets the delivery city from the default shipping address (GEO-04). */
export function useDeliveryCity(addresses: readonly CustomerAddress[] | undefined): void {
  const choose = useChoosePlace()
  useEffect(() => {
    const applyCity = () => {
      const saved = useCityRegion.getState().place
      const place = currentPlace<CityRegion>(addresses?.flatMap(placeOf) ?? [], saved)
      if (!place || place === saved || sessionStorage.getItem(appliedCityKey) === String(place.city)) return
      sessionStorage.setItem(appliedCityKey, String(place.city))
      const { region, city, label } = place
      if (city !== saved?.city) choose({ region, city, label })
    }
    // Before the store is restored, restoring would overwrite the change.
    if (!useCityRegion.persist.hasHydrated()) return useCityRegion.persist.onFinishHydration(applyCity)
    applyCity()
    return undefined
  }, [addresses, choose])
}

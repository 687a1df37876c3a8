import { seenProducts } from '#app/platform/device/seen-products.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import SeenRow from './seen-row.tsx'

/** Home's row on another screen, for one that only comes to be in the browser, where there is a device to ask. */
export default function SeenElsewhere() {
  const skus = seenProducts.all(useCountry().country)
  return skus.length > 0 && <SeenRow skus={skus} />
}

import { seenProducts } from '#app/platform/device/seen-products.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import RecentlyViewedRow from './recently-viewed-row.tsx'

/**
 * The row of recently viewed products for a screen that only renders in the browser, where the device's list is
 * available.
 */
export default function RecentlyViewedInBrowser() {
  const skus = seenProducts.all(useCountry().country)
  return skus.length > 0 && <RecentlyViewedRow skus={skus} />
}

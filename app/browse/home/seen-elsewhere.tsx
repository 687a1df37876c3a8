import { seenProducts } from '#app/platform/device/seen-products.ts'
import { useStore } from '#app/platform/country/use-store.ts'
import SeenRow from './seen-row.tsx'

/** Home's row on another screen, for one that only comes to be in the browser, where there is a device to ask. */
export default function SeenElsewhere() {
  const skus = seenProducts.all(useStore().country)
  return skus.length > 0 && <SeenRow skus={skus} />
}

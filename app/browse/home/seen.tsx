import { lazy, Suspense, useEffect, useState } from 'react'
import { seenProducts } from '#app/platform/device/seen-products.ts'
import { useCountry } from '#app/platform/country/use-country.ts'

const SeenRow = lazy(() => import('./seen-row.tsx'))

/** What this device looked at: known only there, so it is asked for after hydration, and only if there is any. */
export function Seen() {
  const { country } = useCountry()
  const [skus, setSkus] = useState<string[]>([])
  useEffect(() => setSkus(seenProducts.all(country)), [country])
  if (skus.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SeenRow skus={skus} />
    </Suspense>
  )
}

import { useEffect, useState } from 'react'
import { seenProducts } from '#app/platform/device/seen-products.ts'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'

const RecentlyViewedRow = quietPart(() => import('./recently-viewed-row.tsx'))

/**
 * The products viewed on this device. The list is only known there, so it loads after hydration, and only if it is not
 * empty.
 */
export function RecentlyViewed() {
  const { country } = useCountry()
  const [skus, setSkus] = useState<string[]>([])
  useEffect(() => setSkus(seenProducts.all(country)), [country])
  if (skus.length === 0) return null
  return <RecentlyViewedRow skus={skus} />
}

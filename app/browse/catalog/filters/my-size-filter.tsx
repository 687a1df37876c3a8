import { lazy, Suspense } from 'react'
import { useMySizes } from '#app/platform/device/my-sizes-store.ts'
import type { MySizeChips } from '#app/customers/my-sizes/my-size-chips.tsx'

const Chips = lazy(() => import('#app/customers/my-sizes/my-size-chips.tsx'))

/** The sizes somebody is known to wear, as the first filters of a list; nothing is loaded for whoever said none. */
export function MySizeFilter(chips: MySizeChips) {
  const isKnown = useMySizes().length > 0
  return (
    isKnown && (
      <Suspense>
        <Chips {...chips} />
      </Suspense>
    )
  )
}

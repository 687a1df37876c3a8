import { useMySizes } from '#app/platform/device/my-sizes-store.ts'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import type { MySizeChipsProps } from '#app/customers/my-sizes/my-size-chips.tsx'

const Chips = quietPart(() => import('#app/customers/my-sizes/my-size-chips.tsx'))

/**
 * The customer's own sizes as the first filters of a list; the script loads only for customers who have entered any.
 */
export function MySizeFilter(chips: MySizeChipsProps) {
  const hasSizes = useMySizes().length > 0
  return hasSizes && <Chips {...chips} />
}

import { create } from 'zustand'
import { maxComparedProducts } from '#domain/browse/compare/comparison.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { recentList } from './recent-list.ts'

/** What this device compares: skus only, the latest first; all else is asked anew. */
const stored = recentList({ name: 'compared', maxLength: maxComparedProducts })

/** In the order they were taken. Empty until the page runs in a browser. */
export const useCompared = create<readonly string[]>(() => [])

const show = (country: OpenCountry) => useCompared.setState(stored.all(country).toReversed(), true)

export const restoreCompared = show

export function setCompared(country: OpenCountry, skus: readonly string[]): void {
  stored.clear(country)
  for (const sku of skus) stored.add(country, sku)
  show(country)
}

import { create } from 'zustand'
import { maxComparedProducts } from '#domain/browse/compare/comparison.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { recentList } from './recent-list.ts'

/** The compared skus on this device, latest first; their data is always fetched. */
const stored = recentList({ name: 'compared', maxLength: maxComparedProducts })

/** In the order they were added. Empty until hydration. */
export const useCompared = create<readonly string[]>(() => [])

const show = (country: OpenCountry) => useCompared.setState(stored.all(country).toReversed(), true)

export const restoreCompared = show

export function setCompared(country: OpenCountry, skus: readonly string[]): void {
  stored.clear(country)
  for (const sku of skus) stored.add(country, sku)
  show(country)
}

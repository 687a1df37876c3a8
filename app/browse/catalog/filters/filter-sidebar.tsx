import { useState } from 'react'
import type { CatalogFilter, CatalogOption } from '#contract/browse/catalog.ts'
import { steadyFilters } from '#domain/browse/catalog/steady-filters.ts'
import { useListing } from '../catalog-context.ts'
import { FilterPanel } from './filter-panel.tsx'

/** Beside the list on wide windows, where there is room to see both: a choice applies at once. */
export default function FilterSidebar() {
  const { answer, selection, chosen, choose } = useListing()
  const place = `${answer.basePath} ${selection.q ?? ''}`
  const [begun, begin] = useState({ place, filters: answer.availableFilters })
  if (begun.place !== place) begin({ place, filters: answer.availableFilters })
  const filters = steadyFilters<CatalogOption, CatalogFilter>(begun.filters, answer.availableFilters)
  return <FilterPanel filters={filters} draft={chosen} onChange={(next) => choose(next, { keepsFocus: true })} />
}

import { useState } from 'react'
import type { CatalogFilter, CatalogOption } from '#contract/browse/catalog.ts'
import { steadyFilters } from '#domain/browse/catalog/steady-filters.ts'
import { useListing } from '../catalog-context.ts'
import { FilterPanel } from './filter-panel.tsx'

/** The filters beside the list on wide windows, applied immediately. */
export default function FilterSidebar() {
  const { answer, selection, chosen, choose } = useListing()
  const place = `${answer.basePath} ${selection.q ?? ''}`
  const [initial, setInitial] = useState({ place, filters: answer.availableFilters })
  if (initial.place !== place) setInitial({ place, filters: answer.availableFilters })
  const filters = steadyFilters<CatalogOption, CatalogFilter>(initial.filters, answer.availableFilters)
  return <FilterPanel filters={filters} draft={chosen} onChange={(next) => choose(next, { keepsFocus: true })} />
}

import { useEffect, useEffectEvent } from 'react'
import { track } from '#app/platform/tracking/track.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { pageKind } from '#domain/platform/analytics/page-kind.ts'
import { entryKey } from '#domain/browse/catalog/address/entry-key.ts'
import { hasFilters, type Selection } from '#domain/browse/catalog/address/selection.ts'

/** Sends the analytics events of a catalogue answer: search results, promotion list, no results (ANA-13, ANA-19). */
export function useTrackedAnswer(answer: CatalogPage, selection: Selection): void {
  const list = entryKey(selection)
  const trackAnswer = useEffectEvent((shown: string) => {
    if (shown !== list) return
    const { search } = answer.resultDetails
    const term = search?.q
    const { pathname: path } = location
    if (search) track('view_search_results', { ...search, term: search.q, total: answer.total })
    if (answer.total === 0) {
      const isFilter = hasFilters(selection) || term === undefined
      track('empty_results', { kind: isFilter ? 'Filtro' : 'Búsqueda', term, path })
    } else if (pageKind(location) === 'promotion_list') {
      track('view_promotion_list', { name: answer.title, path, products: answer.products })
    }
  })
  useEffect(() => trackAnswer(list), [list])
}

import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#app/api/client.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import type { Selection } from '#domain/catalog/selection.ts'
import { askCatalog } from './ask-catalog.ts'
import { catalogKey, entryOf, heldForMs } from './catalog-entry.ts'
import { visitorOf } from './visitor.ts'

/** A list that somebody may be about to open: asked for once, and there when the address changes to it. */
export function listQuery(call: Call, selection: Selection, type: CatalogPage['pageType']) {
  return queryOptions({
    queryKey: catalogKey(selection),
    queryFn: async ({ signal }) =>
      entryOf(await askCatalog(call, selection, visitorOf(document.cookie), { signal, type })),
    staleTime: heldForMs,
    gcTime: heldForMs * 2,
  })
}

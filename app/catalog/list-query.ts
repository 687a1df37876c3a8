import type { Call } from '#app/api/client.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import type { Selection } from '#domain/catalog/selection.ts'
import { catalogKey, entryOf, heldForMs } from './catalog-entry.ts'
import { visitorOf } from '#app/store/visitor.ts'

/** A list that somebody may be about to open: asked for once, and there when the address changes to it. */
export function listQuery(call: Call, selection: Selection, type: CatalogPage['pageType']) {
  return {
    queryKey: catalogKey(selection),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { askCatalog } = await import('./ask-catalog.ts')
      return entryOf(await askCatalog(call, selection, visitorOf(document.cookie), { signal, type }))
    },
    staleTime: heldForMs,
  }
}

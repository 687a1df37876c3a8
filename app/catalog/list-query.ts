import type { Call } from '#app/api/client.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import type { Selection } from '#domain/catalog/selection.ts'
import { askForList } from './list-call.ts'
import { catalogKey, entryOf, heldForMs } from './catalog-entry.ts'

/** A list that somebody may be about to open: asked for once, and there when the address changes to it. */
export function listQuery(call: Call, selection: Selection, type: CatalogPage['pageType']) {
  return {
    queryKey: catalogKey(selection),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      entryOf(await askForList(call, selection, { signal, type })),
    staleTime: heldForMs,
  }
}

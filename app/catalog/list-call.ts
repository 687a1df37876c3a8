import type { Call, CallOptions } from '#app/api/client.ts'
import { speaksLegacy, visitorOf } from '#app/store/visitor.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import type { Selection } from '#domain/catalog/selection.ts'

/** Asks from the browser, in the dialect the flag wants (OP-025). No list needs either before it is painted. */
export async function askForList(
  call: Call,
  selection: Selection,
  options: CallOptions & { type: CatalogPage['pageType'] },
): Promise<CatalogPage> {
  const cookies = document.cookie
  const { askCatalog } = await (speaksLegacy(cookies) ? import('./ask-legacy-catalog.ts') : import('./ask-catalog.ts'))
  return askCatalog(call, selection, visitorOf(cookies), options)
}

import type { Call, CallOptions } from '#app/platform/api/client.ts'
import type { Visitor } from '#app/platform/country/visitor.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { legacyCatalog, type LegacyCatalogPage } from '#contract/browse/catalog-legacy.ts'
import { apiPath } from '#domain/browse/catalog/address/api-path.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { itemsPerPage } from '#domain/browse/catalog/address/request-of.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'

/** Converts a legacy answer to the current format (CAT-34). */
function fromLegacy({
  qty_products,
  result,
  nearby,
  filters,
  sortingoptions,
  ...page
}: LegacyCatalogPage): CatalogPage {
  const cards = (some: LegacyCatalogPage['nearby']) =>
    some.map(({ price, specialprice, ...card }) => ({
      ...card,
      numericOriginalPrice: price,
      numericDiscountPrice: specialprice,
    }))
  return {
    ...page,
    itemsPerPage: qty_products,
    products: cards(result.products),
    nearby: cards(nearby),
    availableFilters: filters,
    availableSort: sortingoptions,
  }
}

/** Fetches one page of a list from the legacy API: the page's own address with a few query parameters (OP-027). */
export async function fetchCatalog(
  call: Call,
  selection: Selection,
  { locationCode, sortingFormula }: Visitor,
  options: CallOptions = {},
): Promise<CatalogPage> {
  const [path = '/', search] = apiPath(writeAddress(selection)).split('?')
  const query = {
    ...(sortingFormula && { sortingFormula }),
    ...(locationCode && { location: locationCode }),
    ...Object.fromEntries(new URLSearchParams(search)),
    details: 'false',
    qty_products: String(itemsPerPage),
  }
  return fromLegacy(await call(legacyCatalog(path), { query }, options))
}

import { data, redirect } from 'react-router'
import { CallFailure, Refused } from '#app/platform/api/failures.ts'
import type { Call } from '#app/platform/api/client.ts'
import { notFoundMessage } from '#contract/browse/catalog.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { settle, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'
import { fetchCatalog } from './fetch-catalog.ts'
import type { InitialPage } from './list-query.ts'
import type { Visitor } from '#app/platform/country/visitor.ts'

const isUnknownPlace = (error: unknown) =>
  (error instanceof CallFailure && error.status === 404) ||
  (error instanceof Refused && (error.code === 'catalog_not_found' || error.message === notFoundMessage))

/** Drops what neither a card nor an analytics event needs, because the data is embedded in the page. */
const withoutUnusedFields = (product: ProductCardData): ProductCardData => ({
  ...product,
  secondImage: null,
  colorFamily: '',
  seller: '',
  sellerFreeShipping: false,
  isProductBoost: false,
  siblings: product.siblings.map((sibling) => ({ ...sibling, id: '' })),
})

/** Loads the list of an address; throws a redirect to its canonical address, or a 404. */
export async function loadCatalog(call: Call, selection: Selection, visitor: Visitor): Promise<InitialPage> {
  const answer = await fetchCatalog(call, selection, visitor).catch((error: unknown) => {
    if (isUnknownPlace(error)) throw data(null, { status: 404 })
    throw error
  })
  const { error } = answer.messages
  if (error === notFoundMessage) throw data(null, { status: 404 })
  if (error !== null) throw new Error(error)
  if (answer.redirect) throw redirect(`${answer.redirect}?${new URLSearchParams({ desde: selection.q ?? '' })}`)
  // A brand in the query belongs in the path (OP-028), which is only known now.
  if (selection.brands.length > 0) {
    const known = answer.resultDetails.filters.brand ?? []
    throw redirect(writeAddress(settle(selection, answer.basePath, [...known, ...selection.brands])), 301)
  }
  const { page, itemsPerPage, total } = answer
  const shown = {
    ...answer,
    products: answer.products.map(withoutUnusedFields),
    nearby: answer.nearby.map(withoutUnusedFields),
  }
  if (page * itemsPerPage >= total) return shown
  // Ten products do not fill a screen, so the next page is loaded too (U35).
  const { products: following } = await fetchCatalog(call, withPage(selection, page + 1), visitor)
  return { ...shown, following: following.map(withoutUnusedFields) }
}

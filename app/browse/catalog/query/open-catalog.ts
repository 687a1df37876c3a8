import { data, redirect } from 'react-router'
import { CallFailure, Refused } from '#app/platform/api/failures.ts'
import type { Call } from '#app/platform/api/client.ts'
import { notFoundMessage } from '#contract/browse/catalog.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { settle, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'
import { askCatalog } from './ask-catalog.ts'
import type { OpenedPage } from './list-query.ts'
import type { Visitor } from '#app/platform/country/visitor.ts'

const isUnknownPlace = (error: unknown) =>
  (error instanceof CallFailure && error.status === 404) ||
  (error instanceof Refused && (error.code === 'catalog_not_found' || error.message === notFoundMessage))

/** A page's data travels inside the page: what neither a card nor an event says stays at home. */
const asShown = (product: ProductCardData): ProductCardData => ({
  ...product,
  secondImage: null,
  colorFamily: '',
  seller: '',
  sellerFreeShipping: false,
  isProductBoost: false,
  siblings: product.siblings.map((sibling) => ({ ...sibling, id: '' })),
})

/** The list an address stands for; or the address it should be, or the news that there is no such place. */
export async function openCatalog(call: Call, selection: Selection, visitor: Visitor): Promise<OpenedPage> {
  const answer = await askCatalog(call, selection, visitor).catch((error: unknown) => {
    if (isUnknownPlace(error)) throw data(null, { status: 404 })
    throw error
  })
  const { error } = answer.messages
  if (error === notFoundMessage) throw data(null, { status: 404 })
  if (error !== null) throw new Error(error)
  if (answer.redirect) throw redirect(`${answer.redirect}?${new URLSearchParams({ desde: selection.q ?? '' })}`)
  // A brand in the query belongs into the path (OP-028); now that the path is understood it can go there.
  if (selection.brands.length > 0) {
    const known = answer.resultDetails.filters.brand ?? []
    throw redirect(writeAddress(settle(selection, answer.basePath, [...known, ...selection.brands])), 301)
  }
  const { page, itemsPerPage, total } = answer
  const shown = { ...answer, products: answer.products.map(asShown), nearby: answer.nearby.map(asShown) }
  if (page * itemsPerPage >= total) return shown
  // Ten products do not fill a screen: the page after it comes along (U35).
  const { products: following } = await askCatalog(call, withPage(selection, page + 1), visitor)
  return { ...shown, following: following.map(asShown) }
}

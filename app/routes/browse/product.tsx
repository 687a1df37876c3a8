import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { addToCart } from '#app/buy/cart/add-to-cart.ts'
import { visitorCart } from '#app/buy/cart/cart-target.ts'
import { fetchCatalog } from '#app/browse/catalog/query/fetch-catalog.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { lazyPart } from '#app/platform/lazy/lazy-part.tsx'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { loadProduct } from '#app/browse/product/load-product.ts'
import { productMeta } from '#app/browse/product/seo/product-meta.ts'
import { ProductScreen } from '#app/browse/product/product-screen.tsx'
import type { Submitted } from '#app/browse/product/purchase/submitted-notice.tsx'
import { ErrorScreen } from '#app/shell/screens/error-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { productWords } from '#app/browse/product/product-words.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { readAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { wordsOfSlug } from '#domain/browse/product/words-of-slug.ts'
import type { Route } from './+types/product'

/** Only loaded when the product does not exist. */
const UnavailableProduct = lazyPart(() => import('#app/browse/product/unavailable-product.tsx'), 'page')

/** The bar shows the shop's name for visitors from outside, and the back arrow for those from a list. */
export const handle: ScreenHandle = { title: (_words, brand) => brand.wordmark }

const maxAlternatives = 8

/** Searches for similar products by the name in the address of a product that is no longer sold. */
async function alternatives(call: ReturnType<typeof callWith>, segment: string): Promise<ProductCardData[]> {
  const q = wordsOfSlug(segment)
  if (!q) return []
  const search = new URLSearchParams({ q })
  const found = await fetchCatalog(call, readAddress('/catalog/', `?${search}`), {}).catch(() => undefined)
  return found?.products.slice(0, maxAlternatives) ?? []
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { send, country } = context.get(pageContext)
  const call = callWith(send)
  const loaded = await loadProduct(call, country, params.productName)
  if (!loaded) throw data(await alternatives(call, params.productName), { status: 404 })
  return loaded
}

/** The size form without scripts: the same page is rendered with the result (U46). */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Submitted> {
  const { send, country } = context.get(pageContext)
  const call = callWith(send)
  const item = formText(await request.formData(), 'item')
  const words = productWords(country)
  const loaded = await loadProduct(call, country, params.productName)
  const simple = loaded?.product.simples.find(({ sku }) => sku === item)
  if (!simple) return { item: '', isError: true, text: words.chooseSize }
  if (!simple.available) return { item, isError: true, text: words.sizeSoldOut(simple.size) }
  const { isError, text } = (await addToCart(visitorCart(call), item)) ?? {
    isError: true,
    text: sentenceOf(undefined),
  }
  return { item, isError, text }
}

/** The size form with scripts: the cart's script loads when the page is idle, or with the first tap. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<undefined> {
  const item = formText(await request.formData(), 'item')
  try {
    const { addFromProduct } = await loadAgain(() => import('#app/buy/cart/client/cart-client.ts'))
    await addFromProduct(pageCountry(), pageQueryClient(), item)
  } catch (error) {
    useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' })
  }
}

/** Opening a sheet is no reason to fetch the product again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta(loaderData.product, matches[0].loaderData) : [{ name: 'robots', content: 'noindex' }]

export default function ProductRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { brand: maker, productName } = loaderData.product
  // Another model is another page; another colour of this one keeps the chosen size.
  return (
    <ProductScreen
      key={`${maker} ${productName}`}
      loaded={loaderData}
      segment={params.productName}
      submitted={actionData}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <UnavailableProduct similar={(error.data ?? []) as ProductCardData[]} />
  }
  return <ErrorScreen error={error} />
}

import { data, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { catalogStructuredData } from '#app/browse/catalog/seo/catalog-structured-data.ts'
import { catalogMeta, isPlainList } from '#app/browse/catalog/seo/catalog-meta.ts'
import { CatalogScreen } from '#app/browse/catalog/catalog-screen.tsx'
import {
  hasFreshPage,
  isForAnotherPlace,
  listKey,
  initialListData,
  initialPageOf,
  type ListData,
} from '#app/browse/catalog/query/list-query.ts'
import { loadCatalog } from '#app/browse/catalog/query/load-catalog.ts'
import { warmPage } from '#app/browse/catalog/query/warm-page.ts'
import { SearchForm } from '#app/browse/search/search-form.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { visitorOf } from '#app/platform/country/visitor.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { SearchEntry } from '#app/browse/search/search-entry.tsx'
import { JsonLd } from '#app/platform/ui/json-ld.tsx'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { readAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { entryKey } from '#domain/browse/catalog/address/entry-key.ts'
import type { Route } from './+types/catalog'

export const handle = { isRoot: true }

const currentPlace = () => visitorOf(document.cookie).locationCode

const selectionOf = ({ pathname, search }: URL) => readAddress(pathname, search)

/** Every other path is a catalogue page, except what is plainly a file such as `/wp-login.php` (OP-015). */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (/\.[a-z0-9]{1,5}$/i.test(params['*'])) throw data(null, { status: 404 })
  const call = callWith(context.get(pageContext).send)
  const visitor = visitorOf(request.headers.get('cookie') ?? '')
  return { answer: await loadCatalog(call, selectionOf(url), visitor), answeredFor: visitor.locationCode }
}

/** A list that is still cached is shown as it was left: same products, same position (U9). */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const selection = selectionOf(url)
  const client = pageQueryClient()
  const place = currentPlace()
  const cached = client.getQueryState<ListData>(listKey(selection, place))
  if (hasFreshPage(cached, selection)) return { answer: initialPageOf(cached!.data!), answeredFor: place }
  const loaded = await serverLoader()
  client.setQueryData(listKey(selection, loaded.answeredFor), initialListData(loaded.answer))
  if (isPlainList(loaded.answer, url.search)) warmPage(url.pathname)
  return loaded
}

/** Opening a sheet or scrolling down the list is no reason to fetch it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  entryKey(selectionOf(currentUrl)) === entryKey(selectionOf(nextUrl))
    ? // Unless the visitor chose another city meanwhile, which makes it another list.
      isForAnotherPlace(pageQueryClient(), selectionOf(nextUrl), currentPlace())
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return catalogMeta(loaderData.answer, { ...matches[0].loaderData, search: location.search })
}

/**
 * The search field on search results; other lists have it in the bar and in the tabs. Without scripts the search entry
 * links to the page of all products, so there it is the form itself.
 */
function CatalogSearch({ q }: { q: string | undefined }) {
  const { words } = useCountry()
  const isSearchPage = useLocation().pathname === searchPath
  if (q) return <SearchEntry q={q} />
  if (!isSearchPage) return null
  return <SearchForm label={words.bar.searchHint} action={words.bar.search} className="pt-1" />
}

export default function CatalogRoute({ loaderData, matches }: Route.ComponentProps) {
  const { search } = useLocation()
  const { answer } = loaderData
  return (
    <>
      {isPlainList(answer, search) && (
        <JsonLd data={import.meta.env.SSR ? catalogStructuredData(answer, matches[0].loaderData.origin) : undefined} />
      )}
      <CatalogScreen {...loaderData} search={<CatalogSearch q={answer.resultDetails.search?.q} />} />
    </>
  )
}

import type { MetaDescriptor } from 'react-router'
import { catalogWords } from '#app/platform/texts/catalog-words.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { isPageParameter } from '#domain/shell/page-parameters.ts'
import type { ShownBrand } from '#contract/platform/config.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type MetaContext = { origin: string; country: OpenCountry; brand: ShownBrand; search: string }

const nonFilterParameters = new Set(['country', 'page', 'q'])

/** A parameter that no screen reads, such as a campaign tag, is no filter; the server removes it before rendering. */
const isUnfiltered = (search: string) =>
  [...new URLSearchParams(search).keys()].every((name) => nonFilterParameters.has(name) || !isPageParameter(name))

/** A list without filters or search. */
export const isPlainList = ({ pageType }: CatalogPage, search: string) => isUnfiltered(search) && pageType !== 'search'

/** A search that found something is a page of its own and may be indexed. */
const isIndexed = ({ total, pageType }: CatalogPage, search: string) =>
  isUnfiltered(search) && (total > 0 || pageType !== 'search')

/** Search engines index lists and searches with results, and only follow the links of filtered ones. */
export function catalogMeta(answer: CatalogPage, { origin, country, brand, search }: MetaContext): MetaDescriptor[] {
  const { seoSettings, resultDetails } = answer
  const words = catalogWords(country)
  const q = resultDetails.search?.q
  // An editorial page title already contains the shop's name.
  const title = q ? `${words.search.title(q)} | ${brand.name}` : seoSettings.pageTitle
  const own = seoSettings.canonical + (q ? `?${new URLSearchParams({ q })}` : '')
  return [
    { title },
    { name: 'description', content: seoSettings.description },
    { tagName: 'link', rel: 'canonical', href: new URL(own, origin).href },
    ...(isIndexed(answer, search) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

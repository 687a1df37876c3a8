import type { MetaDescriptor } from 'react-router'
import { catalogWords } from '#app/platform/texts/catalog-words.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { isPageParameter } from '#domain/shell/page-parameters.ts'
import { brand, type OpenCountry } from '#domain/platform/country/country.ts'

type Place = { origin: string; country: OpenCountry; search: string }

const unfiltering = new Set(['country', 'page', 'q'])

/** What no screen reads (the mark of a campaign) filters nothing; the server does not even see it. */
const isUnfiltered = (search: string) =>
  [...new URLSearchParams(search).keys()].every((name) => unfiltering.has(name) || !isPageParameter(name))

/** Nothing filtered, nothing searched for. */
export const isPlainList = ({ pageType }: CatalogPage, search: string) => isUnfiltered(search) && pageType !== 'search'

/** Worth an engine's file: the words of a search that found something are a page of their own. */
const isFiled = ({ total, pageType }: CatalogPage, search: string) =>
  isUnfiltered(search) && (total > 0 || pageType !== 'search')

/** What search engines are told: lists and searches that found something are filed, filtered ones only followed. */
export function catalogMeta(answer: CatalogPage, { origin, country, search }: Place): MetaDescriptor[] {
  const { seoSettings, resultDetails } = answer
  const words = catalogWords(country)
  const q = resultDetails.search?.q
  // A title written for the page names the shop already.
  const title = q ? `${words.search.title(q)} | ${brand.name}` : seoSettings.pageTitle
  const own = seoSettings.canonical + (q ? `?${new URLSearchParams({ q })}` : '')
  return [
    { title },
    { name: 'description', content: seoSettings.description },
    { tagName: 'link', rel: 'canonical', href: new URL(own, origin).href },
    ...(isFiled(answer, search) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

import type { MetaDescriptor } from 'react-router'
import { catalogWords } from '#app/words/catalog-words.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { brand, type OpenCountry } from '#domain/store/country.ts'

type Place = { origin: string; country: OpenCountry; search: string }

/** Nothing filtered, nothing searched for: a list that is worth filing. */
export function isPlainList({ pageType }: CatalogPage, search: string): boolean {
  const query = new URLSearchParams(search)
  query.delete('country')
  query.delete('page')
  return query.size === 0 && pageType !== 'search'
}

/** What search engines are told. Lists that somebody filtered or searched are followed, not filed. */
export function catalogMeta(answer: CatalogPage, { origin, country, search }: Place): MetaDescriptor[] {
  const { seoSettings, resultDetails } = answer
  const words = catalogWords(country)
  const q = resultDetails.search?.q
  // A title written for the page names the shop already.
  const title = q ? `${words.search.title(q)} | ${brand.name}` : seoSettings.pageTitle
  const absolute = (path: string) => new URL(path, origin).href
  return [
    { title },
    { name: 'description', content: seoSettings.description },
    { tagName: 'link', rel: 'canonical', href: absolute(seoSettings.canonical) },
    ...(isPlainList(answer, search) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

import type { MetaDescriptor } from 'react-router'
import { catalogWords } from '#app/words/catalog-words.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { brand, type OpenCountry } from '#domain/store/country.ts'

type Place = { origin: string; country: OpenCountry; search: string }

/** What search engines are told. Lists that somebody filtered or searched are followed, not filed. */
export function catalogMeta(answer: CatalogPage, { origin, country, search }: Place): MetaDescriptor[] {
  const { seoSettings, breadcrumb, products, total, resultDetails } = answer
  const words = catalogWords(country)
  const q = resultDetails.search?.q
  // A title written for the page names the shop already.
  const title = q ? `${words.search.title(q)} | ${brand.name}` : seoSettings.pageTitle
  const absolute = (path: string) => new URL(path, origin).href
  const query = new URLSearchParams(search)
  query.delete('country')
  query.delete('page')
  const isPlain = query.size === 0 && answer.pageType !== 'search'
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(url),
    })),
  }
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: answer.title,
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(product.url),
      name: product.productName,
    })),
  }
  return [
    { title },
    { name: 'description', content: seoSettings.description },
    { tagName: 'link', rel: 'canonical', href: absolute(seoSettings.canonical) },
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(breadcrumb.length > 1 && isPlain ? [{ 'script:ld+json': trail }] : []),
    ...(products.length > 0 && isPlain ? [{ 'script:ld+json': list }] : []),
  ]
}

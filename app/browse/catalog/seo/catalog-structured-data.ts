import type { CatalogPage } from '#contract/browse/catalog.ts'

/** JSON-LD of a catalogue page: breadcrumbs and product list. */
export function catalogStructuredData({ breadcrumb, products, title, total }: CatalogPage, origin: string) {
  const absolute = (path: string) => new URL(path, origin).href
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(url),
    })),
  }
  const list = {
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(product.url),
      name: product.productName,
    })),
  }
  const graph = [...(breadcrumb.length > 1 ? [trail] : []), ...(products.length > 0 ? [list] : [])]
  return { '@context': 'https://schema.org', '@graph': graph }
}

import { brand as shop } from '#domain/platform/country/country.ts'
import { productPath } from './address.ts'

type Told = { name: string; brand: string; color: string; description: string; slug: string }
type Written = { pageTitle: string; description: string; canonical: string | null }

/** Search engines cut a description about here. */
const longestDescription = 155

function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longestDescription) return plain
  const end = plain.lastIndexOf(' ', longestDescription - 1)
  return `${plain.slice(0, end > 0 ? end : longestDescription - 1)}…`
}

/** What the page tells search engines: as somebody wrote it for this page, else from the product itself (PDP-07). */
export function productSeo({ name, brand, color, description, slug }: Told, written?: Written | null) {
  return {
    title: written?.pageTitle ?? `${name} ${brand} ${color} | ${shop.name}`,
    description: written?.description ?? cut(description),
    canonical: written?.canonical ?? productPath(slug),
  }
}

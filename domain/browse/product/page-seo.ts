import { productPath } from './address.ts'

type ProductSeoInput = { name: string; brand: string; color: string; description: string; slug: string }
type CustomSeo = { pageTitle: string; description: string; canonical: string | null }

/** Search engines cut descriptions at about this length. */
const maxDescriptionLength = 155

function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= maxDescriptionLength) return plain
  const end = plain.lastIndexOf(' ', maxDescriptionLength - 1)
  return `${plain.slice(0, end > 0 ? end : maxDescriptionLength - 1)}…`
}

/** The SEO texts of a page: those written for it, otherwise derived from the product (PDP-07). */
export function productSeo(
  { name, brand, color, description, slug }: ProductSeoInput,
  shopName: string,
  written?: CustomSeo | null,
) {
  return {
    title: written?.pageTitle ?? `${name} ${brand} ${color} | ${shopName}`,
    description: written?.description ?? cut(description),
    canonical: written?.canonical ?? productPath(slug),
  }
}

/** How the staff look for products of a store. */
export const shownFilters = ['shown', 'hidden'] as const
export const stockFilters = ['some', 'none', 'gaps'] as const
export const specialFilters = ['now', 'soon', 'over', 'none'] as const
export const gridSorts = ['newest', 'name', 'price', 'price-down', 'sku'] as const
export type GridSort = (typeof gridSorts)[number]

/** What is likely to be wrong with a product that shoppers see: a list to work through. */
export const catalogueChecks = [
  'no_picture',
  'no_category',
  'no_size_table',
  'price_off',
  'twin',
  'special_over',
] as const
export type CatalogueCheck = (typeof catalogueChecks)[number]

export type GridFilter = {
  text?: string | undefined
  brand?: number | undefined
  category?: number | undefined
  shown?: (typeof shownFilters)[number] | undefined
  stock?: (typeof stockFilters)[number] | undefined
  special?: (typeof specialFilters)[number] | undefined
  check?: CatalogueCheck | undefined
}

/** So many times above or below what its neighbours in a category cost, a price is probably mistyped. */
export const priceOffBy = 10
/** A category with fewer others says nothing about a price. */
export const leastNeighbours = 4

const letters: Readonly<Record<string, string>> = {
  a: 'aáàä',
  e: 'eéè',
  i: 'iíï',
  o: 'oóö',
  u: 'uúü',
  n: 'nñ',
  c: 'cç',
}

/** The words of a search as expressions of the database: letters with and without accents are the same. */
export function searchPatterns(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/\s+/).filter(Boolean).slice(0, 6)
  return words.map((word) =>
    Array.from(word, (letter) => {
      const same = letters[letter]
      if (same) return `[${same}${same.toUpperCase()}]`
      return /[a-z]/.test(letter)
        ? `[${letter}${letter.toUpperCase()}]`
        : letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`)
    }).join(''),
  )
}

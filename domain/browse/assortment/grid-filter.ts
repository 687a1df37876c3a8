/** How the staff look for products of a store. */
export const shownFilters = ['shown', 'hidden'] as const
export const stockFilters = ['some', 'none', 'gaps'] as const
export const specialFilters = ['now', 'soon', 'over', 'none'] as const
export const gridSorts = ['newest', 'name', 'price', 'price-down', 'sku'] as const
export type GridSort = (typeof gridSorts)[number]

/** More than so many are not counted: that there are more is enough to know. */
export const maxCounted = 10_000

/** What is likely to be wrong with a product that shoppers see: a list to work through. */
export const catalogueChecks = [
  'no_picture',
  'no_picture_text',
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

/** The beginnings of words that a search asks for, as the database keeps words: small letters without accents. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 6)

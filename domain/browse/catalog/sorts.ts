export type Dir = 'asc' | 'desc'
export type Sort = 'popularity' | 'relevance' | 'newest' | 'price' | 'discount' | 'name'
export type SortChoice = { sort: Sort; dir: Dir | null; label: string }

/** CAT-31. A search is sorted by relevance by default. */
export function defaultSort(isSearch: boolean): Sort {
  return isSearch ? 'relevance' : 'popularity'
}

const choices: readonly (SortChoice & { isFor: 'all' | 'search' | 'nobody' })[] = [
  { sort: 'relevance', dir: null, label: 'Relevancia', isFor: 'search' },
  { sort: 'popularity', dir: null, label: 'Popularidad', isFor: 'all' },
  { sort: 'newest', dir: null, label: 'Novedades', isFor: 'all' },
  { sort: 'price', dir: 'asc', label: 'Menor precio', isFor: 'all' },
  { sort: 'price', dir: 'desc', label: 'Mayor precio', isFor: 'all' },
  { sort: 'discount', dir: null, label: 'Mayor descuento', isFor: 'all' },
  // Accepted, but not offered (OP-030).
  { sort: 'name', dir: null, label: 'Nombre', isFor: 'nobody' },
]

const strip = ({ sort, dir, label }: SortChoice): SortChoice => ({ sort, dir, label })

/** The options of the sort sheet; relevance exists only for searches. */
export function offeredSorts(isSearch: boolean): SortChoice[] {
  return choices.filter(({ isFor }) => isFor === 'all' || (isSearch && isFor === 'search')).map(strip)
}

/** The sort of an address; an unknown one means popularity (OP-030). Price without a direction is ascending. */
export function chosenSort(sort: string | undefined, dir: string | undefined, isSearch: boolean): SortChoice {
  const fits = choices.filter((choice) => choice.sort === sort && (choice.isFor !== 'search' || isSearch))
  const found = fits.find((choice) => choice.dir === dir) ?? fits[0]
  return strip(found ?? choices.find((choice) => choice.sort === 'popularity')!)
}

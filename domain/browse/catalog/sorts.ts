export type Dir = 'asc' | 'desc'
export type Sort = 'popularity' | 'relevance' | 'newest' | 'price' | 'discount' | 'name'
export type SortChoice = { sort: Sort; dir: Dir | null; label: string }

/** CAT-31. A search has an order of its own: how well it fits the words. */
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
  // Understood, but not offered (OP-030).
  { sort: 'name', dir: null, label: 'Nombre', isFor: 'nobody' },
]

const strip = ({ sort, dir, label }: SortChoice): SortChoice => ({ sort, dir, label })

/** What the sort sheet offers; relevance means something only where there are words to be relevant to. */
export function offeredSorts(isSearch: boolean): SortChoice[] {
  return choices.filter(({ isFor }) => isFor === 'all' || (isSearch && isFor === 'search')).map(strip)
}

/** The order an address asks for; one we do not know is popularity (OP-030). A price without a direction goes up. */
export function chosenSort(sort: string | undefined, dir: string | undefined, isSearch: boolean): SortChoice {
  const fits = choices.filter((choice) => choice.sort === sort && (choice.isFor !== 'search' || isSearch))
  const found = fits.find((choice) => choice.dir === dir) ?? fits[0]
  return strip(found ?? choices.find((choice) => choice.sort === 'popularity')!)
}

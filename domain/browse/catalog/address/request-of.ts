import { filterKeysAmong } from './parameters.ts'
import { valuesOf, type Selection } from './selection.ts'
import { defaultSort } from '../sorts.ts'

/** Default page size of the catalogue (CAT-30). */
export const itemsPerPage = 10

/** The body of a catalogue request for a selection: brands become a filter like the others (OP-028). */
export function requestOf(selection: Selection) {
  const { path, q, page, sort, dir, sortingFormula } = selection
  return {
    path,
    sorting: sort ?? defaultSort(q !== undefined),
    pageInfo: { page, itemsPerPage },
    filters: filterKeysAmong(Object.keys(selection.filters))
      .map((name) => ({ name, values: [...valuesOf(selection, name)] }))
      .filter(({ values }) => values.length > 0),
    ...(dir && { dir }),
    ...(q && { q }),
    ...(sortingFormula && { sortingFormula }),
  }
}

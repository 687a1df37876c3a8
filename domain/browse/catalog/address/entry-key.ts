import { apiPath } from './api-path.ts'
import { writeAddress } from './catalog-address.ts'
import { firstPage, type Selection } from './selection.ts'

/**
 * The cache key of a catalogue entry: its address without page and ranking formula, so all its pages share one
 * (CAT-07).
 */
export function entryKey(selection: Selection): string {
  return apiPath(writeAddress({ ...selection, page: firstPage, sortingFormula: '' }))
}

import type { FilterType } from './address/parameters.ts'

type OfferedFilter = {
  key: string
  name: string
  type: FilterType
  options: readonly { label: string; value: string; active: boolean }[]
}

export type AppliedFilter = { key: string; value: string; label: string; filterName: string }

/**
 * The applied filters are the active options (CAT-17). A boolean filter shows its own name, because its option has no
 * readable label (CAT-18).
 */
export function appliedFilters(filters: readonly OfferedFilter[]): AppliedFilter[] {
  return filters.flatMap(({ key, name, type, options }) =>
    options
      .filter(({ active }) => active)
      .map(({ value, label }) => ({ key, value, filterName: name, label: type === 'boolean' ? name : label })),
  )
}

/** A price filter without options is left out (CAT-28). */
export function offeredFilters<F extends OfferedFilter>(filters: readonly F[]): F[] {
  return filters.filter(({ key, options }) => key !== 'price' || options.length > 0)
}

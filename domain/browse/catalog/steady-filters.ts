type Option = { value: string; count: number; active: boolean }
type Filter<O extends Option> = { key: string; type: string; options: readonly O[] }

/**
 * The filters as they stood when choosing began, with the counts of now: an option that would show nothing any more
 * keeps its place and says 0, so nothing moves under the thumb (U30). What only exists now comes after.
 */
export function steadyFilters<O extends Option, F extends Filter<O>>(begun: readonly F[], now: readonly F[]): F[] {
  const missing = now.filter(({ key }) => !begun.some((filter) => filter.key === key))
  const kept = begun.map((filter) => {
    const current = now.find(({ key }) => key === filter.key)
    // The bounds of a range are not a list to be kept in order.
    if (filter.type === 'range') return current ?? filter
    const fresh = current?.options ?? []
    const options = [
      ...filter.options.map(
        (option) => fresh.find(({ value }) => value === option.value) ?? { ...option, count: 0, active: false },
      ),
      ...fresh.filter(({ value }) => !filter.options.some((option) => option.value === value)),
    ]
    return { ...filter, options }
  })
  return [...kept, ...missing]
}

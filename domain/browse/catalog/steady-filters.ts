type Option = { value: string; count: number; active: boolean }
type Filter<O extends Option> = { key: string; type: string; options: readonly O[] }

/**
 * Keeps the filters as they were when choosing began, with current counts: an option without results keeps its position
 * with a count of 0, so nothing moves under the thumb (U30). New options are appended.
 */
export function steadyFilters<O extends Option, F extends Filter<O>>(begun: readonly F[], now: readonly F[]): F[] {
  const missing = now.filter(({ key }) => !begun.some((filter) => filter.key === key))
  const kept = begun.map((filter) => {
    const current = now.find(({ key }) => key === filter.key)
    // The bounds of a range have no order to preserve.
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

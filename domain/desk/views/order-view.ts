import { addDays } from '#domain/platform/dates.ts'

/** What a view of the queue may filter by. Not what was searched for: that names people, and a view is read by others. */
const viewFilters = ['country', 'status', 'method', 'payment', 'from', 'to'] as const
type ViewFilter = (typeof viewFilters)[number]

type Filters = { [Name in ViewFilter]?: string | undefined }
/** As it is kept: days up to today are counted back from the day one looks. */
export type SavedOrderFilters = Filters & { lastDays?: string | undefined }

const dayMs = 24 * 60 * 60 * 1000
const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What is kept of filters: a view that begins a week ago and is open to today begins a week ago tomorrow too. */
export function savedFilters(filters: Readonly<Record<string, string | undefined>>, today: string): SavedOrderFilters {
  const kept: SavedOrderFilters = {}
  for (const name of viewFilters) if (filters[name]) kept[name] = filters[name]
  if (!isDay(kept.from) || kept.to !== undefined) return kept
  const { from, ...rest } = kept
  const days = Math.round((Date.parse(today) - Date.parse(from)) / dayMs)
  return days >= 0 ? { ...rest, lastDays: String(days) } : kept
}

/** The filters of a view on the day one looks. */
export function filtersOn({ lastDays, ...filters }: SavedOrderFilters, today: string): Filters {
  return lastDays === undefined ? filters : { ...filters, from: addDays(today, -Number(lastDays)) }
}

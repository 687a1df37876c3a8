import { addDays } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What a person may ask of the shop by law: what it holds about them, or to erase it. */
export const dataRequestKinds = ['export', 'erasure'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

export const dataRequestStatuses = ['open', 'done', 'refused'] as const
export type DataRequestStatus = (typeof dataRequestStatuses)[number]

type Term = { days: number; isWorking: boolean }

/** The day from which Chile's Ley 21.719 counts; before it, Ley 19.628. */
const newLawOfChile = '2026-12-01'

/**
 * How long the shop has. Argentina: Ley 25.326, arts. 14 and 16. Chile: Ley 19.628, art. 16, and Ley 21.719, art. 11.
 * Colombia: Ley 1581, arts. 14 and 15.
 */
function termOf(country: OpenCountry, kind: DataRequestKind, received: string): Term {
  if (country === 'ar') return kind === 'export' ? { days: 10, isWorking: false } : { days: 5, isWorking: true }
  if (country === 'co') return { days: kind === 'export' ? 10 : 15, isWorking: true }
  return received < newLawOfChile ? { days: 2, isWorking: true } : { days: 30, isWorking: false }
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

type Received = { country: OpenCountry; kind: DataRequestKind; received: string; holidays: readonly string[] }

/** The last day to answer a request, counted from the day after it came. */
export function dueDay({ country, kind, received, holidays }: Received): string {
  const { days, isWorking } = termOf(country, kind, received)
  if (!isWorking) return addDays(received, days)
  let day = received
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day) && !holidays.includes(day)) left -= 1
  }
  return day
}

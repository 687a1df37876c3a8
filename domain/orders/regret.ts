import type { OpenCountry } from '#domain/store/country.ts'

/**
 * How long a purchase made at a distance can be regretted, from its delivery: Argentina Ley 24.240 art. 34, Chile Ley 19.496
 * art. 3 bis, Colombia Ley 1480 art. 47 (which counts working days).
 */
const windows: Readonly<Record<OpenCountry, { days: number; isWorkingDays: boolean }>> = {
  ar: { days: 10, isWorkingDays: false },
  cl: { days: 10, isWorkingDays: false },
  co: { days: 5, isWorkingDays: true },
}

const aDay = 24 * 60 * 60 * 1000
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** The last day, YYYY-MM-DD; `delivered` is the day of delivery in the store's time zone. */
export function regretUntil(country: OpenCountry, delivered: string): string {
  const { days, isWorkingDays } = windows[country]
  let day = new Date(`${delivered}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + aDay)
    if (!isWorkingDays || !isWeekend(day)) left--
  }
  return day.toISOString().slice(0, 10)
}

const aDay = 24 * 60 * 60 * 1000
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** How long a distance purchase can be revoked, counted from delivery; a figure of the store. */
export type RegretWindow = { regretDays: number; countsWorkingDays: boolean }

/** The last day, YYYY-MM-DD; `delivered` is the day of delivery in the store's time zone. */
export function regretUntil({ regretDays, countsWorkingDays }: RegretWindow, delivered: string): string {
  let day = new Date(`${delivered}T00:00:00Z`)
  for (let left = regretDays; left > 0;) {
    day = new Date(day.getTime() + aDay)
    if (!countsWorkingDays || !isWeekend(day)) left--
  }
  return day.toISOString().slice(0, 10)
}

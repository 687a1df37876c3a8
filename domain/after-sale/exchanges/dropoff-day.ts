import { dayIn } from '#domain/platform/dates.ts'

/** The last day for a drop-off approved now (EXC-06), `days` after today in the store's calendar. */
export function lastDropoffDay(timeZone: string, now: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

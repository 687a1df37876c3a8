import { dayIn } from '#domain/platform/dates.ts'

const [sunday, saturday] = [0, 6]

/**
 * The last day for a drop-off approved now (EXC-06): `days` after today in the store's calendar, or the Monday after it,
 * because branches may be closed at the weekend.
 */
export function lastDropoffDay(timeZone: string, now: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  if (day.getUTCDay() === saturday) day.setUTCDate(day.getUTCDate() + 2)
  else if (day.getUTCDay() === sunday) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

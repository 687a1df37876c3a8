/** The day it is somewhere, as YYYY-MM-DD: deadlines are days of the store, not of the server. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** The last day for a drop-off that is approved now (EXC-06): so many days after today, counted in the store's calendar. */
export function lastDropoffDay(timeZone: string, now: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

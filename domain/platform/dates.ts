import { months } from './text/day-names.ts'

const readers = new Map<string, Intl.DateTimeFormat>()

function readAt(instant: Date, timeZone: string) {
  let reader = readers.get(timeZone)
  if (!reader) {
    reader = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    readers.set(timeZone, reader)
  }
  const parts = Object.fromEntries(reader.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { year: parts.year!, month: parts.month!, day: parts.day!, hour: parts.hour!, minute: parts.minute! }
}

/** 'D de {mes} de YYYY - H:mm' in the store's time zone (CONST-02). */
export function longDate(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = readAt(instant, timeZone)
  return `${Number(day)} de ${months[Number(month) - 1]} de ${year} - ${Number(hour)}:${minute}`
}

/** DD/MM/YYYY in the store's time zone (CONST-03). */
export function shortDate(instant: Date, timeZone: string): string {
  const { year, month, day } = readAt(instant, timeZone)
  return `${day}/${month}/${year}`
}

/** H:mm in the store's time zone. */
export function hourIn(timeZone: string, instant: Date): string {
  const { hour, minute } = readAt(instant, timeZone)
  return `${Number(hour)}:${minute}`
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** The day in a time zone, as YYYY-MM-DD: deadlines are days of the store, not of the server. */
export function dayIn(timeZone: string, moment: Date): string {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    // Making one takes twenty times as long as reading a day from it.
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
    calendars.set(timeZone, calendar)
  }
  return calendar.format(moment)
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The day after a number of days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The moment at which clocks of a time zone show a day and hour; where they skip it, the first moment after. */
export function instantIn(timeZone: string, day: string, hour = '00:00'): Date {
  const wanted = Date.parse(`${day}T${hour}:00Z`)
  const shownAt = (moment: number) => {
    const shown = readAt(new Date(moment), timeZone)
    return Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}:00Z`)
  }
  let moment = wanted
  // The second step is needed where the first guess lies on the other side of a change of clocks.
  for (let step = 0; step < 2; step++) moment += wanted - shownAt(moment)
  return new Date(shownAt(moment) < wanted ? moment + 60 * 60 * 1000 : moment)
}

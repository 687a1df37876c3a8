import { dayIn, hourIn } from '#domain/platform/dates.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'

/** 'las 10:20', 'la 1:05'. */
function hourInWords(timeZone: string, instant: Date): string {
  const hour = hourIn(timeZone, instant)
  return `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`
}

/** What follows 'hasta': the day and the hour, for texts that may be read on another day. */
export const dayAndHour = (timeZone: string, instant: Date): string =>
  `el ${dayInWords(dayIn(timeZone, instant))} a ${hourInWords(timeZone, instant)}`

/** What follows 'hasta' on a screen: the hour, and the day when it is not today. */
export const untilWords = (timeZone: string, instant: Date, now: Date): string =>
  dayIn(timeZone, instant) === dayIn(timeZone, now) ? hourInWords(timeZone, instant) : dayAndHour(timeZone, instant)

import type { ShippingCode } from './shipping-methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { distanceOf, extraDays } from './distance.ts'

/** First and last day, YYYY-MM-DD. */
export type Arrival = { from: string; to: string }
/** Minimum and maximum delivery days. */
type Days = readonly [fewest: number, most: number]

/** The days a store's parcels travel: 1 is Monday, 7 Sunday; holidays as YYYY-MM-DD. */
export type WorkCalendar = { workingDays: readonly number[]; holidays: readonly string[] }

/** Every day but Sunday. */
export const usualCalendar: WorkCalendar = { workingDays: [1, 2, 3, 4, 5, 6], holidays: [] }

const aDay = 24 * 60 * 60 * 1000

/** The delivery days of a new shop, also used when a retailer's text names none. */
export const usualDays: Readonly<Record<OpenCountry, Readonly<Record<ShippingCode, Days>>>> = {
  ar: { standard: [3, 6], fast: [1, 1], pickup: [2, 5] },
  cl: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
  co: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
}

const figures = /(\d{1,2}) (a|y|o) (\d{1,2}) días/

/** A shipping method of the store and its destination region, if known. */
type MethodToRegion = {
  code: ShippingCode
  etaText: string
  minDays?: number | null
  maxDays?: number | null
  region: number | undefined
}

/**
 * How many days a method takes. Days that the retailer set are exact, wherever it goes. Without them the retailer's text
 * decides, so that the dates always agree with the text beside them; a text without figures means the country's usual days.
 * These apply to regions near the warehouse: farther ones take longer. Fast shipping never takes longer, because it is
 * offered only where it can be kept.
 */
export function daysOf(country: OpenCountry, { code, etaText, minDays, maxDays, region }: MethodToRegion): Days {
  if (minDays !== null && minDays !== undefined) return [minDays, Math.max(minDays, maxDays ?? minDays)]
  const [, fewest, , most] = figures.exec(etaText) ?? []
  const isStated = fewest !== undefined && Number(most) >= Number(fewest)
  const stated: Days = isStated ? [Number(fewest), Number(most)] : usualDays[country][code]
  if (code === 'fast' || region === undefined) return stated
  const [later, latest] = extraDays[distanceOf(country, region)]
  return [stated[0] + later, stated[1] + latest]
}

/** A text with a figure that does not follow the days of its method, like «dentro de las 24 hs». */
export const hasOwnFigure = (etaText: string): boolean => /\d/.test(etaText) && !figures.test(etaText)

/** The retailer's text with the days for a destination. */
export const etaTextFor = (etaText: string, [fewest, most]: Days): string =>
  etaText.replace(figures, (_, _first, between) => `${fewest} ${between} ${most} días`)

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Today in a time zone, as midnight UTC of that day, so that days are counted independently of clock changes. */
function dayIn(timeZone: string, now: Date): Date {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(timeZone, calendar)
  }
  return new Date(`${calendar.format(now)}T00:00:00Z`)
}

/** The n-th delivery day after today. */
function deliveryDay(today: Date, count: number, { workingDays, holidays }: WorkCalendar): string {
  let day = today
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + aDay)
    const isWorkingDay = workingDays.includes(day.getUTCDay() || 7)
    if (isWorkingDay && !holidays.includes(day.toISOString().slice(0, 10))) left--
  }
  return day.toISOString().slice(0, 10)
}

/** The same promise counted from a later day: as many delivery days later as passed between the two. */
export function arrivalFrom(
  { from, to }: Arrival,
  placedOn: string,
  paidOn: string,
  calendar: WorkCalendar = usualCalendar,
): Arrival {
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
  let passed = 0
  while (deliveryDay(midnight(placedOn), passed + 1, calendar) <= paidOn) passed += 1
  return {
    from: deliveryDay(midnight(from), passed, calendar),
    to: deliveryDay(midnight(to), passed, calendar),
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time of day in a time zone, as HH:MM. */
function timeIn(timeZone: string, now: Date): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    clocks.set(timeZone, clock)
  }
  return clock.format(now)
}

type ArrivalContext = {
  now: Date
  timeZone: string
  calendar?: WorkCalendar
  /** HH:MM: what is ordered from then on leaves a working day later. */
  cutOff?: string | null
}

/** When something ordered now arrives, by the store's calendar. */
export function arrivalOf(
  [fewest, most]: Days,
  { now, timeZone, calendar = usualCalendar, cutOff = null }: ArrivalContext,
): Arrival {
  const today = dayIn(timeZone, now)
  const isTooLate = cutOff !== null && timeIn(timeZone, now) >= cutOff
  // On a day without work nothing would have left anyway.
  const isWorkingDay = calendar.workingDays.includes(today.getUTCDay() || 7)
  const isHoliday = calendar.holidays.includes(today.toISOString().slice(0, 10))
  const lost = isTooLate && isWorkingDay && !isHoliday ? 1 : 0
  return { from: deliveryDay(today, fewest + lost, calendar), to: deliveryDay(today, most + lost, calendar) }
}

import type { ShippingCode } from './shipping-methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { distanceOf, extraDays } from './distance.ts'

/** First and last day, YYYY-MM-DD. */
export type Arrival = { from: string; to: string }
/** Minimum and maximum delivery days. */
type Days = readonly [fewest: number, most: number]

const aDay = 24 * 60 * 60 * 1000
const sunday = 0

/** The delivery days of a new shop, also used when a retailer's text names none. */
export const usualDays: Readonly<Record<OpenCountry, Readonly<Record<ShippingCode, Days>>>> = {
  ar: { standard: [3, 6], fast: [1, 1], pickup: [2, 5] },
  cl: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
  co: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
}

const figures = /(\d{1,2}) (a|y|o) (\d{1,2}) días/

/** A shipping method of the store and its destination region, if known. */
type MethodToRegion = { code: ShippingCode; etaText: string; region: number | undefined }

/**
 * How many days a method takes. The retailer's own text decides, so that the dates always agree with the text beside
 * them; a text without figures means the country's usual days. The figures apply to regions near the warehouse: farther
 * ones take longer. Fast shipping never takes longer, because it is offered only where it can be kept.
 */
export function daysOf(country: OpenCountry, { code, etaText, region }: MethodToRegion): Days {
  const [, fewest, , most] = figures.exec(etaText) ?? []
  const isStated = fewest !== undefined && Number(most) >= Number(fewest)
  const stated: Days = isStated ? [Number(fewest), Number(most)] : usualDays[country][code]
  if (code === 'fast' || region === undefined) return stated
  const [later, latest] = extraDays[distanceOf(country, region)]
  return [stated[0] + later, stated[1] + latest]
}

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

/** The n-th delivery day after today: every day but Sunday. */
function deliveryDay(today: Date, count: number): string {
  let day = today
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + aDay)
    if (day.getUTCDay() !== sunday) left--
  }
  return day.toISOString().slice(0, 10)
}

/** The same promise counted from a later day: as many delivery days later as passed between the two. */
export function arrivalFrom({ from, to }: Arrival, placedOn: string, paidOn: string): Arrival {
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
  let passed = 0
  while (deliveryDay(midnight(placedOn), passed + 1) <= paidOn) passed += 1
  return { from: deliveryDay(midnight(from), passed), to: deliveryDay(midnight(to), passed) }
}

/** When something ordered now arrives, by the store's calendar. */
export function arrivalOf([fewest, most]: Days, { now, timeZone }: { now: Date; timeZone: string }): Arrival {
  const today = dayIn(timeZone, now)
  return { from: deliveryDay(today, fewest), to: deliveryDay(today, most) }
}

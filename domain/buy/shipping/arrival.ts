import type { ShippingCode } from './shipping-methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { distanceOf, extraDays } from './distance.ts'

/** First and last day, YYYY-MM-DD. */
export type Arrival = { from: string; to: string }
/** Fewest and most days of delivery. */
type Days = readonly [fewest: number, most: number]

const aDay = 24 * 60 * 60 * 1000
const sunday = 0

/** What a shop opens with, and what holds where a retailer's words name no days. */
export const usualDays: Readonly<Record<OpenCountry, Readonly<Record<ShippingCode, Days>>>> = {
  ar: { standard: [3, 6], fast: [1, 1], pickup: [2, 5] },
  cl: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
  co: { standard: [3, 8], fast: [1, 1], pickup: [2, 5] },
}

const figures = /(\d{1,2}) (a|y|o) (\d{1,2}) días/

/** A way of the store, and the region it leads to; no region while the shopper has not said where. */
type Way = { code: ShippingCode; etaText: string; region: number | undefined }

/**
 * How many days a method takes. The retailer's own words decide, so that the dates never say something else than the
 * text beside them; words without figures leave it to what is usual in the country. They speak of regions near the
 * warehouse: further ones take longer. The fast way takes no longer anywhere, because it is had only where it is kept.
 */
export function daysOf(country: OpenCountry, { code, etaText, region }: Way): Days {
  const [, fewest, , most] = figures.exec(etaText) ?? []
  const isSaid = fewest !== undefined && Number(most) >= Number(fewest)
  const said: Days = isSaid ? [Number(fewest), Number(most)] : usualDays[country][code]
  if (code === 'fast' || region === undefined) return said
  const [later, latest] = extraDays[distanceOf(country, region)]
  return [said[0] + later, said[1] + latest]
}

/** The retailer's words with the days that hold for a place. */
export const etaTextFor = (etaText: string, [fewest, most]: Days): string =>
  etaText.replace(figures, (_, _first, between) => `${fewest} ${between} ${most} días`)

const calendars = new Map<string, Intl.DateTimeFormat>()

/** The day it is somewhere, as midnight UTC of that day: plain days are counted from it, free of clock changes. */
function dayIn(timeZone: string, now: Date): Date {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(timeZone, calendar)
  }
  return new Date(`${calendar.format(now)}T00:00:00Z`)
}

/** The n-th day after today on which somebody delivers: every day but Sunday. */
function deliveryDay(today: Date, count: number): string {
  let day = today
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + aDay)
    if (day.getUTCDay() !== sunday) left--
  }
  return day.toISOString().slice(0, 10)
}

/** When something ordered now arrives, by the calendar of the store. */
export function arrivalOf([fewest, most]: Days, { now, timeZone }: { now: Date; timeZone: string }): Arrival {
  const today = dayIn(timeZone, now)
  return { from: deliveryDay(today, fewest), to: deliveryDay(today, most) }
}

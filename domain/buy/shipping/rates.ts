import type { ShippingCode } from './shipping-methods.ts'

/**
 * What a method costs and how long it takes in a region, below the beginning of a postcode, or everywhere (both null), for
 * goods from an amount on. Amounts in minor units.
 */
export type Rate = {
  code: ShippingCode
  region: number | null
  postcodePrefix: string | null
  fromAmount: number
  /** Null: the method is not offered there. */
  price: number | null
  /** Null: the days of the method. */
  minDays: number | null
  maxDays: number | null
}

/** Where a shipment goes, as far as it is known. */
export type Destination = { regionId?: number | undefined; postcode?: string | null | undefined }

const isPostcodeOf = (prefix: string, { postcode }: Destination) => Boolean(postcode?.startsWith(prefix))

/** Whether a rate is about this place in particular. */
export function namesPlace({ region, postcodePrefix }: Rate, place: Destination | undefined): boolean {
  if (!place) return false
  if (postcodePrefix !== null) return isPostcodeOf(postcodePrefix, place)
  return region !== null && region === place.regionId
}

/** How closely a rate describes a place: the beginning of its postcode before its region, and that before everywhere. */
function closeness(rate: Rate): number {
  if (rate.postcodePrefix !== null) return 1 + rate.postcodePrefix.length
  return rate.region === null ? 0 : 1
}

type RateQuestion = { code: ShippingCode; place: Destination | undefined; amount: number }

/** The rate that applies: of those the amount reaches, the closest to the place, and the highest limit among equals. */
export function rateFor(rates: readonly Rate[], { code, place, amount }: RateQuestion): Rate | undefined {
  return rates
    .filter((rate) => rate.code === code && amount >= rate.fromAmount)
    .filter((rate) => closeness(rate) === 0 || namesPlace(rate, place))
    .toSorted((a, b) => closeness(b) - closeness(a) || b.fromAmount - a.fromAmount)[0]
}

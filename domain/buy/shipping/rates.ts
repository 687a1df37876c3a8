import type { ShippingCode } from './shipping-methods.ts'

/**
 * What a method costs and how long it takes in a region, below the beginning of a postcode, or everywhere (both null), for
 * goods from an amount on, up to a weight. Amounts in minor units, weights in grams.
 */
export type Rate = {
  code: ShippingCode
  region: number | null
  postcodePrefix: string | null
  fromAmount: number
  /** Null: however heavy. Steps of one place and amount end with the last: above it the method is not offered. */
  upToGrams: number | null
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

type RateQuestion = { code: ShippingCode; place: Destination | undefined; amount: number; grams: number }

/** The first step of a weight; without one the rate for any weight, or none that is offered. */
function stepFor(steps: readonly Rate[], grams: number): Rate | undefined {
  const [step] = steps
    .filter(({ upToGrams }) => upToGrams !== null && grams <= upToGrams)
    .toSorted((a, b) => a.upToGrams! - b.upToGrams!)
  const any = steps.find(({ upToGrams }) => upToGrams === null)
  return step ?? any ?? (steps[0] && { ...steps[0], price: null })
}

/**
 * The rate that applies: of those the amount reaches, the closest to the place, the highest limit among equals, and of
 * these the step of the weight. A rate without a price says that the method is not offered.
 */
export function rateFor(rates: readonly Rate[], { code, place, amount, grams }: RateQuestion): Rate | undefined {
  const fitting = rates
    .filter((rate) => rate.code === code && amount >= rate.fromAmount)
    .filter((rate) => closeness(rate) === 0 || namesPlace(rate, place))
    .toSorted((a, b) => closeness(b) - closeness(a) || b.fromAmount - a.fromAmount)
  const [first] = fitting
  if (!first) return undefined
  const isAlike = (rate: Rate) => closeness(rate) === closeness(first) && rate.fromAmount === first.fromAmount
  return stepFor(fitting.filter(isAlike), grams)
}

import { rateFor, type Destination, type Rate } from './rates.ts'
import type { ShippingCode } from './shipping-methods.ts'

/** What can be said of the way to the door before the place is known: a price, or that it depends, or that nothing is as strong. */
export type DoorDelivery = 'priced' | 'by_place' | 'too_heavy'

type DoorDeliveryQuestion = {
  /** The methods of the store. */
  methods: readonly ShippingCode[]
  rates: readonly Rate[]
  amount: number
  grams: number
}

/** A place for each that the rates of a method name, and one that they do not. */
const placesOf = (rates: readonly Rate[], code: ShippingCode): (Destination | undefined)[] => [
  undefined,
  ...rates
    .filter((rate) => rate.code === code && (rate.region !== null || rate.postcodePrefix !== null))
    .map(({ region, postcodePrefix }) => ({ regionId: region ?? undefined, postcode: postcodePrefix })),
]

export function doorDelivery({ methods, rates, amount, grams: weight }: DoorDeliveryQuestion): DoorDelivery {
  const takes = (code: ShippingCode, place: Destination | undefined, grams: number) =>
    rateFor(rates, { code, place, amount, grams })?.price !== null
  if (methods.includes('standard') && takes('standard', undefined, weight)) return 'priced'
  const isTaken = (grams: number) =>
    methods.some((code) => code !== 'pickup' && placesOf(rates, code).some((place) => takes(code, place, grams)))
  return !isTaken(weight) && isTaken(0) ? 'too_heavy' : 'by_place'
}

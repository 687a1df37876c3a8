import type { ShippingCode } from './shipping-methods.ts'
import { isShippedFree } from './free-shipping.ts'
import { namesPlace, rateFor, type Destination, type Rate } from './rates.ts'

/** A shipping method of the store; amounts in minor units. */
export type Method = {
  code: ShippingCode
  label: string
  price: number
  etaText: string
  /** Days that the retailer set; null: as the text says. */
  minDays: number | null
  maxDays: number | null
  /** Free from this amount on; null: never. For standard shipping the store's own limit acts. */
  freeFrom: number | null
  /** HH:MM: what is ordered from then on leaves a working day later. */
  cutOff: string | null
}
/** The shipping facts of the shopper's city. */
export type Place = Destination & { isInFastZone: boolean; hasBranch: boolean }
/** The methods a seller ships with, and their own prices where they have any. */
export type Seller = { shipsFree: boolean; prices: Readonly<Partial<Record<ShippingCode, number | null>>> }

export type ShippingOffersRequest = {
  methods: readonly Method[]
  /** What costs something else in a part of the country, from an amount on or up to a weight. */
  rates: readonly Rate[]
  /** Absent while the destination is unknown. */
  place?: Place | undefined
  /** Absent when the shop itself ships, which offers every method. */
  seller?: Seller | undefined
  /** Price of the goods; absent when unknown. */
  amount?: number | undefined
  /** Weight of the goods; absent when unknown. */
  grams?: number | undefined
  freeFrom: number
}

export type Offer = Method & { isFree: boolean }

function reaches(code: ShippingCode, { place, seller, rates }: ShippingOffersRequest): boolean {
  if (code === 'standard') return true
  if (seller && !(code in seller.prices)) return false
  if (code === 'pickup') return place?.hasBranch ?? false
  return (place?.isInFastZone ?? false) || rates.some((rate) => rate.code === code && namesPlace(rate, place))
}

/**
 * The methods available for a shipment (OP-042): standard everywhere; fast where the city is in an active zone or a rate
 * names the place, and the seller offers it; pickup where the city has a branch. A rate without a price takes the method
 * away where it applies. `price` is what the shopper pays, 0 when free; the days are those of the rate, if it has any.
 */
export function shippingOffers(request: ShippingOffersRequest): Offer[] {
  const { methods, rates, place, seller, amount = 0, grams = 0, freeFrom } = request
  const terms = { freeFrom, sellerShipsFree: seller?.shipsFree ?? false }
  return methods
    .filter(({ code }) => reaches(code, request))
    .flatMap((method) => {
      const rate = rateFor(rates, { code: method.code, place, amount, grams })
      if (rate?.price === null) return []
      const tariff = seller?.prices[method.code] ?? rate?.price ?? method.price
      const isGivenFree =
        method.code === 'standard'
          ? isShippedFree(amount, terms)
          : method.freeFrom !== null && amount >= method.freeFrom
      const isFree = tariff === 0 || isGivenFree
      const { minDays, maxDays } = rate && rate.minDays !== null ? rate : method
      return { ...method, minDays, maxDays, price: isFree ? 0 : tariff, isFree }
    })
}

import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { shippingOffers, type Method, type Offer, type Place, type Seller } from '#domain/buy/shipping/offers.ts'

export type Parcel = {
  methods: readonly Method[]
  place: Place
  /** Everybody who sends something of it. */
  sellers: readonly Seller[]
  /** What the cart pays for the standard way (INV-31). */
  standardPrice: number
}

/**
 * How an order can be sent: what every seller of it does, at the price of the dearest. The standard way costs what the
 * cart says; thresholds and coupons make only that one free (OP-043).
 */
export function deliveryOptions({ methods, place, sellers, standardPrice }: Parcel): Offer[] {
  const offered = sellers.map((seller) => shippingOffers({ methods, place, seller, freeFrom: Infinity }))
  const priceOf = (code: ShippingCode) => {
    const prices = offered.map((offers) => offers.find((offer) => offer.code === code)?.price)
    return prices.includes(undefined) ? undefined : Math.max(0, ...(prices as number[]))
  }
  return methods.flatMap((method) => {
    const price = method.code === 'standard' ? standardPrice : priceOf(method.code)
    return price === undefined ? [] : { ...method, price, isFree: price === 0 }
  })
}

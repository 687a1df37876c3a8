import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { shippingOffers, type Method, type Offer, type Place, type Seller } from '#domain/buy/shipping/offers.ts'

export type DeliveryRequest = {
  methods: readonly Method[]
  place: Place
  /** Every seller with a product in it. */
  sellers: readonly Seller[]
  /** What the cart pays for standard shipping (INV-31). */
  standardPrice: number
}

/**
 * The delivery options of an order: what every seller offers, at the highest price among them. Standard shipping costs
 * what the cart says; thresholds and coupons make only that one free (OP-043).
 */
export function deliveryOptions({ methods, place, sellers, standardPrice }: DeliveryRequest): Offer[] {
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

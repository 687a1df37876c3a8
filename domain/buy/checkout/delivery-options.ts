import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { shippingOffers, type Method, type Offer, type Place, type Seller } from '#domain/buy/shipping/offers.ts'
import type { Rate } from '#domain/buy/shipping/rates.ts'

export type DeliveryRequest = {
  methods: readonly Method[]
  rates: readonly Rate[]
  place: Place
  /** Every seller with a product in it. */
  sellers: readonly Seller[]
  /** Price of the goods after discounts. */
  amount: number
  /** Weight of what travels. */
  grams: number
  /** Whether the cart's standard shipping is free (INV-31): by its amount, its sellers, a coupon or a membership. */
  isStandardFree: boolean
}

/**
 * The delivery options of an order: what every seller offers, at the highest price among them. Standard shipping costs
 * what the store asks for the place; limits and coupons make only that one free (OP-043).
 */
export function deliveryOptions(request: DeliveryRequest): Offer[] {
  const { methods, rates, place, sellers, amount, grams, isStandardFree } = request
  const ofStore = shippingOffers({ methods, rates, place, amount, grams, freeFrom: isStandardFree ? 0 : Infinity })
  const ofSellers = sellers.map((seller) => {
    return shippingOffers({ methods, rates, place, seller, amount, grams, freeFrom: Infinity })
  })
  const offerOf = (code: ShippingCode): Offer | undefined => {
    const standard = ofStore.find((offer) => offer.code === code)
    if (code === 'standard') return standard
    const offers = ofSellers.map((found) => found.find((offer) => offer.code === code))
    if (offers.length === 0) return standard
    return offers.includes(undefined) ? undefined : (offers as Offer[]).reduce((a, b) => (b.price > a.price ? b : a))
  }
  return methods.flatMap(({ code }) => offerOf(code) ?? [])
}

const reachesTheDoor = (offers: readonly Offer[]) => offers.some(({ code }) => code !== 'pickup')

/** Whether nothing brings it to the door, and something would if it were lighter. */
export const isTooHeavy = (request: DeliveryRequest): boolean =>
  !reachesTheDoor(deliveryOptions(request)) && reachesTheDoor(deliveryOptions({ ...request, grams: 0 }))

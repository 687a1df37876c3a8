import type { ShippingCode } from './shipping-methods.ts'
import { isShippedFree } from './free-shipping.ts'

/** A way the store sends things; the price in minor units. */
export type Method = { code: ShippingCode; label: string; price: number; etaText: string }
/** What is known of the shopper's city. */
export type Place = { isInFastZone: boolean; hasBranch: boolean }
/** The ways a seller's things travel, with his own price where he has one. */
export type Seller = { shipsFree: boolean; prices: Readonly<Partial<Record<ShippingCode, number | null>>> }

export type Asked = {
  methods: readonly Method[]
  /** Absent while the shopper has not said where. */
  place?: Place | undefined
  /** Absent when the shop itself sends, which does all it offers. */
  seller?: Seller | undefined
  /** Price of what is sent; absent when nothing is known of it. */
  amount?: number | undefined
  freeFrom: number
}

export type Offer = Method & { isFree: boolean }

function reaches(code: ShippingCode, { place, seller }: Asked): boolean {
  if (code === 'standard') return true
  if (seller && !(code in seller.prices)) return false
  return code === 'fast' ? (place?.isInFastZone ?? false) : (place?.hasBranch ?? false)
}

/**
 * The ways something can be sent (OP-042): the standard one everywhere; the fast one where the city lies in a zone that is
 * on and the seller does it; pickup where the city has a branch. `price` is what the shopper pays: 0 when free.
 */
export function shippingOffers(asked: Asked): Offer[] {
  const { methods, seller, amount = 0, freeFrom } = asked
  const terms = { freeFrom, sellerShipsFree: seller?.shipsFree ?? false }
  return methods
    .filter(({ code }) => reaches(code, asked))
    .map((method) => {
      const tariff = seller?.prices[method.code] ?? method.price
      const isFree = tariff === 0 || (method.code === 'standard' && isShippedFree(amount, terms))
      return { ...method, price: isFree ? 0 : tariff, isFree }
    })
}

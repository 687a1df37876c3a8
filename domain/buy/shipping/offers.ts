import type { ShippingCode } from './shipping-methods.ts'
import { isShippedFree } from './free-shipping.ts'

/** A shipping method of the store; price in minor units. */
export type Method = { code: ShippingCode; label: string; price: number; etaText: string }
/** The shipping facts of the shopper's city. */
export type Place = { isInFastZone: boolean; hasBranch: boolean }
/** The methods a seller ships with, and their own prices where they have any. */
export type Seller = { shipsFree: boolean; prices: Readonly<Partial<Record<ShippingCode, number | null>>> }

export type ShippingOffersRequest = {
  methods: readonly Method[]
  /** Absent while the destination is unknown. */
  place?: Place | undefined
  /** Absent when the shop itself ships, which offers every method. */
  seller?: Seller | undefined
  /** Price of the goods; absent when unknown. */
  amount?: number | undefined
  freeFrom: number
}

export type Offer = Method & { isFree: boolean }

function reaches(code: ShippingCode, { place, seller }: ShippingOffersRequest): boolean {
  if (code === 'standard') return true
  if (seller && !(code in seller.prices)) return false
  return code === 'fast' ? (place?.isInFastZone ?? false) : (place?.hasBranch ?? false)
}

/**
 * The methods available for a shipment (OP-042): standard everywhere; fast where the city is in an active zone and the
 * seller offers it; pickup where the city has a branch. `price` is what the shopper pays: 0 when free.
 */
export function shippingOffers(request: ShippingOffersRequest): Offer[] {
  const { methods, seller, amount = 0, freeFrom } = request
  const terms = { freeFrom, sellerShipsFree: seller?.shipsFree ?? false }
  return methods
    .filter(({ code }) => reaches(code, request))
    .map((method) => {
      const tariff = seller?.prices[method.code] ?? method.price
      const isFree = tariff === 0 || (method.code === 'standard' && isShippedFree(amount, terms))
      return { ...method, price: isFree ? 0 : tariff, isFree }
    })
}

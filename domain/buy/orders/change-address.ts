import type { CashRefusal } from '#domain/buy/payments/cash-on-delivery.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import type { OrderStatus } from './statuses.ts'

/** The step a shopper reads when the address of an order was changed; it is no status of the order. */
export const addressChangedStep = { status: 'address_changed', label: 'Cambiamos la dirección de entrega' } as const

/** Until it is handed to the carrier. */
const changeableIn: readonly OrderStatus[] = ['payment_pending', 'confirmed', 'paid', 'preparing']

type Sent = {
  status: OrderStatus
  method: ShippingCode
  /** Nothing but gift cards: there is no parcel. */
  isByMail: boolean
}

export const addressObstacles = ['too_late', 'pickup', 'by_mail'] as const
export type AddressObstacle = (typeof addressObstacles)[number]

/** Why no other address can be given to an order as it is; null where one can. */
export function addressObstacle({ status, method, isByMail }: Sent): AddressObstacle | null {
  if (!changeableIn.includes(status)) return 'too_late'
  if (isByMail) return 'by_mail'
  return method === 'pickup' ? 'pickup' : null
}

type Wished = {
  /** What its way of delivery costs there and here today, in minor units; null where it does not go. */
  priceThere: number | null
  priceHere: number | null
  /** What was charged for it. */
  charged: number
  /** Why cash is not taken there, of an order that is paid at the door. */
  cash: CashRefusal | null
}

export type AddressRefusal =
  | { reason: 'not_delivered_there' | 'no_cash_there' }
  | { reason: 'price_differs'; here: number; there: number }

/** What speaks against a place: nobody is charged more or less after they bought. */
export function placeRefusal({ priceThere, priceHere, charged, cash }: Wished): AddressRefusal | null {
  if (priceThere === null) return { reason: 'not_delivered_there' }
  // Where the old place is served no more, what was paid is what counts.
  const here = priceHere ?? charged
  if (priceThere !== here) return { reason: 'price_differs', here, there: priceThere }
  return cash === null ? null : { reason: 'no_cash_there' }
}

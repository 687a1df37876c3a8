import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { CartRow } from '#server/buy/cart/cart-rows.ts'
import type { AvailableLine, CartState, CartStates } from '#server/buy/cart/state.ts'
import type { Visitor } from '#server/buy/cart/visitor.ts'
import type { PaymentToStart } from '#server/buy/payments/service.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import type { Intent } from '#server/platform/http/idempotency.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import type { Prepared } from './prepare.ts'
import type { Refuse } from './refuse-changes.ts'
import type { StoreFacts } from './store-facts.ts'

// What the steps of placing an order hand to each other.

export type PlaceOrderRequest = {
  visitor: Visitor
  command: PlaceOrderCommand
  intent: Intent | undefined
  ip: string
  /** Who of the staff orders on behalf of the shopper. */
  placedBy?: Acting
}
export type PlaceOrderContext = {
  terms: Awaited<ReturnType<CartStates['termsOf']>>
  ofStore: StoreFacts
  numberSecret: string
  linkSecret: string
}
/** The stored answer: nothing in it gives access to the order. */
export type PlaceOrderResult = { orderNr: string; needsPayment: boolean }
/** An order that was placed just now, with the payment to begin for it. */
export type PlacedOrder = { placed: PlaceOrderResult; payment: PaymentToStart | undefined }

export type LoadedCart = { cart: CartRow; state: CartState; lines: readonly AvailableLine[]; facts: CheckoutFacts }
export type PricedOrder = LoadedCart & { prepared: Prepared; refuse: Refuse }
export type ValidOrder = PricedOrder & {
  orderNr: string
  delivery: NonNullable<Prepared['chosenDelivery']>
  home: AddressCopy
  shippingAddress: AddressCopy
  billingAddress: AddressCopy
  /** Undefined when nothing is left to pay. */
  method: PaymentChoice | undefined
  /** The store's account at the provider; null for that of the settings. */
  accountId: number | null
}

export const emailOf = ({ customer }: CheckoutFacts, { guest }: PlaceOrderCommand) => guest?.email ?? customer!.email

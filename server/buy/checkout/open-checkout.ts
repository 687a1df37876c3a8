import type pg from 'pg'
import type { CartStates } from '#server/buy/cart/state.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { checkoutState } from './options.ts'
import { orderPlacing } from './place-order.ts'
import { factsOfStores } from './store-facts.ts'

type CheckoutServices = {
  pool: pg.Pool
  secrets: Secrets
  states: CartStates
  payments: Payments
  callsPerMinute: number
}

/** Of a visitor's calls this share may be orders; a shopper places one, a script that withholds goods places many. */
const ordersPerCall = 1 / 20
/** Unpaid orders of all guests of a network at a time: a café or a phone network has room, a script soon has none. */
const unpaidOrdersPerCall = 1 / 40

/** What the way to an order shows, and placing it: for shoppers, and for the staff who order on behalf of one. */
export function openCheckout({ pool, secrets, states, payments, callsPerMinute }: CheckoutServices) {
  const storeFactsOf = factsOfStores(pool)
  const maxOrders = Math.ceil(callsPerMinute * ordersPerCall)
  const maxUnpaidOfNetwork = Math.ceil(callsPerMinute * unpaidOrdersPerCall)
  return {
    stateOf: checkoutState({ pool, states, storeFactsOf, payments }),
    place: orderPlacing({ pool, secrets, states, storeFactsOf, payments, maxOrders, maxUnpaidOfNetwork }),
  }
}

export type CheckoutService = ReturnType<typeof openCheckout>

import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/api/browser-call.ts'
import { knownCart } from '#app/cart/known-cart.ts'
import { cartKey } from '#app/shell/cart-counter.ts'
import { mergeCart } from '#contract/cart.ts'
import { logout, type Customer } from '#contract/customer.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { endSession } from './end-session.ts'
import { knowCustomer } from './known-customer.ts'
import { storeToken } from './token.ts'

/**
 * The customer is signed in on this device: token, name, and the cart, which a guest's cart is merged into (AUTH-06,
 * AUTH-08). A merge that fails leaves the guest's lines on the server; the customer's cart is read instead.
 */
export async function beginSession(
  country: OpenCountry,
  client: QueryClient,
  { token, ...customer }: Customer & { token: string },
): Promise<void> {
  storeToken(country, token)
  knowCustomer(client, customer)
  const guest = knownCart(client)
  const call = browserCall(country)
  try {
    if (guest?.hash) {
      const { cart } = await call(
        mergeCart,
        { body: { hash: guest.hash, flag: '1' } },
        { idempotencyKey: crypto.randomUUID() },
      )
      client.setQueryData(cartKey, cart)
      return
    }
  } catch {
    // Read anew below.
  }
  client.removeQueries({ queryKey: cartKey })
}

/** AUTH-17…19: the server first, so that a session that could not be ended there is not forgotten here. */
export async function signOut(country: OpenCountry): Promise<string> {
  const { message } = await browserCall(country)(logout, { query: {} })
  endSession(country)
  return message
}

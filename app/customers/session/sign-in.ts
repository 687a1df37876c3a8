import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { broadcast } from '#app/platform/device/tab-channel.ts'
import { cartKey, getCachedCart, reloadCart, restoreCart } from '#app/buy/cart/client/cart-query.ts'
import { mergeCart } from '#contract/buy/cart.ts'
import { logout, type Customer } from '#contract/customers/account.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { leaveSession } from './end-session.ts'
import { setCustomer } from '#app/platform/session/customer.ts'
import { storeToken } from '#app/platform/session/token.ts'

/**
 * Merges the guest's cart into the customer's (AUTH-08). The cookie names the guest's cart when this page does not know
 * it. If the merge fails, the guest's lines stay on the server.
 */
export async function mergeCarts(
  country: OpenCountry,
  client: QueryClient,
  guest = getCachedCart(client),
): Promise<void> {
  try {
    const body = { ...(guest?.hash && { hash: guest.hash }), flag: '1' as const }
    const { cart } = await browserCall(country)(mergeCart, { body }, { idempotencyKey: crypto.randomUUID() })
    client.setQueryData(cartKey, cart)
    broadcast(country, 'cart', cart)
  } catch {
    client.removeQueries({ queryKey: cartKey })
    await reloadCart(country, client)
  }
}

/**
 * Signs the customer in on this device: token, name and cart (AUTH-06, AUTH-08). Addresses and favourites load when
 * their screens see the customer (AUTH-07).
 */
export async function beginSession(
  country: OpenCountry,
  client: QueryClient,
  { token, ...customer }: Customer & { token: string },
): Promise<void> {
  await restoreCart(country, client)
  const guest = getCachedCart(client)
  storeToken(country, token)
  setCustomer(client, customer)
  broadcast(country, 'session', 'began')
  await mergeCarts(country, client, guest)
}

/** AUTH-17…19: the server first, so that a session that could not be ended there is not cleared here. */
export async function signOut(country: OpenCountry, leave: () => void | Promise<void>): Promise<string> {
  const { message } = await browserCall(country)(logout, { query: {} })
  await leaveSession(country, leave)
  return message
}

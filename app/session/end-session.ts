import { pageQueryClient } from '#app/api/query-client.ts'
import { cartKey } from '#app/shell/cart-counter.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { storeId } from '#domain/store/country.ts'
import { forgetCustomer } from './known-customer.ts'
import { removeToken } from './token.ts'

const channelName = (country: OpenCountry) => `${storeId(country)}:session`

/**
 * Leaves nothing personal on this device (AUTH-18, AUTH-20, WISH-07, S10): the token, and every answer that was given to a
 * customer. What is the same for everybody stays.
 */
export function endSession(country: OpenCountry): void {
  removeToken()
  const client = pageQueryClient()
  client.removeQueries({ predicate: ({ meta, queryKey }) => meta?.isPersonal === true || queryKey[0] === cartKey[0] })
  forgetCustomer(client)
  const channel = new BroadcastChannel(channelName(country))
  channel.postMessage('ended')
  channel.close()
}

/** Another tab signed out: this one forgets too. Returns how to stop listening. */
export function hearSessionEnd(country: OpenCountry, onEnd: () => void): () => void {
  const channel = new BroadcastChannel(channelName(country))
  channel.addEventListener('message', () => {
    removeToken()
    onEnd()
  })
  return () => channel.close()
}

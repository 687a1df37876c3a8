import * as tabs from '#app/platform/device/tab-channel.ts'
import { cart, type Cart } from '#contract/buy/cart.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A change made here is known in the shop's other tabs at once. */
export const tellOtherTabs = (country: OpenCountry, changed: Cart | null) => tabs.broadcast(country, 'cart', changed)

/** Hears what other tabs did; whoever comes back from the back/forward cache reads the cart anyway. */
export function hearOtherTabs(country: OpenCountry, hear: (changed: Cart | null) => void): () => void {
  return tabs.subscribeToBroadcasts(country, 'cart', (message) => {
    const told = cart.safeParse(message)
    // A tab of another release may speak differently: then this one waits until it reads for itself.
    if (told.success || message === null) hear(told.data ?? null)
  })
}

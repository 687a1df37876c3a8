import { cart, type Cart } from '#contract/cart.ts'
import { storeId, type OpenCountry } from '#domain/store/country.ts'

const nameFor = (country: OpenCountry) => `${storeId(country)}:cart`

/** A change made here is known in the shop's other tabs at once. */
export function tellOtherTabs(country: OpenCountry, changed: Cart | null): void {
  const channel = new BroadcastChannel(nameFor(country))
  channel.postMessage(changed)
  channel.close()
}

/**
 * Hears what other tabs did. The line is cut while the page lies in the back/forward cache, which an open one could
 * keep it out of; whoever comes back from there reads the cart anyway.
 */
export function hearOtherTabs(country: OpenCountry, hear: (changed: Cart | null) => void): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel) return
    channel = new BroadcastChannel(nameFor(country))
    channel.addEventListener('message', ({ data }) => {
      const told = cart.safeParse(data)
      // A tab of another release may speak differently: then this one waits until it reads for itself.
      if (told.success || data === null) hear(told.data ?? null)
    })
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  open()
  window.addEventListener('pageshow', open)
  window.addEventListener('pagehide', close)
  return () => {
    close()
    window.removeEventListener('pageshow', open)
    window.removeEventListener('pagehide', close)
  }
}

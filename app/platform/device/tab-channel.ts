import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deviceScope } from './device-scope.ts'

/** The topics of messages between the shop's tabs. */
type Topic = 'cart' | 'session'

/** A page also receives its own messages; this id filters them out. */
const pageId = typeof document === 'undefined' ? '' : crypto.randomUUID()

const nameOf = (country: OpenCountry, topic: Topic) => `${deviceScope(country)}:${topic}`

export function broadcast(country: OpenCountry, topic: Topic, message: unknown): void {
  const channel = new BroadcastChannel(nameOf(country, topic))
  channel.postMessage({ page: pageId, message })
  channel.close()
}

/**
 * Receives messages of other tabs. A tab of another release may send another format, so the message must be parsed. The
 * channel is closed while the page is in the back/forward cache, because an open one could keep the page out of it.
 */
export function subscribeToBroadcasts(
  country: OpenCountry,
  topic: Topic,
  listener: (message: unknown) => void,
): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel) return
    channel = new BroadcastChannel(nameOf(country, topic))
    channel.addEventListener('message', ({ data }: MessageEvent<{ page?: string; message?: unknown } | null>) => {
      if (data?.page !== pageId) listener(data?.message)
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

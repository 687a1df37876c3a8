import { storeId, type OpenCountry } from '#domain/platform/country/country.ts'

/** What the shop's tabs tell each other about. */
type Subject = 'cart' | 'session'

/** A channel is heard in the page that speaks, too: this tells its own messages from those of others. */
const page = typeof document === 'undefined' ? '' : crypto.randomUUID()

const nameOf = (country: OpenCountry, subject: Subject) => `${storeId(country)}:${subject}`

export function broadcast(country: OpenCountry, subject: Subject, message: unknown): void {
  const channel = new BroadcastChannel(nameOf(country, subject))
  channel.postMessage({ page, message })
  channel.close()
}

/**
 * Hears what other tabs tell; one of another release may speak differently, so the message is to be parsed. The line is
 * cut while the page lies in the back/forward cache, which an open one could keep it out of.
 */
export function subscribeToBroadcasts(
  country: OpenCountry,
  subject: Subject,
  hear: (message: unknown) => void,
): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel) return
    channel = new BroadcastChannel(nameOf(country, subject))
    channel.addEventListener('message', ({ data }: MessageEvent<{ page?: string; message?: unknown } | null>) => {
      if (data?.page !== page) hear(data?.message)
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

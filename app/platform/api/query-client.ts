import { focusManager, QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './retry-policy.ts'

const freshForMs = 30_000

/** Server state is only cached here. */
export function createQueryClient(delay: (failures: number) => number = retryDelay): QueryClient {
  const retry = { retry: shouldRetry, retryDelay: (failures: number) => delay(failures) }
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...retry, staleTime: freshForMs },
      mutations: retry,
    },
  })
  // These stay cached as long as the page, without an observer, and with them what the device persists.
  for (const key of ['cart', 'customer', 'wishlist']) client.setQueryDefaults([key], { gcTime: Infinity })
  return client
}

let pageClient: QueryClient | undefined

/** Stale answers are also refetched when the window gets the focus, or the page leaves the back/forward cache. */
function createPageClient(): QueryClient {
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus()
    const events = ['visibilitychange', 'focus', 'pageshow']
    for (const event of events) window.addEventListener(event, listener)
    return () => events.forEach((event) => window.removeEventListener(event, listener))
  })
  return createQueryClient()
}

/** One per page in the browser, shared with client loaders; a new one for each page the server renders. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (pageClient ??= createPageClient())
}

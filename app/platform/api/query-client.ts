import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './retry-policy.ts'

const freshForMs = 30_000

/** Everything the server knows lives here and nowhere else. */
export function createQueryClient(delay: (failures: number) => number = retryDelay): QueryClient {
  const retry = { retry: shouldRetry, retryDelay: (failures: number) => delay(failures) }
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...retry, staleTime: freshForMs },
      mutations: retry,
    },
  })
  // No screen need watch them: they are held as long as the page, and what the device persists of them with them.
  for (const key of ['cart', 'customer', 'wishlist']) client.setQueryDefaults([key], { gcTime: Infinity })
  return client
}

let ofThisPage: QueryClient | undefined

/** One for the life of a page in the browser, where loaders ask it too; a new one for each page the server renders. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (ofThisPage ??= createQueryClient())
}

import type { Query, QueryClient } from '@tanstack/react-query'
import type { StateStorage } from 'zustand/middleware'
import type { OpenCountry } from '#domain/store/country.ts'
import { persistedName } from './persisted-storage.ts'

type Customer = Record<string, unknown>

/** Of a customer only this may lie on a device: no token, document, birthday, bank data or address (OP-059, C10). */
const customerFields = ['loggedIn', 'first_name', 'id_hash', 'buyerType', 'is_newsletter_subscribed'] as const

/** Answers of the server that are kept to be shown at once, or without a connection; the server stays their owner. */
const persistedQueries = {
  cart: (answer: unknown) => answer,
  wishlist: (answer: unknown) => answer,
  customer: (answer: unknown) =>
    Object.fromEntries(
      customerFields
        .filter((field) => field in (answer as Customer))
        .map((field) => [field, (answer as Customer)[field]]),
    ),
} as const

type Snapshot = { data: unknown; at: number }
const isPersisted = (key: unknown): key is keyof typeof persistedQueries =>
  typeof key === 'string' && key in persistedQueries

function parseSnapshot(text: string | null): Snapshot | undefined {
  if (!text) return undefined
  try {
    const { data, at } = JSON.parse(text) as Snapshot
    return typeof at === 'number' ? { data, at } : undefined
  } catch {
    return undefined
  }
}

/** Puts the kept answers back where nothing newer is, as old as they are, so that they are asked for again. */
export async function restoreQueries(client: QueryClient, storage: StateStorage<Promise<void>>, country: OpenCountry) {
  const keys = Object.keys(persistedQueries).filter(isPersisted)
  await Promise.all(
    keys.map(async (key) => {
      const snapshot = parseSnapshot(await storage.getItem(persistedName(country, key)))
      if (snapshot && client.getQueryData([key]) === undefined) {
        client.setQueryData([key], snapshot.data, { updatedAt: snapshot.at })
      }
    }),
  )
}

/**
 * Writes each new answer to the device, one that came while the device was still being read included, and forgets it
 * there when the client forgets it (logout).
 */
export function persistQueries(
  client: QueryClient,
  storage: StateStorage<Promise<void>>,
  country: OpenCountry,
): () => void {
  const cache = client.getQueryCache()
  const keep = (type: string, { queryKey, state }: Query) => {
    const [key] = queryKey as unknown[]
    if (!isPersisted(key)) return
    const { data, dataUpdatedAt, status } = state
    if (type === 'removed' || (type === 'updated' && status === 'pending'))
      void storage.removeItem(persistedName(country, key))
    else if (type === 'updated' && status === 'success') {
      const snapshot: Snapshot = { data: persistedQueries[key](data), at: dataUpdatedAt }
      void storage.setItem(persistedName(country, key), JSON.stringify(snapshot))
    }
  }
  for (const query of cache.getAll()) if (query.state.status === 'success') keep('updated', query)
  return cache.subscribe(({ type, query }) => keep(type, query))
}

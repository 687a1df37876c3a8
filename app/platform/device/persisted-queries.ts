/**
 * Ours instead of TanStack's persisters. `experimental_createQueryPersister` wraps `queryFn`: it would neither write what
 * `setQueryData` sets (most answers of the cart, the customer) nor restore a query without `queryFn` (the customer).
 * `persistQueryClient` stores the whole cache as one record, which one changed shape or country would drop. Both would
 * still need the shapes below to choose what is written and to parse what is restored, and add a package to every visit.
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { cart } from '#contract/buy/cart.ts'
import { wishlist } from '#contract/customers/wishlist.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { persistedName, readRecord, type TextStorage } from './persisted-storage.ts'

/** Increment it when a shape below changes in a way that old data would still parse. */
const version = 1

/**
 * Server answers that are persisted to be shown at once or offline; the server remains the source of truth. Fields that
 * a shape does not name are not written: no token, document, birthday, bank data or address of a customer may be stored
 * on a device (OP-059, C10).
 */
const persistedQueries = {
  cart: z.nullable(cart),
  wishlist,
  customer: z.object({
    loggedIn: z.boolean(),
    first_name: z.optional(z.string()),
    id_hash: z.optional(z.string()),
    buyerType: z.optional(z.string()),
    is_newsletter_subscribed: z.optional(z.boolean()),
  }),
} as const

type PersistedQuery = keyof typeof persistedQueries
const isPersisted = (key: unknown): key is PersistedQuery => typeof key === 'string' && key in persistedQueries

const recordOf = (key: PersistedQuery) =>
  z.object({ version: z.literal(version), data: persistedQueries[key], at: z.number() })

type RestoredQueries = { [K in PersistedQuery]?: z.output<(typeof persistedQueries)[K]> }

/**
 * Restores persisted answers that the client does not have, with their original timestamp so that they are refetched.
 * Returns all of them: data that came with the page is newer, and may be compared with the previous data.
 */
export async function restoreQueries(
  client: QueryClient,
  storage: TextStorage,
  country: OpenCountry,
): Promise<RestoredQueries> {
  const keys = Object.keys(persistedQueries).filter(isPersisted)
  const records = await Promise.all(
    keys.map(async (key) => {
      const record = await readRecord(storage, persistedName(country, key), recordOf(key))
      if (record && (client.getQueryData([key]) ?? null) === null) {
        client.setQueryData([key], record.data, { updatedAt: record.at })
      }
      return [key, record?.data] as const
    }),
  )
  return Object.fromEntries(records)
}

/**
 * Writes each new answer to the device, including those that arrived during the restore, and removes it when the client
 * removes it (logout).
 */
export function persistQueries(client: QueryClient, storage: TextStorage, country: OpenCountry): () => void {
  const cache = client.getQueryCache()
  const persistQuery = (type: string, { queryKey, state }: Query) => {
    const [key] = queryKey as unknown[]
    if (!isPersisted(key)) return
    const { data, dataUpdatedAt, status } = state
    const name = persistedName(country, key)
    if (type === 'removed' || (type === 'updated' && status === 'pending')) void storage.removeItem(name)
    else if (type === 'updated' && status === 'success') {
      const record = recordOf(key).safeParse({ version, data, at: dataUpdatedAt })
      if (record.success) void storage.setItem(name, JSON.stringify(record.data))
    }
  }
  for (const query of cache.getAll()) if (query.state.status === 'success') persistQuery('updated', query)
  return cache.subscribe(({ type, query }) => persistQuery(type, query))
}

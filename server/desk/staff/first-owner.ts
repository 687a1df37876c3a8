import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { createLink, linkPath } from './links.ts'
import { staffRepository } from './repository.ts'

/** The path that makes the person who follows it the first owner, once; undefined when there is one. */
export async function firstOwnerLink(db: Handle, now: Date): Promise<string | undefined> {
  if (await staffRepository(db).hasOwner()) return undefined
  return inTransaction(db, async (tx) => linkPath(await createLink(tx, 'owner', null, now)))
}

type Stores = { openStores: readonly OpenCountry[]; defaultStore: OpenCountry }

/** On a server the first owner is elsewhere: the link names a store that has an address, where one has. */
export const storeOfLink = ({ openStores, defaultStore }: Stores, originOf: Partial<Record<OpenCountry, string>>) =>
  [defaultStore, ...openStores].find((country) => originOf[country] !== undefined) ?? defaultStore

import type { Client } from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { FeedRefusal } from './refusal.ts'

/**
 * Allows one import per country at a time, because two would undo each other's rows. The lock ends with the connection.
 */
export async function claimCountry(client: Client, country: OpenCountry): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>(
    "select pg_try_advisory_lock(hashtext('shop: import'), hashtext($1)) as claimed",
    [country],
  )
  if (!rows[0]!.claimed) throw new FeedRefusal(`Another import into the store ${country} is under way.`)
}

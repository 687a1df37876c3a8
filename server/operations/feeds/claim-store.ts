import type { Client } from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { FeedRefusal } from './refusal.ts'

/** One import per store at a time: two would undo each other’s rows. It is let go with the connection. */
export async function claimStore(client: Client, country: OpenCountry): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>(
    "select pg_try_advisory_lock(hashtext('vereda: import'), hashtext($1)) as claimed",
    [country],
  )
  if (!rows[0]!.claimed) throw new FeedRefusal(`Another import into the store ${country} is under way.`)
}

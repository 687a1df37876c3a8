import { connect } from '../connection/connect.ts'
import type { OnConnectionLost } from '../connection/watch-connection.ts'

const lock = "hashtext('shop: one shop per data folder')"

/**
 * One shop per private database. The claim is a session lock inside that database, so it cannot go stale: it ends with
 * the process that holds it, however that process ends.
 */
export async function claimCluster(
  url: string,
  name: string,
  onConnectionLost: OnConnectionLost = () => {},
): Promise<{ release(): Promise<void> } | { heldBy: string }> {
  const client = await connect({ url, name, keepAlive: true, onConnectionLost })
  const { rows } = await client.query<{ claimed: boolean }>(`select pg_try_advisory_lock(${lock}) as claimed`)
  if (rows[0]?.claimed) return { release: () => client.end() }
  const holder = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.objid = (${lock})::bigint & 4294967295 limit 1`,
  )
  await client.end()
  return { heldBy: holder.rows[0]?.application_name ?? 'another process' }
}

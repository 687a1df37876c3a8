import { connect } from '#db/connection/connect.ts'
import { claimCluster } from '#db/embedded/claim.ts'
import { openCluster } from '#db/embedded/cluster.ts'
import { countMigrations, migrateDatabase } from '#db/migrate.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { homeOf } from '#server/platform/process/database.ts'
import type { Env } from '#server/platform/env.ts'

export type OperatorDatabase = {
  url: string
  /** The database of DATABASE_URL: it is emptied or filled only with --force. */
  isNamed: boolean
  close(): Promise<void>
}

/** Stops a private server that we started, unless a shop or another command has begun to use it. */
async function stopUnlessUsed(url: string, stop: () => Promise<void>): Promise<void> {
  const claim = await claimCluster(url, 'operator command, closing')
  if ('heldBy' in claim) return
  const client = await connect({ url, name: 'operator command' })
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'
      and pid <> pg_backend_pid() and application_name not like 'operator command%'`,
  )
  await client.end()
  await claim.release()
  if (rows[0]!.n === 0) await stop()
}

/** The server of DATABASE_URL, or the checkout's own: running with the shop, or started for this command only. */
export async function openOperatorDatabase(env: Env, root: string): Promise<OperatorDatabase> {
  const url = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL
  if (url) return { url, isNamed: true, close: async () => {} }
  const cluster = await openCluster({ home: homeOf(env, root), isDurable: true })
  const close = () => (cluster.isAdopted ? Promise.resolve() : stopUnlessUsed(cluster.url, cluster.stop))
  return { url: cluster.url, isNamed: false, close }
}

/**
 * Migrates our own database on the way; the database of DATABASE_URL is migrated only by the shop itself or by `reset`.
 */
export async function ensureMigrated({ url, isNamed }: OperatorDatabase): Promise<void> {
  if (!isNamed) return migrateDatabase(url)
  const client = await connect({ url, name: 'operator command' })
  try {
    const { rows } = await client
      .query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')
      .catch(() => ({ rows: [{ n: 0 }] }))
    if (rows[0]!.n === countMigrations()) return
  } finally {
    await client.end()
  }
  throw new OperatorRefusal(
    'The database of DATABASE_URL is not at the version of this code. Start the shop once: it brings it up to date.',
  )
}

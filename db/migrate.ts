import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { connect } from './connection/connect.ts'
import { writePlaces } from './places/write-places.ts'
import { writeReferenceData } from './reference.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const minServerVersion = 15

/** The number of migrations this code expects. */
export function countMigrations(): number {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length
}

/**
 * A change of a table waits for everybody who reads it, and everybody who comes later waits for the change: so it gives up
 * soon, lets them pass, and tries again.
 */
const lockWithin = '2s'
const pauseMs = 500
const maxAttempts = 60
const lockNotAvailable = '55P03'

const isLockFault = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === lockNotAvailable || isLockFault(error.cause))

/** All pending migrations are one transaction: those of an attempt that gave up are not there. */
async function migrateBetweenReaders(db: Parameters<typeof migrate>[0]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(db, { migrationsFolder })
    } catch (error) {
      if (!isLockFault(error) || attempt === maxAttempts) throw error
      await wait(pauseMs)
    }
  }
}

/** Brings a database up to date, one node at a time: drizzle takes no lock of its own. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connect({ url, name: 'shop migrate' })
  try {
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    )
    if (rows[0]!.major < minServerVersion) {
      throw new Error(
        `The database server is PostgreSQL ${rows[0]!.major}; the shop needs ${minServerVersion} or newer.`,
      )
    }
    await client.query("select pg_advisory_lock(hashtext('shop: migrate'))")
    await client.query('set client_min_messages to warning')
    await client.query(`set lock_timeout = '${lockWithin}'`)
    const db = drizzle(client)
    await migrateBetweenReaders(db)
    await client.query('set lock_timeout = 0')
    await writeReferenceData(db)
    await writePlaces(db)
  } finally {
    await client.end()
  }
}

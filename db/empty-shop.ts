import { connect } from './connection/connect.ts'
import { migrateDatabase } from './migrate.ts'

/**
 * Throws away every table of the shop and makes them anew, empty but for the reference data. Sessions of a shop that is
 * open wait for the drop and then find the new tables.
 */
export async function emptyShop(url: string): Promise<void> {
  const client = await connect({ url, name: 'vereda reset' })
  try {
    await client.query('set client_min_messages to warning')
    // One transaction: whoever looks meanwhile sees the old shop or none, never half of one.
    await client.query('begin')
    await client.query('drop schema if exists public cascade')
    await client.query('drop schema if exists drizzle cascade')
    await client.query('create schema public')
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrateDatabase(url)
}

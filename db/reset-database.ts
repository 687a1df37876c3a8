import { connect } from './connection/connect.ts'
import { migrateDatabase } from './migrate.ts'

/**
 * Drops every table of the shop and creates them again, empty except for the reference data. Sessions of a running shop
 * wait for the drop and then see the new tables.
 */
export async function resetDatabase(url: string): Promise<void> {
  const client = await connect({ url, name: 'shop reset' })
  try {
    await client.query('set client_min_messages to warning')
    // One transaction: other sessions see the old shop or none, never half of one.
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

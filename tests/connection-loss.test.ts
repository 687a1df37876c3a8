import { expect, test, vi } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openDatabase } from '#db/connection/open.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { listenForChanges } from '#server/browse/catalog/live/change-listener.ts'
import { stockedShop } from '#server/browse/catalog/tests/stocked-shop.ts'

const shop = await stockedShop({ ar: 20 })
await shop.catalog.warm()
const path = '/zapatillas-mujer/'

/** On its own connection: one of the pool may be cut before the pool notices. */
async function query(text: string, values: unknown[] = []) {
  const client = await connect({ url: shop.url, name: 'test' })
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** Cuts every connection of the shop, including the listener and those inside transactions. */
const cutConnections = () =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )

const listenerIsConnected = () =>
  vi.waitFor(async () => {
    const { rowCount } = await query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'shop listener'`,
    )
    expect(rowCount).toBe(1)
  })

test('a lost connection costs the transaction it was in, never the process', async () => {
  const cut = inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`update simple set stock = 0 where sku = 'ZM0002'`)
    await cutConnections()
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  const { rows } = await query(`select sum(stock)::int > 0 as "isThere" from simple where sku = 'ZM0002'`)
  expect(rows).toEqual([{ isThere: true }])
})

test('the listener comes back after it was cut, again and again, and reads what it missed', async () => {
  for (const stock of [0, 3, 0]) {
    await listenerIsConnected()
    await cutConnections()
    await query(`update simple set stock = $1 where sku = 'ZM0003'`, [stock])
    await vi.waitFor(async () => {
      const { products } = await shop.page({ path, per: 50 })
      expect(products.find(({ id }) => id === 'ZM0003')?.available).toBe(stock > 0)
    })
  }
})

test('a lost connection is reported once: idle in the pool, inside a transaction, outside the pool, of the listener', async () => {
  const lost = { pool: [] as Error[], client: [] as Error[], listener: [] as Error[] }
  const { db, pool, close } = openDatabase(shop.url, { onConnectionLost: (error) => lost.pool.push(error) })
  const client = await connect({ url: shop.url, name: 'test', onConnectionLost: (error) => lost.client.push(error) })
  const changes = listenForChanges(
    shop.pool,
    shop.url,
    () => {},
    (error) => lost.listener.push(error),
  )
  await changes.open()
  const cut = inTransaction(db, async () => {
    await pool.query('select 1')
    await cutConnections()
  })
  await expect(cut).rejects.toThrow()
  await vi.waitFor(() => {
    expect(lost).toMatchObject({ pool: { length: 2 }, client: { length: 1 }, listener: { length: 1 } })
  })
  await close()
  await client.end()
  await changes.close()
  // Closing on purpose is not a loss.
  expect(lost).toMatchObject({ pool: { length: 2 }, client: { length: 1 }, listener: { length: 1 } })
})

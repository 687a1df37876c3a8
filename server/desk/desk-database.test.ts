import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { openShop } from '#tests/shop.ts'
import { deskConnections, openDeskDatabase } from './desk-database.ts'
import { signedInStaff } from './tests/desk.ts'

const limits = { DATABASE_STATEMENT_MS: 300, DATABASE_IDLE_TRANSACTION_MS: 10_000 }

async function openBoth() {
  const database = await freshDatabase()
  const desk = openDeskDatabase(database.url, limits)
  const shop = await openShop({ database, deskDatabase: desk })
  const owner = await signedInStaff(shop, { email: 'duena@example.com', roles: ['owner'] }, () => new Date())
  const shopper = async () => (await shop.form('/api/cart/gethash', {})).json() as { error: boolean }
  return { desk, shop, owner, shopper, pool: database.pool }
}

test('OP-078 when all connections of the desk are in use, it says so, and shoppers notice nothing', async () => {
  const { desk, shop, owner, shopper } = await openBoth()
  const taken = await Promise.all(Array.from({ length: deskConnections }, () => desk.pool.connect()))
  const [answer, cart] = await Promise.all([owner.get('/desk/api/orders'), shopper()])
  expect(answer).toMatchObject({ status: 503, code: 'busy', message: expect.stringContaining('demasiado trabajo') })
  expect(cart).toMatchObject({ error: false })
  for (const connection of taken) connection.release()
  expect(await owner.get('/desk/api/orders')).toMatchObject({ status: 200 })
  await shop.app.close()
  await desk.close()
})

test('OP-078 a question of the desk that takes too long is stopped, and its connection is free again', async () => {
  const { desk, shop, owner, shopper, pool } = await openBoth()
  const other = await pool.connect()
  await other.query('begin; lock table exchange_request in access exclusive mode')
  const both = Promise.all(Array.from({ length: 2 * deskConnections }, () => owner.get('/desk/api/returns')))
  expect(await shopper()).toMatchObject({ error: false })
  for (const answer of await both) expect(answer).toMatchObject({ status: 503, code: 'busy' })
  await other.query('rollback')
  other.release()
  expect(await owner.get('/desk/api/returns')).toMatchObject({ status: 200 })
  await shop.app.close()
  await desk.close()
})

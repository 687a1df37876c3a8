import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { sql } from './drizzle.ts'
import { openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

const { db, url } = await freshDatabase()
await db.execute(sql`create table note (id int primary key)`)
beforeEach(async () => {
  await db.execute(sql`truncate note`)
})
const count = async () => Number((await db.execute(sql`select count(*) as n from note`)).rows[0]!.n)

test('a transaction whose failed statement was swallowed is reported as failed, not as done', async () => {
  const attempt = inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into note values (1)`)
    await tx.execute(sql`insert into note values (1)`).catch(() => {})
    return 'done'
  })
  await expect(attempt).rejects.toMatchObject({ cause: { code: '25P02' } })
  expect(await count()).toBe(0)
})

test('an expected failure inside a nested transaction leaves the outer one whole', async () => {
  const result = await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into note values (2)`)
    await inTransaction(tx, (inner) => inner.execute(sql`insert into note values (2)`)).catch(() => {})
    return 'done'
  })
  expect(result).toBe('done')
  expect(await count()).toBe(1)
})

test('R31 a connection lost before its transaction began goes back to the pool, which can be closed', async () => {
  const { db: narrow, pool, close } = openDatabase(url, { connections: 1 })
  pool.once('acquire', (client: PoolClient & { connection: { stream: Socket } }) => client.connection.stream.destroy())
  await expect(inTransaction(narrow, async () => 'done')).rejects.toThrow()
  expect(await inTransaction(narrow, async () => 'done')).toBe('done')
  expect(pool.totalCount).toBe(pool.idleCount)
  await close()
})

import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { sql } from './drizzle.ts'
import { openDatabase } from './open.ts'
import { inPipelinedTransaction, inTransaction, onConnection, sendTogether } from './transaction.ts'

const { db, pool, url } = await freshDatabase()
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

test('R31 why a transaction failed is said, also when its connection is lost and ROLLBACK fails as well', async () => {
  const { db: narrow, pool: narrowPool, close } = openDatabase(url, { connections: 1 })
  const attempt = inTransaction(narrow, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
    throw new Error('the work failed')
  })
  await expect(attempt).rejects.toThrow(/^the work failed$/)
  expect(narrowPool.totalCount).toBe(narrowPool.idleCount)
  await close()
})

test('a pipelined transaction writes all or nothing, and the connection is free afterwards', async () => {
  const attempt = (hasFault: boolean) =>
    onConnection(pool, (client) =>
      inPipelinedTransaction(
        client,
        () => client.query<{ n: number }>('select 40 as n'),
        async ({ queries }, { rows }) => {
          await queries.query('insert into note values ($1)', [rows[0]!.n])
          if (hasFault) throw new Error('refused')
          return 'done'
        },
      ),
    )
  await expect(attempt(true)).rejects.toThrow('refused')
  expect(await count()).toBe(0)
  expect(await attempt(false)).toBe('done')
  expect(await count()).toBe(1)
  expect(pool.totalCount).toBe(pool.idleCount)
})

test('a pipelined transaction whose failed statement was swallowed is reported as failed', async () => {
  const attempt = onConnection(pool, (client) =>
    inPipelinedTransaction(
      client,
      async () => {},
      async ({ queries }) => {
        const sent = sendTogether(queries, () => [
          queries.query('insert into note values (1)'),
          queries.query('insert into note values (1)'),
          queries.query('insert into note values (2)'),
        ])
        return Promise.allSettled(sent)
      },
    ),
  )
  await expect(attempt).rejects.toThrow('rolled back')
  expect(await count()).toBe(0)
})

test('a statement of its first reading that fails leaves nothing open', async () => {
  const attempt = onConnection(pool, (client) =>
    inPipelinedTransaction(
      client,
      () => Promise.all([client.query('insert into note values (1)'), client.query('select 1 / 0')]),
      async () => 'done',
    ),
  )
  await expect(attempt).rejects.toMatchObject({ code: '22012' })
  expect(await count()).toBe(0)
})

test('an expected failure nested in a pipelined transaction leaves the outer one whole', async () => {
  const result = await onConnection(pool, (client) =>
    inPipelinedTransaction(
      client,
      async () => {},
      async ({ tx }) => {
        await tx.execute(sql`insert into note values (3)`)
        await inTransaction(tx, (inner) => inner.execute(sql`insert into note values (3)`)).catch(() => {})
        await inTransaction(tx, (inner) => inner.execute(sql`insert into note values (4)`))
        return 'done'
      },
    ),
  )
  expect(result).toBe('done')
  expect(await count()).toBe(2)
})

test('statements that are sent together arrive in one packet and are answered in their order', async () => {
  await onConnection(pool, async (client) => {
    const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection
    let wasWritten = false
    const sent = sendTogether(client, () => {
      const before = stream.writableLength
      const answers = [1, 2, 3].map((n) => client.query<{ n: number }>('select $1::int as n', [n]))
      wasWritten = stream.writableLength === before
      return Promise.all(answers)
    })
    expect(wasWritten).toBe(false)
    expect((await sent).map(({ rows }) => rows[0]!.n)).toEqual([1, 2, 3])
  })
})

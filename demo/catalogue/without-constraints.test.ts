import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { withoutConstraints } from './without-constraints.ts'

const { db, pool } = await freshDatabase()
await db.execute(sql`create table shelf (id int primary key, name text not null unique)`)
await db.execute(sql`create table "box" (shelf_id int not null references shelf (id) on delete cascade, n int)`)
await db.execute(sql`create index "box by n" on box (n desc) where n > 0`)

const rules = async () =>
  (
    await db.execute(sql`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid in ('shelf'::regclass, 'box'::regclass)
      union all select indexname, indexdef from pg_indexes where tablename in ('shelf', 'box') order by 1, 2`)
  ).rows

async function inTransaction(work: (run: (text: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await withoutConstraints(client, ['shelf', 'box'], () => work((text) => client.query(text)))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

test('keys, references and indexes are back after the work, word for word', async () => {
  const before = await rules()
  // Children before parents: possible only without foreign keys.
  await inTransaction(async (run) => {
    await run('insert into box values (1, 5)')
    await run("insert into shelf values (1, 'top')")
  })
  expect(await rules()).toEqual(before)
  expect(before.length).toBeGreaterThanOrEqual(6)
})

test('what breaks a rule is found when the rules come back, and nothing of it is kept', async () => {
  const before = await rules()
  await expect(inTransaction(async (run) => void (await run('insert into box values (99, 1)')))).rejects.toThrow(
    /foreign key/,
  )
  expect(await rules()).toEqual(before)
  expect(await db.execute(sql`select * from box where shelf_id = 99`)).toMatchObject({ rowCount: 0 })
})

import type pg from 'pg'

type Rule = { table: string; name: string; definition: string; isReference: boolean }
type Index = { name: string; definition: string }

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Keys and foreign keys of the tables, and foreign keys of other tables to them; foreign keys last, because they depend
 * on keys.
 */
async function rulesOf(client: pg.ClientBase, tables: readonly string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition,
       contype = 'f' as "isReference"
     from pg_constraint
     where contype in ('p', 'u', 'f') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
     order by "isReference", conrelid, conname`,
    [tables],
  )
  return rows
}

/** Indexes that do not belong to a constraint. */
async function indexesOf(client: pg.ClientBase, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by name`,
    [tables],
  )
  return rows
}

/**
 * Runs bulk work on tables without their keys, foreign keys and indexes, and restores all of them: building them once
 * is far cheaper than updating them per row, and every constraint is checked again on the whole. Runs inside the
 * caller's transaction, so that the unprotected tables are never visible and a failure leaves them as they were. Checks
 * stay enabled.
 */
export async function withoutConstraints<T>(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const rules = await rulesOf(client, tables)
  const indexes = await indexesOf(client, tables)
  for (const { table, name } of rules.toReversed())
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const result = await work()
  // Enough memory to build an index and check a foreign key without going to disk.
  await client.query(`set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`)
  const keys = rules.filter(({ isReference }) => !isReference)
  const references = rules.filter(({ isReference }) => isReference)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of [...keys, ...references]) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
  return result
}

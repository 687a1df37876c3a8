import type pg from 'pg'
import { beforeEach } from 'vitest'

type Table = { name: string; columns: string; alwaysTriggers: string[] }

/** Goes on as it is: a node that has read an announcement takes another of the same number for the same. */
const announcements = 'catalog_change'

const tablesText = `
  select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
    array(select quote_ident(tgname) from pg_trigger where tgrelid = c.oid and tgenabled = 'A') as "alwaysTriggers"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${announcements}'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid`

const forAlwaysTriggers = (tables: Table[], change: 'disable' | 'enable always') =>
  tables.flatMap(({ name, alwaysTriggers }) =>
    alwaysTriggers.map((each) => `alter table ${name} ${change} trigger ${each}`),
  )

/**
 * Restores the current contents of the database before every test, so that no test sees rows of another. Only changed
 * tables are written: those with a row of a later transaction, or fewer rows. Triggers are disabled meanwhile,
 * including those that fire in replica mode, so an index in memory is not notified.
 */
export async function restoreBeforeEach(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<Table>(tablesText)
  const { rows: sequences } = await pool.query<{ name: string; value: string | null }>(
    `select quote_ident(sequencename) as name, last_value as value from pg_sequences
      where schemaname = 'public' and sequencename not like '${announcements}%'`,
  )
  await pool.query('create schema snapshot')
  for (const { name, columns } of tables) {
    await pool.query(`create table snapshot.${name} as select ${columns} from ${name}`)
  }
  const counts = tables.map(({ name }) => `(select count(*) from ${name}) as "${name}"`)
  const { rows } = await pool.query<Record<string, string>>(`select ${counts.join(', ')}`)
  const changedText = tables
    .map(
      ({ name }) => `select '${name}' as name where (select count(*) from ${name}) <> ${rows[0]![name]}
        or exists (select from ${name} where xmin::text::bigint >= $1)`,
    )
    .join(' union all ')
  const nextTransaction = async () =>
    Number((await pool.query<{ id: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as id')).rows[0]!.id)
  let since = await nextTransaction()

  beforeEach(async () => {
    const { rows: found } = await pool.query<{ name: string }>(changedText, [since])
    const changed = new Set(found.map(({ name }) => name))
    if (changed.size === 0) return
    const dirty = tables.filter(({ name }) => changed.has(name))
    await pool.query(
      [
        'begin',
        'set local session_replication_role = replica',
        ...forAlwaysTriggers(dirty, 'disable'),
        ...dirty.map(({ name }) => `delete from ${name}`),
        ...dirty.map(
          ({ name, columns }) =>
            `insert into ${name} (${columns}) overriding system value select ${columns} from snapshot.${name}`,
        ),
        ...forAlwaysTriggers(dirty, 'enable always'),
        ...sequences.map(({ name, value }) => `select setval('${name}', ${value ?? 1}, ${value !== null})`),
        'commit',
      ].join(';\n'),
    )
    since = await nextTransaction()
  })
}

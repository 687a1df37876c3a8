import type pg from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What the staged products refer to. */
const references = [
  ['brand', 'select brand_id from feed_winner'],
  ['supplier', 'select supplier_id from feed_winner'],
  ['size_table', 'select size_table_id from feed_winner'],
  ['category', 'select unnest(category_ids) from feed_winner'],
] as const

/** Whether this role may skip foreign key checks; the owner of the shop's own server may. */
export async function maySkipForeignKeys(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set session_replication_role = origin')
    return true
  } catch {
    return false
  }
}

/**
 * Does for a whole batch what the database would do row by row, half a million times: verifies that everything the rows
 * refer to exists and locks it against deletion. From here to the end of the transaction the database skips these
 * checks. All other rules (checks, keys, not null) stay on.
 */
export async function checkForeignKeys(client: pg.ClientBase, country: OpenCountry): Promise<void> {
  await client.query(
    'select from product where country = $1 and sku in (select sku from feed_stage) order by sku for key share',
    [country],
  )
  for (const [table, ids] of references) {
    await client.query(`select from ${table} where id in (${ids}) order by id for key share`)
    const { rows } = await client.query<{ id: number }>(
      `select id from (${ids}) as wanted (id) where id is not null and not exists (
         select from ${table} there where there.id = wanted.id) limit 1`,
    )
    if (rows[0])
      throw new Error(`The ${table} ${rows[0].id} was deleted while its products were imported. Run it again.`)
  }
  await client.query('set local session_replication_role = replica')
}

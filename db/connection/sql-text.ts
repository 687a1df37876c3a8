import { getTableColumns, getTableName, type Table } from './drizzle.ts'

export type ColumnNames<T extends Table> = { readonly [K in keyof T['_']['columns'] & string]: string }

/**
 * The column names of a table for SQL text, prefixed with an alias if one is given. Hand-written statements take their
 * column names from here, so that renaming a column in the schema breaks the build.
 */
export function columnNames<T extends Table>(table: T, alias?: string): ColumnNames<T> {
  const columns = Object.entries(getTableColumns(table))
  const prefix = alias ? `${alias}.` : ''
  return Object.fromEntries(columns.map(([key, { name }]) => [key, prefix + name])) as ColumnNames<T>
}

/** Columns under their schema keys: `rule.max_uses as "maxUses"`. */
export const selectAs = <K extends string>(columns: Readonly<Record<K, string>>, ...keys: readonly NoInfer<K>[]) =>
  keys.map((key) => `${columns[key]} as "${key}"`).join(', ')

/** An instant in milliseconds, as domain rules take it. */
export const millis = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`

/** Rows as one JSON column: an empty list instead of null. */
export const jsonList = (rows: string) => `coalesce((select json_agg(r) from (${rows}) r), '[]')`

/**
 * An insert of rows passed as one JSON parameter: `insertFrom(orderItem, '$2', ['orderNr', 'name'])`. Other columns get
 * their defaults.
 */
export function insertFrom<T extends Table>(
  table: T,
  parameter: string,
  keys: readonly (keyof T['_']['columns'] & string)[],
): string {
  const names = columnNames(table)
  const list = keys.map((key) => names[key]).join(', ')
  const name = getTableName(table)
  return `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${parameter}::json)`
}

/** Rows for `insertFrom`, keyed by column name. */
export function rowsFor<T extends Table>(
  table: T,
  rows: readonly Partial<Record<keyof T['_']['columns'] & string, unknown>>[],
): string {
  const names = columnNames(table)
  const named = rows.map((row) => Object.entries(row).map(([key, value]) => [names[key as keyof typeof names], value]))
  return JSON.stringify(named.map((entries) => Object.fromEntries(entries)))
}

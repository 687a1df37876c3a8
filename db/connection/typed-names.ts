import type { Table } from './drizzle.ts'

export type ColumnName<T extends Table> = T['_']['columns'][keyof T['_']['columns']]['_']['name']

/**
 * The SQL column names of a table, checked by types alone: for a worker thread that must not spend most of a second on
 * loading the schema. Elsewhere `columnNames` (sql-text.ts) takes them from the schema itself.
 */
export const typedNames = <Name extends string>(prefix: string) =>
  new Proxy({}, { get: (_, name) => prefix + String(name) }) as Readonly<Record<Name, string>>

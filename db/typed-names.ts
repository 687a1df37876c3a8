import type { Table } from 'drizzle-orm'

type NamesOf<T extends Table> = { readonly [K in keyof T['_']['columns'] as T['_']['columns'][K]['_']['name']]: string }

/**
 * The columns of a table by the names SQL knows them by, checked by types alone: for a worker thread that must not spend
 * most of a second on loading the schema. Elsewhere `columnNames` (sql-text.ts) takes them from the schema itself.
 */
export const typedNames = <T extends Table>(prefix = ''): NamesOf<T> =>
  new Proxy({}, { get: (_, name) => prefix + String(name) }) as NamesOf<T>

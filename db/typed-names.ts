import type { Table } from 'drizzle-orm'

type Columns<T extends Table> = T['_']['columns']
type NamesOf<T extends Table> = Readonly<Record<Columns<T>[keyof Columns<T>]['_']['name'], string>>

/**
 * The columns of a table by the names SQL knows them by, checked by types alone: for a worker thread that must not spend
 * most of a second on loading the schema. Elsewhere `columnNames` (sql-text.ts) takes them from the schema itself.
 */
export const typedNames = <T extends Table>(prefix = ''): NamesOf<T> =>
  new Proxy({}, { get: (_, name) => prefix + String(name) }) as NamesOf<T>

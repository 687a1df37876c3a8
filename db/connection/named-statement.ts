import { is, Placeholder, type SQL } from './drizzle.ts'
import { PgDialect } from './pg-core.ts'
import type { Queries } from './transaction.ts'

const dialect = new PgDialect()

/**
 * A statement of Drizzle whose values are all `sql.placeholder(…)`, for a raw connection: its text is made once, and each
 * connection plans it once.
 */
export function namedStatement<Row extends object>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const names = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error(`a value of ${name} is no placeholder`)
    return param.name
  })
  return async (queries: Queries, values: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    (await queries.query<Row>({ name, text, values: names.map((one) => values[one]) })).rows
}

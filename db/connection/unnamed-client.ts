import pg from 'pg'

type Query = typeof pg.Client.prototype.query

/**
 * For a pooler that lends another connection for each transaction: a statement that was named on one is not known on the
 * next, so names are left out and each statement is planned when it comes.
 */
export class UnnamedClient extends pg.Client {
  override query: Query = ((statement: unknown, ...rest: unknown[]) => {
    const send = super.query as (...all: unknown[]) => unknown
    return send.call(this, withoutName(statement), ...rest)
  }) as Query
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement
  const { name: _name, ...rest } = statement
  return rest
}

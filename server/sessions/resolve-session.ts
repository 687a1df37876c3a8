import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { columnNames } from '#db/sql-text.ts'
import { customer } from '#db/schema/customers.ts'
import { customerSession } from '#db/schema/sessions.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { digestOf } from '#server/http/digest.ts'

/** Who is signed in. */
export type Customer = { idCustomer: number }

/** The customer a token belongs to; undefined for one that is unknown, expired, revoked or of another store. */
export type ResolveSession = (token: string, at: { store: OpenCountry; now: Date }) => Promise<Customer | undefined>

const session = columnNames(customerSession, 'session')
const owner = columnNames(customer, 'owner')

const text = `
select ${session.idCustomer} as "idCustomer"
from ${getTableName(customerSession)} session join ${getTableName(customer)} owner on ${owner.idCustomer} = ${session.idCustomer}
where ${session.tokenHash} = $1 and ${session.revokedAt} is null and ${session.expiresAt} > $2 and ${owner.country} = $3`

export function sessionResolver(pool: Pick<pg.Pool, 'query'>): ResolveSession {
  return async (token, { store, now }) => {
    const values = [digestOf(token), now, store]
    const { rows } = await pool.query<Customer>({ name: 'resolve_session', text, values })
    return rows[0]
  }
}

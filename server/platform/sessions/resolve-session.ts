import type pg from 'pg'
import { getTableName } from '#db/connection/drizzle.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import { customer } from '#db/schema/customers.ts'
import { customerLogin, customerSession } from '#db/schema/sessions.ts'
import { tokenLifeMs, tokenSlideMs } from '#domain/customers/account/session-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** The signed-in customer, and their sign-in. */
export type Customer = { idCustomer: number; loginId: string | null; authenticatedAt: Date | null; isKept: boolean }

type SessionContext = { country: OpenCountry; browser: string | undefined; now: Date }

/**
 * The customer of a token; undefined for one that is unknown, expired, revoked, of another country, or bound to another
 * browser.
 */
export type ResolveSession = (token: string, at: SessionContext) => Promise<Customer | undefined>

const session = columnNames(customerSession, 'session')
const login = columnNames(customerLogin, 'login')
const owner = columnNames(customer, 'owner')
const written = columnNames(customerSession)

const text = `
select ${session.idCustomer} as "idCustomer", ${session.loginId} as "loginId", ${session.lastUsedAt} as "lastUsedAt",
  ${login.authenticatedAt} as "authenticatedAt", coalesce(${login.isKept}, false) as "isKept"
from ${getTableName(customerSession)} session
  join ${getTableName(customer)} owner on ${owner.idCustomer} = ${session.idCustomer}
  left join ${getTableName(customerLogin)} login on ${login.id} = ${session.loginId}
where ${session.tokenHash} = $1 and ${session.revokedAt} is null and ${session.expiresAt} > $2 and ${owner.country} = $3
  and (${session.loginId} is null or ${login.revokedAt} is null and ${login.expiresAt} > $2)
  and (${login.browserHash} is null or ${login.browserHash} = $4)`

const slide = `
update ${getTableName(customerSession)} set ${written.lastUsedAt} = $2, ${written.expiresAt} = $3
where ${written.tokenHash} = $1 and ${written.revokedAt} is null`

export function sessionResolver(pool: Pick<pg.Pool, 'query'>): ResolveSession {
  return async (token, { country, browser, now }) => {
    const tokenHash = digestOf(token)
    const values = [tokenHash, now, country, browser === undefined ? null : digestOf(browser)]
    const { rows } = await pool.query<Customer & { lastUsedAt: Date }>({ name: 'resolve_session', text, values })
    const [found] = rows
    if (!found) return undefined
    const { lastUsedAt, ...signedIn } = found
    if (now.getTime() - lastUsedAt.getTime() > tokenSlideMs) {
      const end = new Date(now.getTime() + tokenLifeMs)
      await pool.query({ name: 'slide_session', text: slide, values: [tokenHash, now, end] })
    }
    return signedIn
  }
}

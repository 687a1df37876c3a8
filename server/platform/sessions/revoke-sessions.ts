import { and, eq, gt, isNull, like, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { customerSession, rememberToken, twoStepCode } from '#db/schema/sessions.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { endLogins } from './logins.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type RevokeSessionsInput = { who: string; country?: OpenCountry | undefined }
export type RevokeSessionsResult = {
  email: string
  country: string
  sessions: number
  remembered: number
  codes: number
}

/** Matches by e-mail, or by the part before the @ where that is unambiguous. */
function matchesEmail(who: string): SQL {
  const name = who.trim().toLowerCase()
  if (name.includes('@')) return eq(customer.email, name)
  return like(customer.email, `${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}@%`)
}

async function findCustomer(tx: Handle, { who, country }: RevokeSessionsInput) {
  const found = await tx
    .select()
    .from(customer)
    .where(and(matchesEmail(who), country ? eq(customer.country, country) : undefined))
    .orderBy(customer.country, customer.email)
    .limit(6)
  const [only, ...others] = found
  if (!only) throw new OperatorRefusal(`There is no customer "${who}"${country ? ` in the store ${country}` : ''}.`)
  if (others.length > 0) {
    const list = found.map((each) => `${each.email} in ${each.country}`).join(', ')
    throw new OperatorRefusal(`"${who}" may be any of: ${list}. Give the whole e-mail, and --country.`)
  }
  return only
}

/** Signs a customer out everywhere: sessions, remembered browsers, and logins that wait for a code (INV-25). */
export async function revokeSessions(
  db: Handle,
  input: RevokeSessionsInput,
  acting: Acting,
): Promise<RevokeSessionsResult> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const { idCustomer, email, country } = await findCustomer(tx, input)
    const sessions = await tx
      .update(customerSession)
      .set({ revokedAt: now })
      .where(
        and(
          eq(customerSession.idCustomer, idCustomer),
          isNull(customerSession.revokedAt),
          gt(customerSession.expiresAt, now),
        ),
      )
      .returning({ id: customerSession.tokenHash })
    const remembered = await tx
      .update(rememberToken)
      .set({ usedAt: now })
      .where(and(eq(rememberToken.idCustomer, idCustomer), isNull(rememberToken.usedAt)))
      .returning({ id: rememberToken.hash })
    const codes = await tx
      .update(twoStepCode)
      .set({ usedAt: now })
      .where(and(eq(twoStepCode.idCustomer, idCustomer), isNull(twoStepCode.usedAt)))
      .returning({ id: twoStepCode.id })
    await endLogins(tx, { idCustomer, now })
    await writeAudit(tx, acting, 'revoke-sessions', `customer ${idCustomer}`)
    return { email, country, sessions: sessions.length, remembered: remembered.length, codes: codes.length }
  })
}

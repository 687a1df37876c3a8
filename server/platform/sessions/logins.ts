import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { customerLogin, customerSession, rememberToken } from '#db/schema/sessions.ts'
import { keepSessionSeconds, maxLoginMs, renewalOf, tokenLifeMs } from '#domain/customers/account/session-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** 256 bits, for any credential. */
export const newSecret = () => randomBytes(32).toString('base64url')

export type Browser = {
  /** Null for a client without cookies. */
  hash: string | null
  name: string
}

/** What a signed-in browser gets: the token of its calls, and the key to renew it. */
export type IssuedLogin = { token: string; renewalKey: string; isKept: boolean }

type OpenLoginInput = { idCustomer: number; browser: Browser; isKept: boolean; isFresh?: boolean; now: Date }

async function writeToken(
  tx: Handle,
  { idCustomer, loginId, now }: { idCustomer: number; loginId: string; now: Date },
) {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + tokenLifeMs)
  await tx
    .insert(customerSession)
    .values({ tokenHash: digestOf(token), idCustomer, loginId, createdAt: now, lastUsedAt: now, expiresAt })
  return token
}

async function writeRenewalKey(tx: Handle, at: { idCustomer: number; loginId: string; isKept: boolean; now: Date }) {
  const key = newSecret()
  const expiresAt = new Date(at.now.getTime() + keepSessionSeconds(at.isKept) * 1000)
  await tx
    .insert(rememberToken)
    .values({ hash: digestOf(key), idCustomer: at.idCustomer, loginId: at.loginId, expiresAt })
  return key
}

export async function openLogin(
  tx: Handle,
  { idCustomer, browser, isKept, isFresh = true, now }: OpenLoginInput,
): Promise<IssuedLogin> {
  const loginId = randomUUID()
  await tx.insert(customerLogin).values({
    id: loginId,
    idCustomer,
    browserHash: browser.hash,
    name: browser.name,
    isKept,
    createdAt: now,
    authenticatedAt: isFresh ? now : new Date(0),
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + maxLoginMs),
  })
  const token = await writeToken(tx, { idCustomer, loginId, now })
  return { token, isKept, renewalKey: await writeRenewalKey(tx, { idCustomer, loginId, isKept, now }) }
}

type RenewLoginInput = { key: string; country: OpenCountry; browserHash: string | null; now: Date }
type RenewLoginResult =
  | { is: 'renewed'; idCustomer: number; granted: IssuedLogin }
  /** A key was used twice, so one of its two holders stole it: the whole sign-in has ended (S8). */
  | { is: 'reused'; idCustomer: number }
  | { is: 'ended' }

/** Issues a new token and renewal key for an old key, which is consumed. In a transaction: the key's row is locked. */
export async function renewLogin(
  tx: Handle,
  { key, country, browserHash, now }: RenewLoginInput,
): Promise<RenewLoginResult> {
  const [found] = await tx
    .select({ key: rememberToken, login: customerLogin })
    .from(rememberToken)
    .innerJoin(customerLogin, eq(customerLogin.id, rememberToken.loginId))
    .innerJoin(customer, eq(customer.idCustomer, rememberToken.idCustomer))
    .where(and(eq(rememberToken.hash, digestOf(key)), eq(customer.country, country)))
    .for('update', { of: rememberToken })
  if (!found) return { is: 'ended' }
  const { login } = found
  const { idCustomer } = login
  if (login.revokedAt !== null || login.expiresAt <= now || login.browserHash !== browserHash) return { is: 'ended' }
  const renewal = renewalOf(found.key, now)
  if (renewal === 'ended') return { is: 'ended' }
  if (renewal === 'reused') {
    await endLogins(tx, { idCustomer, loginId: login.id, now })
    return { is: 'reused', idCustomer }
  }
  if (renewal === 'renew') {
    await tx.update(rememberToken).set({ usedAt: now }).where(eq(rememberToken.hash, found.key.hash))
  }
  await tx.update(customerLogin).set({ lastUsedAt: now }).where(eq(customerLogin.id, login.id))
  const at = { idCustomer, loginId: login.id, isKept: login.isKept, now }
  const granted = { token: await writeToken(tx, at), renewalKey: await writeRenewalKey(tx, at), isKept: login.isKept }
  return { is: 'renewed', idCustomer, granted }
}

/** Binds a sign-in to the id that its browser has now. */
export async function moveLogin(tx: Handle, loginId: string, browserHash: string): Promise<void> {
  await tx.update(customerLogin).set({ browserHash }).where(eq(customerLogin.id, loginId))
}

const isOpen = (now: Date) => and(isNull(customerLogin.revokedAt), gt(customerLogin.expiresAt, now))

type EndLoginsInput = {
  idCustomer: number
  now: Date
  loginId?: string
  exceptLoginId?: string | null
  browserHash?: string
}

/** Signs out: one sign-in, those of one browser, all but one, or all. Returns how many were open. */
export async function endLogins(tx: Handle, input: EndLoginsInput): Promise<number> {
  const { idCustomer, now, loginId, exceptLoginId, browserHash } = input
  const ended = await tx
    .update(customerLogin)
    .set({ revokedAt: now })
    .where(
      and(
        eq(customerLogin.idCustomer, idCustomer),
        isOpen(now),
        loginId === undefined ? undefined : eq(customerLogin.id, loginId),
        exceptLoginId ? ne(customerLogin.id, exceptLoginId) : undefined,
        browserHash === undefined ? undefined : eq(customerLogin.browserHash, browserHash),
      ),
    )
    .returning({ id: customerLogin.id })
  return ended.length
}

export const openLoginsOf = (db: Handle, idCustomer: number, now: Date) =>
  db
    .select()
    .from(customerLogin)
    .where(and(eq(customerLogin.idCustomer, idCustomer), isOpen(now)))
    .orderBy(desc(customerLogin.lastUsedAt), customerLogin.id)
    .limit(50)

import { randomBytes } from 'node:crypto'
import type { ApiKey } from '#contract/desk/api-keys.ts'
import { and, desc, eq, gt, isNull, lt, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { apiKey } from '#db/schema/api-keys.ts'
import { staff } from '#db/schema/staff.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { keyState, maxOpenKeys, mayGiveKey, type KeyPermission } from '#domain/desk/staff/api-key.ts'
import { mayDecideOn, type StaffRights } from '#domain/desk/staff/roles.ts'
import { touchEveryMs } from '#domain/desk/staff/session-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxListed = 200
/** `vdk_` says to who finds one, and to programs that look for lost secrets, what it is. */
const tokenShape = /^vdk_[\w-]{43}$/
const hintLength = 10

const subjectOf = ({ idKey, name }: { idKey: number; name: string }) => `api key ${idKey}: ${name}`

/** Keys that a person decides about, the latest first; those that are over stay listed for a while. */
export async function listKeys(db: Handle, by: StaffRights, now: Date): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKey, by: staff.email })
    .from(apiKey)
    .innerJoin(staff, eq(staff.idStaff, apiKey.createdBy))
    .orderBy(desc(apiKey.idKey))
    .limit(maxListed)
  return rows
    .filter(({ key }) => mayDecideOn(by, key))
    .map(({ key, by: createdBy }) => ({
      idKey: key.idKey,
      name: key.name,
      hint: key.hint,
      permissions: key.permissions,
      stores: key.stores,
      state: keyState(key, now),
      createdBy,
      createdAt: key.createdAt.toISOString(),
      expiresAt: key.expiresAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    }))
}

type NewKey = {
  name: string
  permissions: readonly KeyPermission[]
  stores: readonly OpenCountry[] | null
  days: number
}
type Asking = { acting: Acting; by: StaffRights & { idStaff: number } }

/** Makes a key and answers what opens with it, which nothing keeps. */
export async function makeKey(db: Handle, key: NewKey, { acting, by }: Asking): Promise<string> {
  if (!mayGiveKey(by, key)) throw new DeskError('not_permitted')
  const { now } = acting
  const token = `vdk_${randomBytes(32).toString('base64url')}`
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: api keys'))`)
    const isOpen = and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now))
    const open = await tx.select({ idKey: apiKey.idKey }).from(apiKey).where(isOpen)
    if (open.length >= maxOpenKeys) {
      const sentence = {
        es: `Hay ${maxOpenKeys} claves en uso: revocá antes una que no haga falta.`,
        en: `There are ${maxOpenKeys} keys in use: revoke one that is not needed first.`,
      }
      throw new DeskError('not_possible', { sentence })
    }
    const expiresAt = new Date(now.getTime() + key.days * dayMs)
    const rights = { permissions: [...new Set(key.permissions)], stores: key.stores && [...key.stores] }
    const [made] = await tx
      .insert(apiKey)
      .values({
        name: key.name,
        ...rights,
        tokenHash: digestOf(token),
        hint: token.slice(0, hintLength),
        createdBy: by.idStaff,
        createdAt: now,
        expiresAt,
      })
      .returning({ idKey: apiKey.idKey, name: apiKey.name })
    const after = { ...rights, expiresAt: expiresAt.toISOString() }
    await writeAudit(tx, acting, 'key-make', subjectOf(made!), { after })
  })
  return token
}

export async function revokeKey(tx: Handle, idKey: number, { acting, by }: Asking): Promise<void> {
  const [key] = await tx.select().from(apiKey).where(eq(apiKey.idKey, idKey)).for('update')
  if (!key || !mayDecideOn(by, key)) throw new DeskError('not_found')
  if (key.revokedAt) throw new DeskError('changed_meanwhile')
  await tx.update(apiKey).set({ revokedAt: acting.now, revokedBy: by.idStaff }).where(eq(apiKey.idKey, idKey))
  await writeAudit(tx, acting, 'key-revoke', subjectOf(key))
}

/** The key that opens with a token; undefined when it is over, revoked, or was never one. */
export async function resolveKey(db: Handle, token: string, now: Date) {
  if (!tokenShape.test(token)) return undefined
  const isOpen = and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now))
  const [key] = await db
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.tokenHash, digestOf(token)), isOpen))
  if (!key) return undefined
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > touchEveryMs) {
    const isOlder = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, now))
    await db
      .update(apiKey)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKey.idKey, key.idKey), isOlder))
  }
  return key
}

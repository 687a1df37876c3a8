import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { staff, staffSession, type BrowserKey } from '#db/schema/staff.ts'
import { browserName } from '#domain/customers/account/browser-name.ts'
import { idleLifeMs, sessionLifeMs, touchEveryMs } from '#domain/desk/staff/session-rules.ts'
import type { SignedIn } from '#server/desk/http/staff-call.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

export type ResolvedSession = { staff: SignedIn; publicKey: BrowserKey }

type Opening = { idStaff: number; browserKey: BrowserKey; userAgent: string; now: Date }

export function staffSessions(db: Handle) {
  const isOpen = (now: Date) =>
    and(
      isNull(staffSession.revokedAt),
      gt(staffSession.expiresAt, now),
      gt(staffSession.lastUsedAt, new Date(now.getTime() - idleLifeMs)),
    )

  return {
    /** A session with a token of its own: never one that the browser had before. */
    async open({ idStaff, browserKey, userAgent, now }: Opening): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await db.insert(staffSession).values({
        id: randomUUID(),
        tokenHash: digestOf(token),
        idStaff,
        publicKey: browserKey,
        browser: browserName(userAgent),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + sessionLifeMs),
      })
      return token
    },

    /** Who a token is of; undefined when its session is over, or its person switched off. */
    async resolve(token: string, now: Date): Promise<ResolvedSession | undefined> {
      const [row] = await db
        .select({
          sessionId: staffSession.id,
          publicKey: staffSession.publicKey,
          lastUsedAt: staffSession.lastUsedAt,
          idStaff: staff.idStaff,
          email: staff.email,
          name: staff.name,
          roles: staff.roles,
          stores: staff.stores,
          language: staff.language,
        })
        .from(staffSession)
        .innerJoin(staff, eq(staff.idStaff, staffSession.idStaff))
        .where(and(eq(staffSession.tokenHash, digestOf(token)), isOpen(now), isNull(staff.disabledAt)))
      if (!row) return undefined
      const { publicKey, lastUsedAt, ...found } = row
      if (now.getTime() - lastUsedAt.getTime() > touchEveryMs) {
        const isThis = and(eq(staffSession.id, row.sessionId), lt(staffSession.lastUsedAt, now))
        await db.update(staffSession).set({ lastUsedAt: now }).where(isThis)
      }
      return { staff: { ...found, key: null }, publicKey }
    },

    list: (idStaff: number, now: Date) =>
      db
        .select()
        .from(staffSession)
        .where(and(eq(staffSession.idStaff, idStaff), isOpen(now)))
        .orderBy(desc(staffSession.lastUsedAt)),

    /** False when there is no such open session of this person. */
    async revoke(idStaff: number, id: string, now: Date): Promise<boolean> {
      const isTheirs = and(eq(staffSession.id, id), eq(staffSession.idStaff, idStaff), isOpen(now))
      const revoked = await db
        .update(staffSession)
        .set({ revokedAt: now })
        .where(isTheirs)
        .returning({ id: staffSession.id })
      return revoked.length === 1
    },

    revokeAll: (idStaff: number, now: Date) =>
      db
        .update(staffSession)
        .set({ revokedAt: sql`coalesce(${staffSession.revokedAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(staffSession.idStaff, idStaff)),
  }
}

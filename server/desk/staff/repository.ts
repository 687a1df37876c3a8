import { and, asc, eq, gt, isNull, lt, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { staff, staffLink, staffSession } from '#db/schema/staff.ts'
import { idleLifeMs } from '#domain/desk/staff/session-rules.ts'

export type StaffRow = typeof staff.$inferSelect
export type LinkRow = typeof staffLink.$inferSelect

export function staffRepository(db: Handle) {
  async function one(where: ReturnType<typeof eq>): Promise<StaffRow | undefined> {
    const [row] = await db.select().from(staff).where(where)
    return row
  }

  return {
    byEmail: (email: string) => one(eq(staff.email, email)),
    byId: (idStaff: number) => one(eq(staff.idStaff, idStaff)),

    /** Whether somebody can sign in as an owner. */
    async hasOwner(): Promise<boolean> {
      const isOwner = sql`'owner' = any(${staff.roles}) and ${staff.passwordHash} is not null and ${staff.disabledAt} is null`
      const found = await db.select({ idStaff: staff.idStaff }).from(staff).where(isOwner).limit(1)
      return found.length > 0
    },

    lockOwners: () =>
      db
        .select({ idStaff: staff.idStaff })
        .from(staff)
        .where(sql`'owner' = any(${staff.roles})`)
        .orderBy(asc(staff.idStaff))
        .for('update'),

    /** All of them, with the last use of any of their sessions and how many are open. */
    listAll: (now: Date) => {
      const since = new Date(now.getTime() - idleLifeMs)
      const isOpen = sql`${staffSession.revokedAt} is null and ${staffSession.expiresAt} > ${now.toISOString()} and ${staffSession.lastUsedAt} > ${since.toISOString()}`
      return db
        .select({
          person: staff,
          lastUsedAt: sql<Date | null>`max(${staffSession.lastUsedAt})`.mapWith(staffSession.lastUsedAt),
          openSessions: sql<number>`count(*) filter (where ${isOpen})::int`,
        })
        .from(staff)
        .leftJoin(staffSession, eq(staffSession.idStaff, staff.idStaff))
        .groupBy(staff.idStaff)
        .orderBy(asc(staff.name), asc(staff.idStaff))
    },

    async add(values: typeof staff.$inferInsert): Promise<StaffRow | undefined> {
      const [row] = await db.insert(staff).values(values).onConflictDoNothing().returning()
      return row
    },

    /** Undefined when another change came first. */
    async change(idStaff: number, version: number, values: Partial<typeof staff.$inferInsert>) {
      const [row] = await db
        .update(staff)
        .set({ ...values, version: version + 1 })
        .where(and(eq(staff.idStaff, idStaff), eq(staff.version, version)))
        .returning()
      return row
    },

    /** What the person sets up by a link or proves by signing in; not a change that others have to see. */
    update: (idStaff: number, values: Partial<typeof staff.$inferInsert>) =>
      db.update(staff).set(values).where(eq(staff.idStaff, idStaff)),

    /** Uses up the code of a half minute; false when it, or a later one, was used before. */
    async useStep(idStaff: number, step: number): Promise<boolean> {
      const isUnused = or(isNull(staff.lastCodeStep), lt(staff.lastCodeStep, step))
      const used = await db
        .update(staff)
        .set({ lastCodeStep: step })
        .where(and(eq(staff.idStaff, idStaff), isUnused))
        .returning({ idStaff: staff.idStaff })
      return used.length === 1
    },

    async useRecoveryCode(idStaff: number, hash: string): Promise<boolean> {
      const used = await db
        .update(staff)
        .set({ recoveryHashes: sql`array_remove(${staff.recoveryHashes}, ${hash})` })
        .where(and(eq(staff.idStaff, idStaff), sql`${hash} = any(${staff.recoveryHashes})`))
        .returning({ idStaff: staff.idStaff })
      return used.length === 1
    },

    addLink: (values: typeof staffLink.$inferInsert) => db.insert(staffLink).values(values),

    async link(hash: string, now: Date): Promise<LinkRow | undefined> {
      const isGood = and(eq(staffLink.hash, hash), isNull(staffLink.usedAt), gt(staffLink.expiresAt, now))
      const [row] = await db.select().from(staffLink).where(isGood)
      return row
    },

    offer: (hash: string, offeredSecret: LinkRow['offeredSecret']) =>
      db.update(staffLink).set({ offeredSecret }).where(eq(staffLink.hash, hash)),

    /** False when it was used before. */
    async useLink(hash: string, now: Date): Promise<boolean> {
      const used = await db
        .update(staffLink)
        .set({ usedAt: now, offeredSecret: null })
        .where(and(eq(staffLink.hash, hash), isNull(staffLink.usedAt)))
        .returning({ hash: staffLink.hash })
      return used.length === 1
    },

    /** A new link is the only one of its person. */
    endLinks: (idStaff: number | null, now: Date) =>
      db
        .update(staffLink)
        .set({ usedAt: now, offeredSecret: null })
        .where(
          and(idStaff === null ? isNull(staffLink.idStaff) : eq(staffLink.idStaff, idStaff), isNull(staffLink.usedAt)),
        ),
  }
}

import { and, asc, eq, gt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { staffPasskey, staffPasskeyChallenge } from '#db/schema/staff-passkeys.ts'
import { challengeLifeMs } from '#domain/customers/passkeys/rules.ts'
import type { StaffChallengePurpose } from '#domain/desk/staff/passkey-rules.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

export type StaffPasskeyRow = typeof staffPasskey.$inferSelect

/** For whom a challenge is: a person, or who holds a link. */
export type ChallengeOf = { purpose: StaffChallengePurpose; owner: string }

export function staffPasskeyRepository(db: Handle) {
  const isOwn = (idStaff: number, id: number) => and(eq(staffPasskey.id, id), eq(staffPasskey.idStaff, idStaff))
  return {
    of: (idStaff: number): Promise<StaffPasskeyRow[]> =>
      db.select().from(staffPasskey).where(eq(staffPasskey.idStaff, idStaff)).orderBy(asc(staffPasskey.id)),

    /** False when the credential is already known, for anybody. */
    async add(values: typeof staffPasskey.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(staffPasskey)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: staffPasskey.id })
      return added.length === 1
    },

    /** Both require the owner: an id alone does not open another person's passkey. */
    async rename(idStaff: number, id: number, name: string): Promise<boolean> {
      const changed = await db.update(staffPasskey).set({ name }).where(isOwn(idStaff, id)).returning()
      return changed.length === 1
    },
    async remove(idStaff: number, id: number): Promise<StaffPasskeyRow | undefined> {
      const [removed] = await db.delete(staffPasskey).where(isOwn(idStaff, id)).returning()
      return removed
    },
    removeAll: (idStaff: number) => db.delete(staffPasskey).where(eq(staffPasskey.idStaff, idStaff)),

    /** Records a use; false when another call used it with this counter or a later one in the meantime. */
    async recordUse({ id, counter: before }: StaffPasskeyRow, counter: number, now: Date): Promise<boolean> {
      const used = await db
        .update(staffPasskey)
        .set({ counter, lastUsedAt: now })
        .where(and(eq(staffPasskey.id, id), eq(staffPasskey.counter, before)))
        .returning({ id: staffPasskey.id })
      return used.length === 1
    },

    async addChallenge(challenge: string, { purpose, owner }: ChallengeOf, now: Date): Promise<void> {
      const expiresAt = new Date(now.getTime() + challengeLifeMs)
      await db.insert(staffPasskeyChallenge).values({ hash: digestOf(challenge), purpose, owner, expiresAt })
    },

    /** Consumes a challenge: true the first time, before it expires, for its purpose and owner. */
    async consumeChallenge(challenge: string, { purpose, owner }: ChallengeOf, now: Date): Promise<boolean> {
      const used = await db
        .delete(staffPasskeyChallenge)
        .where(
          and(
            eq(staffPasskeyChallenge.hash, digestOf(challenge)),
            eq(staffPasskeyChallenge.purpose, purpose),
            eq(staffPasskeyChallenge.owner, owner),
            gt(staffPasskeyChallenge.expiresAt, now),
          ),
        )
        .returning({ hash: staffPasskeyChallenge.hash })
      return used.length === 1
    },
  }
}

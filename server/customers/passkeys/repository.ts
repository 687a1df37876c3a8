import { and, asc, eq, gt, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { passkey, passkeyChallenge } from '#db/schema/passkeys.ts'
import { challengeLifeMs, type ChallengePurpose } from '#domain/customers/passkeys/rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

export type PasskeyRow = typeof passkey.$inferSelect

type Challenge = { purpose: ChallengePurpose; country: OpenCountry; idCustomer: number | null; now: Date }

export function passkeysRepository(db: Handle) {
  return {
    of: (idCustomer: number): Promise<PasskeyRow[]> =>
      db.select().from(passkey).where(eq(passkey.idCustomer, idCustomer)).orderBy(asc(passkey.id)),

    async byCredential(credentialId: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId))
      return row
    },

    /** False when the credential is already known, for any customer. */
    async add(values: typeof passkey.$inferInsert): Promise<boolean> {
      const added = await db.insert(passkey).values(values).onConflictDoNothing().returning({ id: passkey.id })
      return added.length === 1
    },

    /** Both require the owner: an id alone does not open another customer's passkey (S14). */
    async rename(idCustomer: number, id: number, name: string): Promise<boolean> {
      const changed = await db
        .update(passkey)
        .set({ name })
        .where(and(eq(passkey.id, id), eq(passkey.idCustomer, idCustomer)))
        .returning({ id: passkey.id })
      return changed.length === 1
    },
    async delete(idCustomer: number, id: number): Promise<boolean> {
      const deleted = await db
        .delete(passkey)
        .where(and(eq(passkey.id, id), eq(passkey.idCustomer, idCustomer)))
        .returning({ id: passkey.id })
      return deleted.length === 1
    },

    /** Records a use; false when another call used it with this counter or a later one in the meantime. */
    async recordUse(row: PasskeyRow, counter: number, now: Date): Promise<boolean> {
      const used = await db
        .update(passkey)
        .set({ counter, lastUsedAt: now })
        .where(and(eq(passkey.id, row.id), eq(passkey.counter, row.counter)))
        .returning({ id: passkey.id })
      return used.length === 1
    },

    async addChallenge(challenge: string, { purpose, country, idCustomer, now }: Challenge): Promise<void> {
      const expiresAt = new Date(now.getTime() + challengeLifeMs)
      await db.insert(passkeyChallenge).values({ hash: digestOf(challenge), country, purpose, idCustomer, expiresAt })
    },

    /** Consumes a challenge: true the first time, before it expires, for its purpose and customer. */
    async consumeChallenge(challenge: string, { purpose, country, idCustomer, now }: Challenge): Promise<boolean> {
      const used = await db
        .delete(passkeyChallenge)
        .where(
          and(
            eq(passkeyChallenge.hash, digestOf(challenge)),
            eq(passkeyChallenge.country, country),
            eq(passkeyChallenge.purpose, purpose),
            gt(passkeyChallenge.expiresAt, now),
            idCustomer === null ? isNull(passkeyChallenge.idCustomer) : eq(passkeyChallenge.idCustomer, idCustomer),
          ),
        )
        .returning({ hash: passkeyChallenge.hash })
      return used.length === 1
    },
  }
}

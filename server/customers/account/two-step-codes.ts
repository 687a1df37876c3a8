import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { twoStepCode } from '#db/schema/sessions.ts'
import type { CodePurpose } from '#domain/customers/account/lists.ts'
import { codeLifeMs, codesPerHour, maxCodeAttempts, resendAfterMs } from '#domain/customers/account/two-step-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

export type CodeOwner = { idCustomer: number; firstName: string; email: string; country: OpenCountry }

/** Six digits alone could be found by trying all hashes, so the owner and the purpose are part of what is hashed. */
const hashOf = (code: string, { idCustomer, purpose }: { idCustomer: number; purpose: CodePurpose }) =>
  digestOf(`${purpose} ${idCustomer} ${code}`)

/** `carla@example.com` → `c•••@example.com` */
export const maskedEmail = (email: string) => email.replace(/^(.).*@/, '$1•••@')

type CodeRequest = { purpose: CodePurpose; loginTokenHash: string | null; now: Date }

/** Seconds until another code may be requested; 0 when it may be now. */
export async function secondsToResend(tx: Handle, idCustomer: number, { purpose, now }: CodeRequest): Promise<number> {
  const [last] = await tx
    .select({ createdAt: twoStepCode.createdAt })
    .from(twoStepCode)
    .where(and(eq(twoStepCode.idCustomer, idCustomer), eq(twoStepCode.purpose, purpose)))
    .orderBy(desc(twoStepCode.createdAt))
    .limit(1)
  const waited = last ? now.getTime() - last.createdAt.getTime() : Infinity
  return Math.max(0, Math.ceil((resendAfterMs - waited) / 1000))
}

/** Creates a code, invalidates the earlier ones, and mails it. */
export async function issueCode(
  tx: Handle,
  owner: CodeOwner,
  { purpose, loginTokenHash, now }: CodeRequest,
): Promise<void> {
  const { idCustomer } = owner
  await countAttempt(tx, 'two-step code', String(idCustomer), { max: codesPerHour, everyMs: 60 * 60 * 1000, now })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx
    .update(twoStepCode)
    .set({ usedAt: now })
    .where(and(eq(twoStepCode.idCustomer, idCustomer), eq(twoStepCode.purpose, purpose), isNull(twoStepCode.usedAt)))
  await tx.insert(twoStepCode).values({
    idCustomer,
    purpose,
    loginTokenHash,
    codeHash: hashOf(code, { idCustomer, purpose }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
  })
  await enqueueMail(tx, {
    template: 'two-step-code',
    to: owner.email,
    country: owner.country,
    data: { name: owner.firstName, code, purpose },
    now,
  })
}

type CodeAttempt = { code: string; purpose: CodePurpose; idCustomer?: number; loginTokenHash?: string; now: Date }

/**
 * Tries a code: returns its owner when it is right, undefined when it is wrong, expired, used or tried too often
 * (INV-26). The attempt is counted in a statement of its own before anything is compared, so that fifty at once count
 * as fifty (S50).
 */
export async function tryCode(db: Handle, attempt: CodeAttempt): Promise<number | undefined> {
  const { purpose, idCustomer, loginTokenHash, now } = attempt
  const [counted] = await db
    .update(twoStepCode)
    .set({ attempts: sql`${twoStepCode.attempts} + 1` })
    .where(
      and(
        eq(twoStepCode.purpose, purpose),
        isNull(twoStepCode.usedAt),
        gt(twoStepCode.expiresAt, now),
        lt(twoStepCode.attempts, maxCodeAttempts),
        idCustomer === undefined ? undefined : eq(twoStepCode.idCustomer, idCustomer),
        loginTokenHash === undefined ? undefined : eq(twoStepCode.loginTokenHash, loginTokenHash),
      ),
    )
    .returning()
  if (!counted) return undefined
  const code = attempt.code.replaceAll(/\D/g, '')
  if (hashOf(code, counted) !== counted.codeHash) return undefined
  const used = await db
    .update(twoStepCode)
    .set({ usedAt: now })
    .where(and(eq(twoStepCode.id, counted.id), isNull(twoStepCode.usedAt)))
    .returning({ id: twoStepCode.id })
  return used.length === 1 ? counted.idCustomer : undefined
}

/** The owner of a login challenge, while its codes may be requested. */
export async function ownerOfChallenge(tx: Handle, loginTokenHash: string, now: Date): Promise<number | undefined> {
  const since = new Date(now.getTime() - 3 * codeLifeMs)
  const [found] = await tx
    .select({ idCustomer: twoStepCode.idCustomer })
    .from(twoStepCode)
    .where(and(eq(twoStepCode.loginTokenHash, loginTokenHash), gt(twoStepCode.createdAt, since)))
    .limit(1)
  return found?.idCustomer
}

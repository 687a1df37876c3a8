import type { OwnPasskeys } from '#contract/desk/passkeys.ts'
import type { Attestation } from '#contract/platform/webauthn.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { staff } from '#db/schema/staff.ts'
import { passkeyName } from '#domain/customers/passkeys/rules.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { mayRemovePasskey } from '#domain/desk/staff/passkey-rules.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { addPasskey, challengesOfStaff } from './passkeys.ts'
import { staffPasskeyRepository } from './passkey-repository.ts'
import { staffRepository } from './repository.ts'

/** What a person can prove beside the password. */
export async function listOwn(db: Handle, { staff: { idStaff } }: StaffCall): Promise<OwnPasskeys> {
  const rows = await staffPasskeyRepository(db).of(idStaff)
  const person = await staffRepository(db).byId(idStaff)
  return {
    passkeys: rows.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id,
      name,
      host: rpId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    hasApp: person!.codeSecret !== null,
  }
}

export async function addOwn(tx: Handle, response: Attestation, call: StaffCall): Promise<void> {
  const { staff: who, caller, now } = call
  const { idStaff, email } = who
  const made = { owner: challengesOfStaff(idStaff), idStaff, response, userAgent: caller.userAgent }
  await addPasskey(tx, made, { origin: caller.origin, now })
  await writeAudit(tx, call.acting(), 'passkey-add', email)
}

export async function renameOwn(tx: Handle, id: number, text: string, call: StaffCall): Promise<void> {
  const { idStaff, email } = call.staff
  const name = passkeyName(text)
  if (!name) throw new DeskError('invalid_input')
  if (!(await staffPasskeyRepository(tx).rename(idStaff, id, name))) throw new DeskError('not_found')
  await writeAudit(tx, call.acting(), 'passkey-rename', email)
}

/** The last thing a person can prove beside the password stays. Two removals at once wait here for each other. */
export async function removeOwn(tx: Handle, id: number, call: StaffCall): Promise<void> {
  const { idStaff, email } = call.staff
  const [person] = await tx.select().from(staff).where(eq(staff.idStaff, idStaff)).for('update')
  const passkeys = staffPasskeyRepository(tx)
  const own = await passkeys.of(idStaff)
  if (!own.some((one) => one.id === id)) throw new DeskError('not_found')
  if (!mayRemovePasskey({ hasApp: person!.codeSecret !== null, passkeys: own.length })) {
    const sentence = {
      es: 'Es lo único que tenés además de la contraseña: agregá antes otra llave.',
      en: 'It is all you have beside the password: add another passkey first.',
    }
    throw new DeskError('not_possible', { sentence })
  }
  await passkeys.remove(idStaff, id)
  await writeAudit(tx, call.acting(), 'passkey-remove', email)
}

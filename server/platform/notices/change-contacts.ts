import { and, asc, eq, isNull, notInArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { staffContact } from '#db/schema/notices.ts'
import type { StaffRole } from '#domain/operations/notices/events.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type StaffContact = { role: StaffRole; country: OpenCountry | null; email: string }

const maxAddresses = 20

export const listContacts = (db: Handle): Promise<StaffContact[]> =>
  db
    .select({ role: staffContact.role, country: staffContact.country, email: staffContact.email })
    .from(staffContact)
    .orderBy(asc(staffContact.role), asc(staffContact.country), asc(staffContact.email))

type ContactsOfRole = { role: StaffRole; country: OpenCountry | null; emails: readonly string[] }

/** Says who gets the notices of a role, of one store or of all. No address: no one does. */
export async function setContacts(
  db: Handle,
  { role, country, emails: typed }: ContactsOfRole,
  acting: Acting,
): Promise<void> {
  const emails = [...new Set(typed.map(normaliseEmail))]
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) throw new OperatorRefusal(`"${wrong}" is no e-mail address.`)
  if (emails.length > maxAddresses) throw new OperatorRefusal(`A role has ${maxAddresses} addresses at most.`)
  await inTransaction(db, async (tx) => {
    const isOfRole = and(
      eq(staffContact.role, role),
      country === null ? isNull(staffContact.country) : eq(staffContact.country, country),
    )
    await tx
      .delete(staffContact)
      .where(and(isOfRole, emails.length > 0 ? notInArray(staffContact.email, emails) : undefined))
    if (emails.length > 0) {
      await tx
        .insert(staffContact)
        .values(emails.map((email) => ({ role, country, email })))
        .onConflictDoNothing()
    }
    await writeAudit(tx, acting, 'notify-set', `${role} ${country ?? 'all stores'}: ${emails.join(', ') || 'no one'}`)
  })
}

import { asc, eq, like, or, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit, type AuditedFields } from '#db/schema/technical.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The actor and time of an operation, passed to every one, so that its audit entry and its dates agree. */
export type Acting = {
  actor: string
  now: Date
  /** Why, where it was asked for or said. */
  reason?: string | undefined
  /** Who at the desk; nobody for the command line, which names the user of the machine. */
  idStaff?: number | undefined
}

type Change = {
  /** The store it is done in. */
  country?: OpenCountry | undefined
  before?: AuditedFields
  after?: AuditedFields
}

/** The acts on an order, a person or another subject, also those that say after a colon what became of it. */
export function isAbout(subject: string): SQL {
  const pattern = `${subject.replaceAll(/[\\%_]/g, String.raw`\$&`)}: %`
  return or(eq(audit.subject, subject), like(audit.subject, pattern))!
}

/** What was done about a subject, the earliest first. */
export const actsOn = (db: Handle, subject: string) =>
  db
    .select({ at: audit.at, actor: audit.actor, action: audit.action, subject: audit.subject, reason: audit.reason })
    .from(audit)
    .where(isAbout(subject))
    .orderBy(asc(audit.id))

/** Records an operator's action, in the transaction of the action itself. */
export async function writeAudit(
  tx: Handle,
  { actor, now, reason, idStaff }: Acting,
  action: string,
  subject: string,
  change: Change = {},
): Promise<void> {
  await tx.insert(audit).values({ actor, action, subject, at: now, reason, idStaff, ...change })
}

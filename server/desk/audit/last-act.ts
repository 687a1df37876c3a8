import { desc } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'
import { isAbout } from '#server/platform/audit/audit.ts'

/** The last act on something, so that a colleague learns who was faster. */
export async function lastActOn(tx: Handle, subject: string) {
  const [act] = await tx
    .select({ by: audit.actor, action: audit.action, at: audit.at })
    .from(audit)
    .where(isAbout(subject))
    .orderBy(desc(audit.id))
    .limit(1)
  return act && { ...act, at: act.at.toISOString() }
}

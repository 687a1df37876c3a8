import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'

/** Who acts, and when: given to every operation, so that its trace and its dates agree. */
export type Acting = { actor: string; now: Date }

/** The trace of an operator's action, written in the transaction of the action itself. */
export async function writeAudit(tx: Handle, { actor, now }: Acting, action: string, subject: string): Promise<void> {
  await tx.insert(audit).values({ actor, action, subject, at: now })
}

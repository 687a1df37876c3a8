import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'

/** The actor and time of an operation, passed to every one, so that its audit entry and its dates agree. */
export type Acting = {
  actor: string
  now: Date
  /** Why, where it was asked for or said. */
  reason?: string | undefined
}

/** Records an operator's action, in the transaction of the action itself. */
export async function writeAudit(
  tx: Handle,
  { actor, now, reason }: Acting,
  action: string,
  subject: string,
): Promise<void> {
  await tx.insert(audit).values({ actor, action, subject, at: now, reason: reason ?? null })
}

import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { statusEvent } from '#db/schema/orders.ts'
import type { StatusSubject } from '#domain/buy/orders/statuses.ts'
import type { StatusEvent } from '#domain/buy/orders/timeline.ts'

/** The recorded steps of orders, credits or exchanges, oldest first, by their numbers (OP-080). */
export async function readSteps(
  db: Handle,
  subject: StatusSubject,
  ids: readonly string[],
): Promise<(id: string) => StatusEvent[]> {
  const events = await db
    .select()
    .from(statusEvent)
    .where(and(eq(statusEvent.subject, subject), inArray(statusEvent.subjectId, [...ids])))
    .orderBy(asc(statusEvent.at), asc(statusEvent.id))
  const byId = Map.groupBy(events, ({ subjectId }) => subjectId)
  return (id) => byId.get(id) ?? []
}

/** Whether the caller knows the secondary number of the order (OP-081). */
export const isNotifierHash = (hash: string, secondaryNr: string) =>
  createHash('md5').update(secondaryNr).digest('hex') === hash.toLowerCase()

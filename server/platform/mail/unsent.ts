import { and, asc, eq, isNotNull, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Mail that waits or was given up, the oldest first. Contents are not shown: they may hold secrets. */
export const listUnsentMail = (db: Handle, limit: number) =>
  db.select().from(outboxMail).where(isNull(outboxMail.sentAt)).orderBy(asc(outboxMail.id)).limit(limit)

/** Mail that was given up is sent again. Returns how much. */
export async function reviveMail(db: Handle, which: number | 'all', acting: Acting): Promise<number> {
  const isChosen = which === 'all' ? undefined : eq(outboxMail.id, which)
  const revived = await inTransaction(db, async (tx) => {
    const rows = await tx
      .update(outboxMail)
      .set({ deadAt: null, attempts: 0, dueAt: acting.now })
      .where(and(isNotNull(outboxMail.deadAt), isChosen))
      .returning({ id: outboxMail.id })
    for (const row of rows) await writeAudit(tx, acting, 'retry-mail', String(row.id))
    return rows.length
  })
  if (revived === 0 && which !== 'all') {
    throw new OperatorRefusal(
      `No mail ${which} was given up. npm run shop -- mail lists them.`,
      `El mail ${which} no está entre los que no se pudieron mandar.`,
    )
  }
  return revived
}

import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { orderNote } from '#db/schema/order-notes.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export const maxNoteLength = 2000

export type OrderNote = { id: number; text: string; author: string; createdAt: Date }

export const listOrderNotes = (db: Handle, orderNr: string): Promise<OrderNote[]> =>
  db
    .select({ id: orderNote.id, text: orderNote.text, author: orderNote.author, createdAt: orderNote.createdAt })
    .from(orderNote)
    .where(eq(orderNote.orderNr, orderNr))
    .orderBy(asc(orderNote.id))

/** A note of the staff on an order. What is noted is not repeated in the audit, which nobody can clean. */
export async function noteOrder(
  db: Handle,
  { orderNr, text }: { orderNr: string; text: string },
  acting: Acting,
): Promise<void> {
  const tidy = text.trim()
  if (tidy === '' || tidy.length > maxNoteLength)
    throw new OperatorRefusal(
      `A note has 1 to ${maxNoteLength} characters.`,
      `Una nota tiene de 1 a ${maxNoteLength} caracteres.`,
    )
  await inTransaction(db, async (tx) => {
    const { country } = await lockOrder(tx, orderNr)
    const { actor: author, idStaff, now: createdAt } = acting
    const [row] = await tx
      .insert(orderNote)
      .values({ orderNr, text: tidy, author, idStaff, createdAt })
      .returning({ id: orderNote.id })
    await writeAudit(tx, acting, 'note-order', orderNr, { country, after: { note: row!.id } })
  })
}

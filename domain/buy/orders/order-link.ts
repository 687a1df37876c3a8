const dayMs = 24 * 60 * 60 * 1000

/** A customer can sign in to see an order: the key of its link is for the days in which mails about it are opened. */
const customerKeyDays = 30
/** For this long the holder of the key is the buyer, who has just typed the document and may register with it. */
const freshMs = 60 * 60 * 1000

type LinkedOrder = { idCustomer: number | null; status: string; placedAt: Date; deliveredAt: Date | null }

/** Whether the key in an order's link still opens it. A guest has no other way to the order, so theirs does not end. */
export function isOrderKeyOver({ idCustomer, status, placedAt, deliveredAt }: LinkedOrder, now: Date): boolean {
  if (idCustomer === null) return false
  const isOver = deliveredAt !== null || status === 'cancelled' || status === 'payment_rejected'
  return isOver && now.getTime() - (deliveredAt ?? placedAt).getTime() > customerKeyDays * dayMs
}

/** Whether an order is so new that its key stands for its buyer. */
export const isJustPlaced = (placedAt: Date, now: Date) => now.getTime() - placedAt.getTime() <= freshMs

/** An identity document of which only the end is shown: 'DNI •••••123'. */
export const maskedDocument = (document: string) =>
  document.replace(/\S+$/, (number) => '•'.repeat(Math.max(0, number.length - 3)) + number.slice(-3))

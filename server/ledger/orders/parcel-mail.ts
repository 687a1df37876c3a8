import type { Handle } from '#db/connection/handle.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { addresseeOf } from './addressee.ts'
import { readMailSummary } from './mail-summary.ts'
import type { OrderRow } from './order-row.ts'

type Parcel = {
  /** `1 × Remera (M)` */
  lines: readonly string[]
  /** What is still to be sent. */
  left: readonly string[]
  /** Carrier and code, as they are noted. */
  tracking: string | null
}

/** Says what is in a parcel that left, and what is still to come. */
export async function writeParcelMail(
  tx: Handle,
  order: OrderRow,
  { lines, left, tracking }: Parcel,
  now: Date,
): Promise<void> {
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    sent: [...lines],
    left: [...left],
    tracking,
  }
  await enqueueMail(tx, { template: 'order-parcel', to: addressee.to, country: order.country, now, data })
}

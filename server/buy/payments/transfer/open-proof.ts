import { BankDataUnreadable, type Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { eq } from '#db/connection/drizzle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { currentProof, readProof } from './proofs.ts'

type ProofStores = { db: Handle; photos: PhotoStore; sealer: Sealer }

/** The proof of an order for an operator; who opened it is recorded. */
export async function openProof({ db, ...stores }: ProofStores, orderNr: string, acting: Acting) {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  const proof = await currentProof(db, orderNr)
  if (!proof) throw new OperatorRefusal(`No proof was sent for order ${orderNr}, or it was deleted after its 90 days.`)
  const content = await readProof(stores, proof).catch((error: unknown) => {
    throw error instanceof BankDataUnreadable ? new OperatorRefusal(error.message) : error
  })
  if (!content)
    throw new OperatorRefusal(
      'The store of photographs does not have its file: PHOTO_STORE_URL or DATA_HOME is another.',
    )
  await writeAudit(db, acting, 'payment-proof', orderNr, { country: order.country })
  return { kind: proof.kind, sentAt: proof.sentAt, content }
}

import { sendTransferProof } from '#contract/buy/transfer-proof.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { dueOf, type Due } from '#domain/buy/payments/attempts.ts'
import { proofFault, proofKindOf, unreadableProof } from '#domain/buy/payments/transfer-proof.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { lockOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { RenderingFailed } from '#server/platform/pictures/renderer.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { readAttempts } from '../attempt-rows.ts'
import { isProofKey } from './proof-key.ts'
import { putInForce, storeProof } from './proofs.ts'

type ProofRoutesOptions = {
  db: Handle
  secrets: Secrets
  sealer: Sealer
  photos: PhotoStore
  prepare: PhotoPreparer['prepare']
}

/** A shopper replaces a blurred photograph; more is a script. */
const maxProofs = { max: 10, everyMs: 24 * 60 * 60_000 }
/** Small print of a receipt can be read on it. */
const side = 2200

/** Refused unless the order waits for a transfer: nothing else needs a proof. */
async function dueTransfer(db: Handle, order: OrderRow, now: Date): Promise<Due> {
  const due = dueOf(order, await readAttempts(db, order.orderNr), now)
  if (due?.situation !== 'transfer') throw new RuleError('proof_not_expected')
  return due
}

export function transferProofRoutes(app: App, mount: Mount, parts: ProofRoutesOptions) {
  const { db, secrets, prepare } = parts

  /** The order a key is of, in its store; every kind of wrong key gets the same answer (INV-24). */
  async function orderOf({ order_nr: typed, key }: { order_nr: string; key: string }, country: OpenCountry, now: Date) {
    const orderNr = typed.toUpperCase()
    const isRight = isProofKey(key, orderNr, await secrets('order link'), now)
    const isIt = and(eq(salesOrder.country, country), eq(salesOrder.orderNr, orderNr))
    const [order] = isRight ? await db.select().from(salesOrder).where(isIt) : []
    if (!order) throw new RuleError('order_not_found')
    return order
  }

  /** A photograph is encoded again, so that no place and nothing else of the file remains; a PDF stays what it is. */
  async function readable(file: File, country: OpenCountry) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const kind = proofKindOf(bytes)
    const unreadable = () => new RuleError('proof_incomplete', { proof: unreadableProof(country) })
    if (kind === undefined) throw unreadable()
    if (kind === 'pdf') return { kind, file: bytes }
    const picture = await prepare(bytes, { side }).catch((error: unknown) => {
      throw error instanceof RenderingFailed ? unreadable() : error
    })
    return { kind, file: picture }
  }

  mount(
    app,
    sendTransferProof,
    async ({ query, body: { proof: files } }, { country, now, transact }) => {
      const { orderNr } = await orderOf(query, country, now)
      const fault = proofFault(files, country)
      if (fault !== undefined) throw new RuleError('proof_incomplete', { proof: fault })
      const key = await storeProof(parts, { orderNr, ...(await readable(files[0]!, country)) }, now)
      return transact(async (tx) => {
        const order = (await lockOrder(tx, orderNr))!
        const { reservedUntil } = await dueTransfer(tx, order, now)
        await putInForce(tx, orderNr, key)
        const until = dayAndHour(countryProfiles[country].timeZone, reservedUntil)
        const about = `Hay un comprobante para revisar. El pedido espera la transferencia hasta ${until}.`
        await notifyStaff(tx, { event: 'transfer.proof', country, ref: orderNr, amount: order.total, about, now })
        return { error: false as const, message: 'Recibimos tu comprobante.' }
      })
    },
    async ({ query }, { country, now }) => {
      const order = await orderOf(query, country, now)
      await dueTransfer(db, order, now)
      await countAttempt(db, 'transfer proof', order.orderNr, { ...maxProofs, now })
    },
  )
}
